/** What can be seen on the island, as small drawings on a field of 24 by 24; their colours are classes of skye.css. */

import type { SymbolKind } from './tiles';

const SHEEP =
  '<path class="sk-dark" d="M7 15.500v5h2v-4.500zM15 16v4.500h2v-5z"/>' +
  '<path class="sk-wool" d="M5 16.800a3.4 3.4 0 0 1-1-6.4 3.6 3.6 0 0 1 4.2-4.2 4 4 0 0 1 6.6-.4 3.8 3.8 0 0 1 4.8 4.4 3.4 3.4 0 0 1-1.6 6.6 4 4 0 0 1-5.8.8 4.2 4.2 0 0 1-7.2-.8z"/>' +
  '<path class="sk-dark" d="M17.5 6.200c2.6-.6 4.8.6 5.2 2.8.3 2-.9 4.2-2.5 4.4-1.8.2-3-1.4-3.3-3.400z"/>';

const CATTLE =
  '<path class="sk-hide" d="M2.5 9.500c0-1.8 1.2-2.8 3-2.800h10.200c1 0 1.8.3 2.5.9l1.3 3v4.200l-1.8 1v5.700h-2.800V17H7.300v4.500H4.500V16c-1.3-.8-2-2-2-3.500z"/>' +
  '<path class="sk-hide" d="M15.5 6.500c1.5-1.5 5.2-1.5 6.6 0l-.5 5.200c-.3 1.5-1.4 2.5-2.8 2.500s-2.5-1-2.8-2.500z"/>' +
  '<path class="sk-horn" d="M15.8 7.200C13.6 6.7 12.6 5 13 2.800c1 1.6 2.2 2.3 4 2.500zM21.8 7.200c1.7-.5 2.4-2.2 1.7-4.4-.7 1.6-1.7 2.3-3 2.500z"/>' +
  '<path class="sk-muzzle" d="M16.6 11.200h4.800l-.3 1.500c-.3 1-1.2 1.7-2.1 1.7-1 0-1.9-.7-2.1-1.700z"/>';

const WHISKY =
  '<path class="sk-barrel" d="M6.5 3h11c2.2 3 3.2 6 3.2 9s-1 6-3.2 9h-11c-2.2-3-3.2-6-3.2-9s1-6 3.2-9z"/>' +
  '<path class="sk-stave" d="M9.6 3c-1 3-1.4 6-1.4 9s.4 6 1.4 9M14.4 3c1 3 1.4 6 1.4 9s-.4 6-1.4 9"/>' +
  '<path class="sk-hoop" d="M5.2 5.300h13.600l1 2.200H4.200zM4.2 16.500h15.600l-1 2.200H5.200z"/>' +
  '<circle class="sk-dark" cx="12" cy="12" r="1.7"/>';

const SHIP =
  '<path class="sk-hull" d="M1.5 15.500h21c-.8 3.8-2.8 6-5.5 6.500H7c-2.7-.5-4.7-2.7-5.5-6.500z"/>' +
  '<path class="sk-mast" d="M11.2 1.500h1.600v14h-1.600z"/>' +
  '<path class="sk-sail" d="M4 3.500h16c-1.5 3.5-1.5 6.5 0 10H4c1.5-3.5 1.5-6.5 0-10z"/>' +
  '<path class="sk-stripe" d="M8.3 3.500h2.300c-1 3.5-1 6.5 0 10H8.300c-1-3.5-1-6.5 0-10zM13.4 3.500h2.300c-1 3.5-1 6.5 0 10h-2.300c-1-3.5-1-6.5 0-10z"/>';

const LIGHTHOUSE =
  '<path class="sk-beam" d="M8 5.200L.5 2.500v6.800zM16 5.200l7.5-2.700v6.800z"/>' +
  '<path class="sk-rock" d="M3 23c.5-2.2 2.5-3.5 5-3.500h8c2.5 0 4.5 1.3 5 3.500z"/>' +
  '<path class="sk-tower" d="M9.3 8.500h5.400l1.8 12.500h-9z"/>' +
  '<path class="sk-band" d="M8.9 11.500h6.200l.4 2.800h-7zM8.1 17h7.800l.4 2.800H7.700z"/>' +
  '<path class="sk-lamp" d="M9.5 3.800h5v4h-5z"/>' +
  '<path class="sk-band" d="M8.2 7.600h7.600v1.500H8.200zM12 .8l3.2 3H8.800z"/>';

const FARM =
  '<path class="sk-wall" d="M4 11.500h16V21H4z"/>' +
  '<path class="sk-thatch" d="M1.5 12.500L6.5 4h11l5 8.500z"/>' +
  '<path class="sk-wall" d="M15.8 2.500h2.600v4h-2.600z"/>' +
  '<path class="sk-door" d="M10.3 14.500h3.400V21h-3.400zM5.8 14.500h2.700v2.700H5.800zM15.5 14.500h2.700v2.700h-2.700z"/>';

const BROCH =
  '<path class="sk-stone" d="M6 4.500h12c.2 5 1.2 10.5 3 16.500H3c1.8-6 2.8-11.5 3-16.500z"/>' +
  '<ellipse class="sk-mouth" cx="12" cy="4.6" rx="6" ry="2.2"/>' +
  '<path class="sk-course" d="M5.7 9h3.600M11.5 9h6.800M5.2 12.600h7M14.5 12.600h4.400M4.3 16.200H8M16 16.200h3.7"/>' +
  '<path class="sk-mouth" d="M10.2 21v-3.800c0-2.4 3.6-2.4 3.6 0V21z"/>';

export const CASTLE_DRAWING =
  '<path class="sk-castle" d="M2 22V8h1.600v1.600h1.500V8h1.600v1.600H8V8h1v14zM15 22V8h1v1.600h1.400V8H19v1.600h1.400V8H22v14z"/>' +
  '<path class="sk-castle" d="M8 22V4.800h1.700v1.700h1.500V4.800h1.600v1.700h1.500V4.800H16V22z"/>' +
  '<path class="sk-mouth" d="M10.2 22v-4.200c0-2.5 3.6-2.5 3.6 0V22zM11.3 9.500h1.400v3.200h-1.400zM4.7 12.500h1.400v3H4.700zM17.9 12.500h1.400v3h-1.400z"/>' +
  '<path class="sk-pole" d="M12 4.800V.6"/><path class="sk-flag" d="M12 .6l4.5 1.300L12 3.400z"/>';

export const LINES = '<path class="sk-course" d="M5 6h14M5 11h14M5 16h9"/>';

export const DRAWINGS: Record<SymbolKind, string> = {
  sheep: SHEEP,
  cattle: CATTLE,
  whisky: WHISKY,
  ship: SHIP,
  lighthouse: LIGHTHOUSE,
  farm: FARM,
  broch: BROCH,
};

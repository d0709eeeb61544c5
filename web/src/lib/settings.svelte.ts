/** What a person prefers on this device; remembered where the browser allows it. */

import { LANGUAGES } from '../api/constants';

export type Language = keyof typeof LANGUAGES;
const SPOKEN = Object.keys(LANGUAGES) as Language[];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How quickly what others do is shown, one thing after the other. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

interface Remembered {
  language: Language;
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  confirm: boolean;
  remarks: boolean;
  slips: boolean;
}

const STORE = 'parlour-settings';

export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = SPOKEN.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function remembered(): Remembered {
  const start: Remembered = {
    language: bestLanguage(globalThis.navigator?.languages ?? []),
    theme: 'auto',
    speed: 'normal',
    sounds: true,
    confirm: false,
    remarks: true,
    slips: true,
  };
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return { ...start, ...checked(saved) };
  } catch {
    return start;
  }
}

/** `animations` is what there was before speeds: whoever had switched them off wants nothing to move. */
type Saved = Partial<Record<keyof Remembered | 'animations', unknown>>;

function checked(saved: unknown): Partial<Remembered> {
  const found = saved as Saved;
  const good: Partial<Remembered> = {};
  if (SPOKEN.includes(found.language as Language)) good.language = found.language as Language;
  if (THEMES.includes(found.theme as Theme)) good.theme = found.theme as Theme;
  if (SPEEDS.includes(found.speed as Speed)) good.speed = found.speed as Speed;
  else if (found.animations === false) good.speed = 'at-once';
  if (typeof found.sounds === 'boolean') good.sounds = found.sounds;
  if (typeof found.confirm === 'boolean') good.confirm = found.confirm;
  if (typeof found.remarks === 'boolean') good.remarks = found.remarks;
  if (typeof found.slips === 'boolean') good.slips = found.slips;
  return good;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>('normal');
  sounds = $state(true);
  confirm = $state(false);
  /** Whether somebody wants to be told why, where something is asked for the first time. */
  remarks = $state(true);
  /** Ask before what is easily done by mistake. */
  slips = $state(true);

  constructor() {
    Object.assign(this, remembered());
  }

  save(): void {
    const { language, theme, speed, sounds, confirm, remarks, slips } = this;
    try {
      localStorage.setItem(STORE, JSON.stringify({ language, theme, speed, sounds, confirm, remarks, slips }));
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }
}

export const settings = new Settings();

/** What the device prefers, kept up to date. */
class Device {
  dark = $state(false);
  still = $state(false);
  phone = $state(false);
  /** One column: the drawer lies below the board. */
  narrow = $state(false);
  /** A finger is what points here: there is no wheel, and most likely no keys. */
  touch = $state(false);

  constructor() {
    this.#follow('(prefers-color-scheme: dark)', (matches) => (this.dark = matches));
    this.#follow('(prefers-reduced-motion: reduce)', (matches) => (this.still = matches));
    this.#follow('(max-width: 767px)', (matches) => (this.phone = matches));
    this.#follow('(max-width: 1099px)', (matches) => (this.narrow = matches));
    this.#follow('(pointer: coarse)', (matches) => (this.touch = matches));
  }

  #follow(query: string, set: (matches: boolean) => void): void {
    const media = globalThis.matchMedia?.(query);
    if (!media) return;
    set(media.matches);
    media.addEventListener('change', () => set(media.matches));
  }
}

export const device = new Device();

/** The theme on screen; `?theme=` in the address wins, for a look at the other one. */
export function shownTheme(query: URLSearchParams): 'light' | 'dark' {
  const asked = query.get('theme');
  if (asked === 'dark' || asked === 'light') return asked;
  if (settings.theme !== 'auto') return settings.theme;
  return device.dark ? 'dark' : 'light';
}

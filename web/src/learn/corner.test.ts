import { describe, expect, it } from 'vitest';
import { corner } from './corner';

const ROOM = { left: 10, top: 100, width: 800, height: 500 };
const CARD = { width: 300, height: 150 };

describe('corner', () => {
  it('is below on the right where nothing lies', () => {
    expect(corner(CARD, ROOM, [], null)).toEqual({ left: 510, top: 450, free: true });
  });

  it('is another where something lies there', () => {
    const low = { left: 10, top: 500, width: 800, height: 100 };
    expect(corner(CARD, ROOM, [low], null)).toEqual({ left: 510, top: 100, free: true });
  });

  it('stays where it is as long as that is free', () => {
    const now = { left: 10, top: 100, free: true };
    expect(corner(CARD, ROOM, [], now)).toEqual(now);
  });

  it('is below on the right where none is free, because the page can be scrolled', () => {
    const all = { left: 0, top: 130, width: 900, height: 700 };
    expect(corner(CARD, ROOM, [all], null)).toEqual({ left: 510, top: 450, free: false });
  });

  it('is another where that covers far less', () => {
    const low = { left: 0, top: 240, width: 900, height: 700 };
    expect(corner(CARD, ROOM, [low], null)).toEqual({ left: 510, top: 100, free: false });
  });

  it('never lies over what leads on, though it covers more elsewhere', () => {
    const tabs = { left: 10, top: 200, width: 800, height: 40 };
    const low = { left: 10, top: 500, width: 800, height: 100 };
    expect(corner(CARD, ROOM, [low], null, [tabs])).toEqual({ left: 510, top: 450, free: false });
  });

  it('is what it would be without that where no corner is left', () => {
    const tabs = { left: 10, top: 100, width: 800, height: 500 };
    expect(corner(CARD, ROOM, [], null, [tabs])).toEqual({ left: 510, top: 450, free: false });
  });
});

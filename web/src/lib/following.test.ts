import { expect, it } from 'vitest';
import { Following } from './following';

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, clientHeight: 300, scrollHeight });

it('a list that grew before its scrolling was told is still followed', () => {
  const following = new Following();
  following.scrolled(at(700, 1000));
  following.scrolled(at(900, 1400)); // we scrolled to 900 of 1200, and then more came
  expect(following.atEnd).toBe(true);
});

it('whoever goes up stays there, and is followed again at the end', () => {
  const following = new Following();
  following.scrolled(at(700, 1000));
  following.scrolled(at(400, 1000));
  expect(following.atEnd).toBe(false);
  following.scrolled(at(500, 1000));
  expect(following.atEnd).toBe(false);
  following.scrolled(at(680, 1000));
  expect(following.atEnd).toBe(true);
});

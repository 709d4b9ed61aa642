import { expect, it } from 'vitest';
import { getLight, getScene } from './scene.ts';

it.each([
  [1, false, 'morning', 'morning'],
  [1, false, 'afternoon', 'day'],
  [1, false, 'evening', 'evening'],
  [2, false, 'morning', 'day'],
  [2, false, 'night', 'evening'],
  [3, false, 'evening', 'evening'],
  [4, false, 'morning', 'day'],
  [4, false, 'afternoon', 'day'],
  [4, false, 'evening', 'evening'],
  [6, false, 'night', 'evening'],
  [5, true, 'morning', 'morning'],
  [5, true, 'afternoon', 'day'],
  [5, true, 'evening', 'evening'],
] as const)('the light of phase %i, of a beginning: %s, in the %s', (phase, isBeginning, part, light) => {
  expect(getLight(phase, isBeginning, part)).toBe(light);
});

it('a longer programme goes round the places again', () => {
  expect([1, 6, 7].map((phase) => getScene(phase, 'hero'))).toEqual(['hek', 'uitkijk', 'hek']);
});

it.each([
  ['hero', ['hek', 'dijk', 'brug', 'laan', 'wegwijzer', 'uitkijk']],
  ['rivier', ['hek', 'rivier', 'brug', 'laan', 'rivier', 'uitkijk']],
  ['duin', ['hek', 'duin', 'brug', 'dijk', 'duin', 'uitkijk']],
  ['wad', ['hek', 'wad', 'brug', 'dijk', 'wad', 'uitkijk']],
])('the walk of the landscape %s passes its own place twice, and no poplar grows in sand', (landscape, scenes) => {
  expect([1, 2, 3, 4, 5, 6].map((phase) => getScene(phase, landscape))).toEqual(scenes);
});

import { expect, it } from 'vitest';
import { getLight, getScene } from './scene.ts';

it.each([
  [1, false, 'morning'],
  [2, false, 'day'],
  [3, false, 'day'],
  [4, false, 'evening'],
  [6, false, 'evening'],
  [5, true, 'morning'],
])('the light of phase %i, of a beginning: %s', (phase, isBeginning, light) => {
  expect(getLight(phase, isBeginning)).toBe(light);
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

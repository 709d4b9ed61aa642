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
  expect([1, 6, 7].map(getScene)).toEqual(['hek', 'uitkijk', 'hek']);
});

import { expect, it } from 'vitest';
import { getAppearance, getStates, isWanted, readChoice, STATES, VARIANTS } from './variants.ts';

it('takes every width, light and dark, at both sizes of text, in every state where nothing is chosen', () => {
  const choice = readChoice([]);
  expect(getAppearance(choice)).toEqual(VARIANTS);
  expect(VARIANTS).toHaveLength(16);
  expect(getStates(choice)).toEqual(STATES);
  expect(isWanted(choice, 'diary')).toBe(true);
});

it('takes what is chosen alone', () => {
  const choice = readChoice(['--screen=diary,plan', '--width=390', '--scheme=dark', '--text=200', '--state=slow']);
  expect(getAppearance(choice)).toEqual([{ width: 390, scheme: 'dark', text: 200 }]);
  expect(getStates(choice)).toEqual(['slow']);
  expect(['diary', 'plan', 'calendar'].map((id) => isWanted(choice, id))).toEqual([true, true, false]);
});

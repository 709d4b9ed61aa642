import { expect, it } from 'vitest';
import { getGreetedName } from './greeted-name.ts';

it.each([
  ['Anouk', 'client', false, 'Anouk'],
  ['Anouk', 'client', true, null],
  ['Deelnemer', 'sso_client', false, null],
  ['Anouk 4', 'client', false, null],
  ['', 'client', false, null],
] as const)('%s, a %s whose screens are discreet: %s, is greeted as %s', (name, role, isDiscreet, greeted) => {
  expect(getGreetedName({ name, role, isDiscreet })).toBe(greeted);
});

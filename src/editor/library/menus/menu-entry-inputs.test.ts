import { expect, it } from 'vitest';
import { toMenuEntryInputs } from './menu-entry-inputs.ts';

it('gives each new link of a draft a key of its own', () => {
  const link = { uuid: null, title: 'Hulp', href: '/hulp', isOn: true };
  expect(new Set([link, link].map((entry) => toMenuEntryInputs(entry).key)).size).toBe(2);
});

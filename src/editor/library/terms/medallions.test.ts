import { expect, it } from 'vitest';
import en from '../../../../public/locales/en/desk-library.json' with { type: 'json' };
import nl from '../../../../public/locales/nl/desk-library.json' with { type: 'json' };
import { MEDALLIONS } from './medallions.ts';

it('every medallion that can be chosen has a name of its own in both languages, and no other has', () => {
  for (const { terms } of [nl, en]) {
    expect(Object.keys(terms.drawings).sort()).toEqual([...MEDALLIONS].sort());
    expect(new Set(Object.values(terms.drawings)).size).toBe(MEDALLIONS.length);
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { canEdit, EVERY_RIGHT } from './editor-rights.ts';

const keys = DOMAINS.map(({ key }) => key);

describe('what an editor may change', () => {
  it.each([
    { domains: [], languages: [], of: ['alcohol', 'tobacco'], language: 'en', may: true },
    { domains: ['alcohol'], languages: [], of: ['alcohol'], language: 'en', may: true },
    { domains: ['alcohol'], languages: [], of: ['alcohol', 'tobacco'], language: 'nl', may: false },
    { domains: ['alcohol', 'tobacco'], languages: ['nl'], of: ['tobacco'], language: 'nl', may: true },
    { domains: ['alcohol'], languages: ['nl'], of: ['alcohol'], language: 'en', may: false },
    { domains: ['alcohol'], languages: ['en'], of: ['alcohol'], language: null, may: false },
    { domains: ['alcohol'], languages: [], of: ['alcohol'], language: null, may: true },
  ] as const)('of $domains in $languages: $of in $language is $may', ({ domains, languages, of, language, may }) => {
    expect(canEdit({ domains, languages }, { domains: of, language })).toBe(may);
  });

  it('is never more with fewer programmes or languages, and everything where nothing was decided', () => {
    const rights = fc.record({
      domains: fc.subarray([...keys], { minLength: 1 }),
      languages: fc.subarray([...LANGUAGES], { minLength: 1 }),
      mayPublish: fc.boolean(),
    });
    const location = fc.record({
      domains: fc.subarray([...keys], { minLength: 1 }),
      language: fc.constantFrom(...LANGUAGES),
    });
    fc.assert(
      fc.property(rights, location, (grantedRights, condition) => {
        expect(canEdit(EVERY_RIGHT, condition)).toBe(true);
        if (!canEdit(grantedRights, condition)) return;
        expect(condition.domains.every((key) => grantedRights.domains.includes(key))).toBe(true);
        expect(grantedRights.languages).toContain(condition.language);
      }),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { UNIT_VARIANTS } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { createTranslate, type Texts } from '#src/i18n/create-translate.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { getDomainTexts } from '#src/i18n/translator.ts';
import { IF_THEN_LENGTH } from '#src/rules/hard-moment/if-thens.ts';
import { ACTIONS, SITUATIONS } from './if-then-choices.ts';

beforeAll(loadTexts);

const programmes = DOMAINS.filter(({ variant }) => variant === 'self-help').map(({ key }) => key);

describe.each(programmes)('a plan in %s', (domain) => {
  it.each(['nl', 'en'])('is made of twelve situations and twelve answers to pick from (%s)', (language) => {
    const t = createTranslate({ 'hard-moment': getDomainTexts(language, 'hard-moment', domain) as Texts }, language);
    for (const [name, choices] of Object.entries({ situations: SITUATIONS, actions: ACTIONS })) {
      const choiceTexts = (choices[domain] ?? []).map((key) => t(`hard-moment.plans.${name}.${domain}.${key}`));
      expect(new Set(choiceTexts).size, name).toBe(12);
      for (const text of choiceTexts) {
        expect(text).not.toContain('plans.');
        expect(text.length).toBeLessThanOrEqual(IF_THEN_LENGTH);
      }
    }
  });
});

it('an island gets the words of its own programme alone', () => {
  const { plans } = getDomainTexts('nl', 'hard-moment', 'cocaine') as { plans: Record<string, object> };
  expect(Object.keys(plans.situations ?? {})).toEqual(['cocaine']);
  // A nurse's clients belong to all domains, and count in any unit.
  const guided = getDomainTexts('nl', 'registration', 'guided') as { register: object };
  expect(Object.keys(guided.register)).toHaveLength(5 + UNIT_VARIANTS.length);
});

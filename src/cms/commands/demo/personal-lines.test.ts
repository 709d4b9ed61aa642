import { expect, it } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { PERSONAL_TEXT_SOURCES } from '#src/domains/personal-text-sources.ts';
import { splitIfThen } from '#src/rules/hard-moment/if-thens.ts';
import { findDemoTexts } from './personal-lines.ts';

it('a demo user has an if-then plan of two halves in a programme that asks for them apart', () => {
  const [source] = PERSONAL_TEXT_SOURCES.alcohol?.ifThens ?? [];
  if (!source || 'both' in source) throw new Error('The programme asks for one sentence.');
  const halves = [source.situation, source.action].map((question) => findDemoTexts('alcohol', 'en', question));
  expect(halves).toEqual([['Friday after work'], ['Going for a walk']]);
});

it.each(Object.entries(PERSONAL_TEXT_SOURCES))(
  'the if-then plans of a demo user of %s are all different',
  (key, sources) => {
    const texts = (sources?.ifThens ?? []).map((source) =>
      findDemoTexts(key as DomainKey, 'nl', 'both' in source ? source.both : source.situation)?.join(),
    );
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(texts.length);
  },
);

it.each(['nl', 'en'] as const)('a demo user has an if-then plan in one sentence that splits: %s', (language) => {
  const sources = PERSONAL_TEXT_SOURCES.cannabis?.ifThens ?? [];
  expect(sources).toHaveLength(3);
  for (const source of sources) {
    if (!('both' in source)) throw new Error('The programme asks for two halves.');
    const [text = ''] = findDemoTexts('cannabis', language, source.both) ?? [];
    const { situation, action } = splitIfThen(text);
    expect([situation, action].map((half) => half.length > 5)).toEqual([true, true]);
  }
});

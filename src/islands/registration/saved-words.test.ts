import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainWords, Language } from '#src/domains/domain.ts';
import { tForIsland } from '#src/i18n/island.ts';
import { type Amount, amountOfUnits } from '#src/rules/amounts/amount.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import en from '../../../public/locales/en/registration.json' with { type: 'json' };
import nl from '../../../public/locales/nl/registration.json' with { type: 'json' };
import { savedText } from './saved-words.ts';

const TEXTS = { nl, en };
const DATE = '2026-11-19';
const unit = alcohol.words.unit as NonNullable<DomainWords['unit']>;

function said(language: Language, [start, goal, total]: readonly [number, number | null, number], isSum = false) {
  const usage = { start: amountOfUnits(start), plan: amountOfUnits(start) };
  const day = { total: null, goal: goal === null ? null : amountOfUnits(goal), usage, items: [] };
  const ground = {
    t: tForIsland({ registration: TEXTS[language] }, language),
    language,
    unit,
    praise: PRAISE_LIMITS.alcohol,
    days: { [DATE]: day },
  };
  const near = { nl: 'vandaag', en: 'today' }[language];
  return savedText(ground, { date: DATE, day: near, total: amountOfUnits(total) as Amount, isSum });
}

describe('the words of a saved day (content/second-edition.md, 1.7)', () => {
  it.each([
    [
      [5, 5, 5],
      'Opgeslagen: vandaag is ingevuld. Je doel is nu gelijk aan wat je al deed. Wil je een kleine stap kiezen?',
      'Saved: today is filled in. Your goal is the same as what you already did. Would you like to choose a small step?',
    ],
    [
      [6, 3, 2],
      'Opgeslagen. Dit is minder dan toen je begon, en dat scheelt je lichaam. Het advies voor iedereen blijft: niet, of hooguit één glas.',
      'Saved. That is less than when you started, which helps your body. The advice for everyone is still none, or one drink at most.',
    ],
    [
      [20, 20, 20],
      'Opgeslagen: vandaag is ingevuld. Neem deze cijfers mee naar je huisarts.',
      'Saved: today is filled in. Take these numbers to your GP.',
    ],
    [[3, 1, 1], 'Opgeslagen. Je bleef binnen je plan van 1 glas.', 'Saved. You kept to your plan of 1 glass.'],
    [[3, 1, 2], 'Opgeslagen: vandaag is ingevuld.', 'Saved: today is filled in.'],
    [[3, null, 2], 'Opgeslagen: vandaag is ingevuld.', 'Saved: today is filled in.'],
  ] as const)('%j', (day, nl, en) => {
    expect([said('nl', day), said('en', day)]).toEqual([nl, en]);
  });

  it('tell the sum where something came on top', () => {
    expect(said('nl', [3, 1, 3.5], true)).toBe('Opgeslagen: vandaag is ingevuld. Samen is het nu 3,5 glazen.');
    expect(said('en', [3, 1, 3.5], true)).toBe('Saved: today is filled in. That makes 3.5 glasses in all.');
  });
});

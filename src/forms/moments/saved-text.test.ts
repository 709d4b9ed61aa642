import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { createTranslate } from '#src/i18n/create-translate.ts';
import { type Amount, toAmount } from '#src/rules/amounts/amount.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import en from '../../../public/locales/en/moments.json' with { type: 'json' };
import nl from '../../../public/locales/nl/moments.json' with { type: 'json' };
import { getSavedText } from './saved-text.ts';

const TEXTS = { nl, en };
const DATE = '2026-11-19';
const unit = alcohol.words.unit as NonNullable<DomainTexts['unit']>;

function getText(language: Language, [start, goal, total]: readonly [number, number | null, number]) {
  const usage = { start: toAmount(start), plan: toAmount(start) };
  const day = { total: null, goal: goal === null ? null : toAmount(goal), usage, items: [] };
  const context = {
    t: createTranslate({ moments: TEXTS[language] }, language),
    language,
    unit,
    praise: PRAISE_LIMITS.alcohol,
    days: { [DATE]: day },
  };
  const near = { nl: 'vandaag', en: 'today' }[language];
  return getSavedText(context, { date: DATE, day: near, total: toAmount(total) as Amount });
}

describe('the words of a saved day', () => {
  it.each([
    [
      [5, 5, 5],
      'Vandaag is ingevuld. Je doel is nu gelijk aan wat je al deed.',
      'Today is logged. Your limit is the same as what you were already doing.',
    ],
    [
      [6, 3, 2],
      'Dit is minder dan toen je begon, en dat scheelt je lichaam. Het advies voor iedereen blijft: niet, of hooguit één glas per dag.',
      'That’s less than when you started, which helps your body. The advice for everyone is still no alcohol, or one drink a day at most.',
    ],
    [
      [20, 20, 20],
      'Vandaag is ingevuld. Neem deze cijfers mee naar je huisarts.',
      'Today is logged. Take these numbers to your GP.',
    ],
    [
      [20, 10, 12],
      'Dat is boven je doel van 10 glazen. Je vulde het eerlijk in, en je doel blijft hetzelfde. Neem deze cijfers mee naar je huisarts.',
      'That’s over your limit of 10 drinks. You were honest about it, and your limit stays the same. Take these numbers to your GP.',
    ],
    [[3, 1, 1], 'Je bleef binnen je plan van 1 glas.', 'You kept to your plan of 1 drink.'],
    [
      [3, 1, 2],
      'Dat is een derde minder dan bij je begin. Dat is boven je doel van 1 glas. Je vulde het eerlijk in, en je doel blijft hetzelfde.',
      'That is a third less than when you started. That’s over your limit of 1 drink. You were honest about it, and your limit stays the same.',
    ],
    [[3, null, 2], 'Vandaag is ingevuld.', 'Today is logged.'],
    [[3, 1, 0], 'Een dag zonder.', 'A day with none.'],
    [[5, 5, 0], 'Een dag zonder.', 'A day with none.'],
    [[3, null, 0], 'Een dag zonder.', 'A day with none.'],
    [[3, 3, 4], 'Dat is meer dan je bij je begin invulde.', 'That is more than you entered when you started.'],
  ] as const)('%j', (day, nl, en) => {
    expect([getText('nl', day), getText('en', day)]).toEqual([nl, en]);
  });
});

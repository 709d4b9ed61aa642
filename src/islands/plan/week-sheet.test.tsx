import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { createTranslate } from '#src/i18n/create-translate.ts';
import { type Amount, toAmount } from '#src/rules/amounts/amount.ts';
import { addDays, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import nl from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { WeekSheet } from './WeekSheet.tsx';

const MONDAY = '2026-11-23';
const week = listDatesBetween(MONDAY, addDays(MONDAY, 6));

/** Returns the text above the bars of a week with these totals on its first days. */
function getText(totals: readonly number[], goal: number | null, today = addDays(MONDAY, 3)): string {
  const days = week.map((date, index) => {
    const total = totals[index];
    const units = {
      total: total === undefined ? null : toAmount(total),
      goal: goal === null ? null : toAmount(goal),
    };
    return [date, { ...units, items: [] }] as const;
  });
  const html = renderToStaticMarkup(
    <WeekSheet
      week={week}
      days={Object.fromEntries(days)}
      context={{
        t: createTranslate({ plan: nl }, 'nl'),
        language: 'nl',
        unit: alcohol.words.unit as NonNullable<DomainTexts['unit']>,
        maximum: 1000 as Amount,
        praise: PRAISE_LIMITS.alcohol as PraiseLimits,
        today,
        start: MONDAY,
        href: (date) => date,
      }}
    />,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('this week says what it comes to so far beside its goal, once a day of it is filled in', () => {
  expect(getText([0.5, 2, 2], 2.5)).toContain('4,5 van hooguit 17,5 glazen');
  expect(getText([], 2.5)).not.toContain('van hooguit');
  expect(getText([2], null)).not.toContain('van hooguit');
  expect(getText([1], 0)).not.toContain('van hooguit');
  expect(getText([2, 2], 2.5, addDays(MONDAY, 9))).not.toContain('van hooguit');
});

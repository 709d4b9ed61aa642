import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Support } from '#src/rules/after/support-week.ts';
import { toAmount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import programme from '../../../../public/locales/nl/programme.json' with { type: 'json' };
import { SupportCard } from './SupportCard.tsx';

const BEGUN: CalendarDate = '2026-12-07';
const offer = { answer: null, begunOn: null, endedOn: null, isHigh: false };

it.each([
  ['week', { days: 7, fromNothing: 2 }, 'Je gebruikte op 2 dagen. De weken ervoor niet.'],
  ['week', { days: 7, fromNothing: null }, '7 glazen in 7 dagen, anders ongeveer 0 glazen.'],
  ['month', { days: 28, fromNothing: null }, '7 glazen in vier weken, eerder ongeveer 0 glazen.'],
] as const)('the offer after a rise of a %s says %j as numbers', (kind, days, text) => {
  const numbers = { ...days, total: toAmount(7), usual: toAmount(0) };
  const support: Support = { ...offer, kind, offeredOn: '2026-12-07' as CalendarDate, numbers };
  const card = renderToStaticMarkup(
    <Island {...createIslandProps({ texts: { programme } })}>
      <SupportCard support={support} day={null} days={{}} />
    </Island>,
  );
  expect(card).toContain(text);
});

it.each([
  [addDays(BEGUN, -1), '1 dag ingevuld, samen 2 glazen. De week ervoor 2 glazen.'],
  [addDays(BEGUN, 1), '2 dagen ingevuld, samen 4 glazen.'],
])('the last day names the week before only if a day of it was filled in (%s)', (date, text) => {
  const support: Support = { ...offer, kind: 'week', offeredOn: BEGUN, answer: 'yes', begunOn: BEGUN, numbers: null };
  const usage = { start: toAmount(6), plan: toAmount(6) };
  const filled = { total: toAmount(2), goal: toAmount(5), usage };
  const card = renderToStaticMarkup(
    <Island {...createIslandProps({ texts: { programme } })}>
      <SupportCard support={support} day={7} days={{ [BEGUN]: filled, [date]: filled }} />
    </Island>,
  );
  expect(card).toContain(`>${text}<`);
});

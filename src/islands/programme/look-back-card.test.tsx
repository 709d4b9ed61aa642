import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { toAmount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island, UserProvider } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import programme from '../../../public/locales/nl/programme.json' with { type: 'json' };
import { LookBackCard } from './LookBackCard.tsx';
import type { HomeState } from './use-home.ts';

/** A Monday. */
const TODAY: CalendarDate = '2026-11-23';
const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
});
const homeState = { facts: { isWeekMailed: false } } as unknown as HomeState;
const { site } = createIslandProps();
const island = createIslandProps({
  texts: { programme },
  site: { ...site, offers: { ...site.offers, urgeLog: false } },
});

/** Creates the days of last week, the first ones within their goal. */
function createDays(withinCount: number) {
  const usage = { start: toAmount(6), plan: toAmount(6) };
  const dates = [7, 6, 5, 4, 3, 2, 1].map((daysAgo) => addDays(TODAY, -daysAgo));
  const createDay = (index: number) => ({
    total: toAmount(index < withinCount ? 1 : 4),
    goal: toAmount(2),
    usage,
    items: [],
  });
  return Object.fromEntries(dates.map((date, index) => [date, createDay(index)]));
}

it.each([
  [4, '7 dagen ingevuld, 4 binnen je doel.'],
  [3, '7 dagen ingevuld.'],
  [1, '7 dagen ingevuld.'],
  [0, '7 dagen ingevuld.'],
])('last week with %i days within the goal is said as: %s', (withinCount, text) => {
  const card = renderToStaticMarkup(
    <Island {...island}>
      <UserProvider user={user}>
        <LookBackCard homeState={homeState} days={createDays(withinCount)} today={TODAY} isShort={false} />
      </UserProvider>
    </Island>,
  );
  expect(card).toContain(`>${text}<`);
});

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ClientDay } from '#src/contract/client-details.ts';
import type { ClientInList } from '#src/contract/clients.ts';
import type { UserStatistics } from '#src/contract/get-statistics.ts';
import type { MyData } from '#src/contract/my-data.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainKey, DomainTexts } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { createTranslate } from '#src/i18n/create-translate.ts';
import { toDaysCsv } from '#src/islands/account/days-csv.ts';
import { DayCell } from '#src/islands/calendar/MonthTable.tsx';
import { toClientBar } from '#src/islands/nurse-portal/client-bar.ts';
import { StreakFigures } from '#src/islands/plan/StreakFigures.tsx';
import { WeekSheet } from '#src/islands/plan/WeekSheet.tsx';
import { WeeksTable } from '#src/islands/plan/Weeks.tsx';
import { RegisteredToday } from '#src/islands/programme/RegisteredToday.tsx';
import { SummarySheet } from '#src/islands/summary/SummarySheet.tsx';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { listLastFullDays } from '#src/rules/figures/days-with-usage.ts';
import { getGains } from '#src/rules/figures/gains.ts';
import { compareThenAndNow } from '#src/rules/figures/then-and-now.ts';
import { countRegisteredDays, findBestRun } from '#src/rules/hard-moment/best-run.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { countDays } from '#src/rules/registrations/day-state.ts';
import { listWeeks } from '#src/rules/registrations/plan-weeks.ts';
import { isPlanSet } from '#src/rules/registrations/statistics.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import moments from '../../public/locales/nl/moments.json' with { type: 'json' };
import plan from '../../public/locales/nl/plan.json' with { type: 'json' };
import portal from '../../public/locales/nl/portal.json' with { type: 'json' };
import summary from '../../public/locales/nl/summary.json' with { type: 'json' };

/** All responses of the content system about a user's days, to the user and to the nurse. */
export interface Answers {
  readonly domain: DomainKey;
  readonly today: CalendarDate;
  readonly days: RegistrationsOverview;
  readonly figures: UserStatistics;
  readonly own: MyData;
  readonly client: ClientInList;
  readonly clientDays: readonly ClientDay[];
}

/** The numbers of the figures, without the text of their bar. */
const FIGURE = /(?:plan-number">|<\/strong> van |<dd>)(\d+)/g;

const getText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the cells of a table's rows, without its head. */
const getRows = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
    .slice(1)
    .map(([, row = '']) =>
      [...row.matchAll(/<(?:td|th)[^>]*>(.*?)<\/(?:td|th)>/gs)].map(([, cell = '']) => getText(cell)),
    );

/** Returns the numbers on every screen, as they are shown. */
export function readPlaces({ domain, today, days, figures, own, client, clientDays }: Answers) {
  const texts = { moments, plan, portal, summary, registration: {}, account: {} };
  const praise = PRAISE_LIMITS[domain] as PraiseLimits;
  const unit = getDomain(domain).words.unit as NonNullable<DomainTexts['unit']>;
  const start = figures.registrationsStart;
  const span = { start, today };
  const getVisibleText = (part: ReactNode) =>
    renderToStaticMarkup(
      <Island
        {...createIslandProps({
          domain: getDomain(domain),
          texts,
          paths: { registration: '/dag/:date', calendar: '/kalender' },
        })}
      >
        {part}
      </Island>,
    );
  const t = createTranslate(texts, 'nl');
  const bars = {
    t,
    language: 'nl',
    unit,
    maximum: 1_000 as Amount,
    praise,
    ...span,
    href: (date: string) => date,
  } as const;
  const dates = listDatesBetween(start, today);
  const weeks = listWeeks({ first: getMonday(start), last: getSunday(today) });
  const week = weeks.at(-1) ?? [];
  const { total = null } = days[today] ?? {};
  const gains = getGains(days, figures.programStartDate, today);
  const comparedThenAndNow = compareThenAndNow(days, figures.programStartDate, today);
  const weekSheet = getText(getVisibleText(<WeekSheet week={week} days={days} context={bars} />));
  return {
    programme:
      total === null
        ? null
        : /<h2[^>]*>(.*?)<\/h2>/s.exec(
            getVisibleText(
              <RegisteredToday {...{ days, today, total }} isNew={false} entry={null} onUndo={() => {}} />,
            ),
          )?.[1],
    lookBack: { ...countRegisteredDays(days, today, praise), run: findBestRun(days, today, praise) },
    plan: getRows(getVisibleText(<WeeksTable weeks={weeks} days={days} context={bars} title="" />)),
    weekSoFar: /([\d,]+ van hooguit [\d,]+) /.exec(weekSheet)?.[1] ?? null,
    figures: [
      ...getVisibleText(<StreakFigures counts={countDays(days, span, praise)} isPlanSet={isPlanSet(days)} />).matchAll(
        FIGURE,
      ),
    ].map(([, number]) => Number(number)),
    calendar: [
      ...getVisibleText(
        dates.map((date) => (
          <DayCell
            key={date}
            date={date}
            day={days[date] ?? { total: null, goal: null }}
            {...span}
            isStop={false}
            onFocus={() => {}}
          />
        )),
      ).matchAll(/visually-hidden">([^<]*)</g),
    ].map(([, label]) => label),
    gains: gains && { amount: gains.amount / 100, days: gains.days, of: gains.of, until: gains.until },
    compared: comparedThenAndNow && {
      now: [comparedThenAndNow.now.amount / 100, comparedThenAndNow.now.days],
      before:
        comparedThenAndNow.isSideBySide && comparedThenAndNow.before
          ? [comparedThenAndNow.before.amount / 100, comparedThenAndNow.before.days]
          : null,
    },
    summary: getRows(
      getVisibleText(
        <SummarySheet
          choices={{ days: 42, parts: ['weeks'], question: '' }}
          days={days}
          dates={listLastFullDays(today, 42).filter((date) => date >= start)}
          today={today}
        />,
      ),
    ).map((row) => row.slice(1)),
    csv: toDaysCsv(own, { domain: getDomain(domain), language: 'nl', t })
      .trimEnd()
      .split('\r\n')
      .slice(1),
    account: {
      days: (own.registrations as readonly unknown[] | undefined)?.length ?? 0,
      total: figures.total,
      completed: figures.completed,
    },
    nurse: {
      counts: [
        client.totalRegistrations,
        client.completedRegistrations,
        client.within,
        client.above,
        client.filledOnly,
      ],
      weeks: client.lastWeeks.map(({ total: amount, filled }) => [amount, filled]),
      lastFilledIn: client.lastFilledIn,
      lastDays: client.lastDays.map(({ state }) => state),
      bars: clientDays
        .filter(({ date }) => date >= start && date <= today)
        .map((day) => toClientBar({ ...bars, today, start }, day).label),
    },
  };
}

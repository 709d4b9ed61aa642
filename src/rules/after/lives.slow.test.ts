import { describe, expect, it } from 'vitest';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getMonday } from '../calendar/week.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';
import { getDueCheck } from '../self-tests/self-check.ts';
import { type DismissedCard, type DismissibleCard, getDismissedKey, getDismissedUntil } from './dismissed-cards.ts';
import { createQuietFacts, fillDays, getUsualCount } from './home.fixture.ts';
import { countDaysAway, getCardSubject, getHomeOrder, type HomeFacts } from './home.ts';
import { getDueMessage } from './messages.ts';
import { getMonthStep } from './month-steps.ts';
import { getNewestPath, type SixWeekRun } from './paths.ts';
import { getNearDates, getNextOccurrence, type PersonalDate } from './personal-dates.ts';
import { getSupportState, type Support } from './support-week.ts';
import { canOfferSupport, getRiseStart, getUsageTrend } from './usage-trend.ts';

const START = '2026-01-05' as CalendarDate;
const getDay = (day: number) => addDays(START, day - 1);

interface UserHistory {
  readonly glasses?: (day: number, date: CalendarDate) => number | null;
  readonly dates?: readonly PersonalDate[];
  readonly pathFrom?: number;
  readonly isWeekMailed?: boolean;
  /** Goal in glasses; 5 if absent. */
  readonly goal?: number;
}

const PRESSED: readonly string[] = ['begin', 'end', 'month', 'night'];

/** Simulates 400 days: every card is completed on the day on which it is first offered. */
function isLive({
  glasses = (_, date) => getUsualCount(date),
  dates = [],
  pathFrom,
  isWeekMailed = false,
  goal = 5,
}: UserHistory) {
  const checks: CalendarDate[] = [];
  const dismissedCards: DismissedCard[] = [];
  const paths: SixWeekRun[] = [];
  const body: { readonly week: CalendarDate; readonly cause: string; readonly day: number; readonly kind: string }[] =
    [];
  let support: Support | null = null;
  const first: string[][] = [];
  const third: string[][] = [];
  const all = fillDays(START, 400, glasses, goal);
  const days: Record<CalendarDate, DayWithUsage> = {};
  const totals = new Map<CalendarDate, Amount>();
  for (let day = 1; day <= 400; day += 1) {
    const today = getDay(day);
    const yesterday = all[addDays(today, -1)];
    if (yesterday?.total != null) {
      days[addDays(today, -1)] = yesterday;
      totals.set(addDays(today, -1), yesterday.total);
    }
    if (day === pathFrom) paths.push({ number: 2, begunOn: today, endedOn: null });
    const lastOffer: CalendarDate | null = support?.offeredOn ?? null;
    const trendStart = getRiseStart(getNewestPath(START, paths).begunOn, lastOffer);
    const isRecent = [...totals.keys()].some((date) => date >= addDays(today, -7));
    const line = getUsageTrend({ domain: 'alcohol', totals, programmeStart: START, trendStart, quiet: [], today });
    if (isRecent && line.state === 'rising' && canOfferSupport(lastOffer, today)) {
      const { kind, numbers } = line;
      support = { offeredOn: today, kind, numbers, answer: null, begunOn: null, endedOn: null, isHigh: false };
    }
    const facts: HomeFacts = {
      ...createQuietFacts(START, today, days),
      support: getSupportState(support, today),
      dates: getNearDates(dates, today),
      paths,
      check: getDueCheck(START, checks, today),
      month: getMonthStep(START, today, true),
      isWeekMailed,
      aside: dismissedCards,
    };
    const displayedCards = getHomeOrder(facts).cards;
    const daysAway = countDaysAway(facts);
    const message = getDueMessage({
      today,
      programmeStart: START,
      isWeekMailed,
      isSupportNew: support?.offeredOn === today,
      dates: dates.flatMap((date) => getNextOccurrence(date, today) ?? []),
      away: daysAway === null ? null : { days: daysAway, since: addDays(today, -daysAway) },
      check: facts.check,
      month: displayedCards.includes('month') ? facts.month : null,
      sent: body.map(({ cause }) => cause),
    });
    const week = getMonday(today);
    if (message && body.every((item) => item.week !== week)) body.push({ ...message, week, day });
    const cards = displayedCards.filter((card) => card !== 'week');
    if (day > 42) {
      if (cards[0]) first.push([cards[0], String(day)]);
      if (cards[1]) third.push([cards[1], String(day)]);
    }
    const now = cards[0];
    if (now === 'check') checks.push(today);
    if (now === 'support' && support?.answer === null) support = { ...support, answer: 'yes', begunOn: today };
    if (now && PRESSED.includes(now)) {
      const card = now as DismissibleCard;
      dismissedCards.push({
        card: getDismissedKey(card, getCardSubject(card, facts)),
        until: getDismissedUntil(card, today),
      });
    }
  }
  return { first: toRanges(first), third: toRanges(third), sent: body.map(({ day, kind }) => `${day} ${kind}`) };
}

/** Formats the days of one card in a row as a range: "148-150 date". */
function toRanges(days: readonly string[][]): string {
  const ranges: { card: string; from: number; to: number }[] = [];
  for (const [card = '', day] of days) {
    const last = ranges.at(-1);
    if (last?.card === card && last.to === Number(day) - 1) last.to += 1;
    else ranges.push({ card, from: Number(day), to: Number(day) });
  }
  return ranges.map(({ card, from, to }) => `${from === to ? from : `${from}-${to}`} ${card}`).join(', ');
}

const birthday = { uuid: 'a', label: 'verjaardag', first: getDay(150), last: getDay(150), isYearly: false };
const LATE = '181 check, 210 month, 240 month, 270 month, 300 month, 330 month, 366 check';
const late = LATE.split(', ').map((item) => item.trim());

describe('400 days of', () => {
  it('a steady life with a marked birthday', () => {
    const { first, third, sent } = isLive({ dates: [birthday] });
    expect(first).toBe(`43 end, 44 check, 60 month, 91 check, 120 month, 148-150 date, 151 month, ${LATE}`);
    expect(third).toBe('43 check, 150 month');
    expect(sent).toEqual(['43 check', '60 month', '91 check', '120 month', '148 date', ...late]);
  });

  it('two and a half times as much from day 201', () => {
    const { first, third, sent } = isLive({
      glasses: (day, date) => getUsualCount(date) * (day > 200 ? 2.5 : 1),
      goal: 8,
    });
    expect(first).toBe(
      `43 end, 44 check, 60 month, 91 check, 120 month, 150 month, 181 check, 203-209 support, 210 month, 240 month, 270 month, 295-301 support, 302 month, 330 month, 366 check`,
    );
    expect(third).toBe('43 check, 300-301 month');
    expect(sent.map((item) => item.split(' ')[0]).join(' ')).toBe(
      '43 60 91 120 150 181 203 210 240 270 295 302 330 366',
    );
  });

  it('silence from day 61', () => {
    const { first, sent } = isLive({ glasses: (day, date) => (day > 60 ? null : getUsualCount(date)) });
    expect(first).toBe('43 end, 44 check, 60 month, 67-400 back');
    expect(sent).toEqual(['43 check', '60 month', '74 away', '120 away']);
  });

  it('seven glasses a day on seven days', () => {
    const isMore = (day: number) => day >= 130 && day <= 136;
    const { first, third, sent } = isLive({ glasses: (day, date) => (isMore(day) ? 7 : getUsualCount(date)) });
    expect(first).toBe(
      `43 end, 44 check, 60 month, 91 check, 120 month, 131-132 night, 133-139 support, 150 month, ${LATE}`,
    );
    expect(third).toBe('43 check, 131-132 support');
    expect(sent).toEqual(['43 check', '60 month', '91 check', '120 month', '131 support', '150 month', ...late]);
  });

  it('a second path from day 90', () => {
    const { first, third, sent } = isLive({ pathFrom: 90 });
    expect(first).toBe(
      `43 end, 44 check, 60 month, 90 path, 91 check, 92-131 path, 132 end, 133 month, 150 month, ${LATE}`,
    );
    expect(third).toBe('43 check, 91 path, 120-132 month');
    expect(sent).toEqual(['43 check', '60 month', '91 check', '120 month', '150 month', ...late]);
  });

  it('silence from day 61 to 180, and registered days after it', () => {
    const { first, sent } = isLive({ glasses: (day, date) => (day > 60 && day <= 180 ? null : getUsualCount(date)) });
    expect(first).toBe(
      '43 end, 44 check, 60 month, 67-181 back, 182 check, 210 month, 240 month, 270 month, 300 month, 330 month, 366 check',
    );
    expect(sent.map((item) => item.split(' ')[0]).join(' ')).toBe('43 60 74 120 182 210 240 270 300 330 366');
  });

  it('the link of the week each Monday', () => {
    const { first, sent } = isLive({ isWeekMailed: true });
    expect(first).toBe(`43 end, 44 check, 60 month, 91 check, 120 month, 150 month, ${LATE}`);
    expect(sent.every((item) => item.endsWith('week'))).toBe(true);
    expect(sent.length).toBe(52);
  });
});

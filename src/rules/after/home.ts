import { addDays, type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';
import { type DaysWithUsage, isFilled } from '../figures/days-with-usage.ts';
import { getLookBackWeek } from '../hard-moment/look-back.ts';
import { getMorningAfter } from '../hard-moment/slip.ts';
import { SHORT_ABSENCE_DAYS, showsReturnQuestion } from '../hard-moment/welcome-back.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '../limits.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { getProgrammeDay } from '../programme/programme-day.ts';
import { type DismissedCard, type DismissibleCard, getDismissedKey, isDismissed } from './dismissed-cards.ts';
import { getNewestPath, getPathDay, isPathEndShown, type SixWeekRun } from './paths.ts';
import type { Occurrence } from './personal-dates.ts';
import type { SupportState } from './support-week.ts';

/** Registered days of a user, with the limits of the domain. */
export interface HomeDays {
  readonly days: DaysWithUsage;
  readonly limits: PraiseLimits;
}

/** Facts that determine the content of the home. */
export interface HomeFacts {
  readonly today: CalendarDate;
  readonly programmeStart: CalendarDate;
  /** Null in a domain that registers no days. */
  readonly ownDays: HomeDays | null;
  /** Number of days since the previous visit; used in a domain without registered days. */
  readonly daysAway: number;
  /** True if safety, a call, or the repeated safety questions take priority over everything else. */
  readonly isSafetyFirst: boolean;
  readonly support: SupportState | null;
  /** Marked dates that are near, nearest first. */
  readonly dates: readonly Occurrence[];
  readonly paths: readonly SixWeekRun[];
  readonly hasOpenExercise: boolean;
  /** The day of the last submission of an exercise. */
  readonly lastSent: CalendarDate | null;
  /** Day number of the self-check that is due; null if there is none. */
  readonly check: number | null;
  /** Programme day of the open monthly follow-up; null if none is open. */
  readonly month: number | null;
  /** True if a link for the week is mailed each Monday. */
  readonly isWeekMailed: boolean;
  readonly aside: readonly DismissedCard[];
}

const LATE_START = 8;
/** Maximum number of registered days in the last seven for which the mail with the link of the week is offered. */
const FEW_DAYS = 3;
const LAST_STEP_DAYS = 28;

/** Lists the registered days up to today, in order. */
export const listRegistered = (homeDays: HomeDays | null, today: CalendarDate): readonly CalendarDate[] =>
  homeDays === null
    ? []
    : (Object.keys(homeDays.days) as CalendarDate[])
        .filter((date) => date <= today && isFilled(homeDays.days[date]))
        .sort();

/** Returns the number of days since the last registered day, or else the previous visit; null if both are missing. */
export function countDaysAway(facts: HomeFacts): number | null {
  if (facts.ownDays === null) return facts.daysAway;
  const last = listRegistered(facts.ownDays, facts.today).at(-1);
  return last === undefined ? null : countDaysBetween(last, facts.today);
}

const getDateSubject = ({ uuid, first }: Occurrence) => `${uuid}.${first}`;

/** Returns the marked date of the card: the nearest that was not dismissed. */
export const findShownDate = ({ dates, aside, today }: HomeFacts): Occurrence | undefined =>
  dates.find((date) => !isDismissed(aside, getDismissedKey('date', getDateSubject(date)), today));

/** Returns the subject of a card: dismissing a card hides it for this subject; it returns for the next one. */
export function getCardSubject(card: DismissibleCard, facts: HomeFacts): string | number {
  if (card === 'night') return facts.today;
  if (card === 'back') {
    const daysAway = countDaysAway(facts) ?? 0;
    // The card of a long absence has other content, such as what a break does to the body.
    return addDays(facts.today, -daysAway) + (showsReturnQuestion(daysAway) ? '.long' : '');
  }
  const date = findShownDate(facts);
  if (card === 'date') return date ? getDateSubject(date) : '';
  if (card === 'end') return getNewestPath(facts.programmeStart, facts.paths).number;
  if (card === 'check') return facts.check ?? '';
  return card === 'month' ? (facts.month ?? '') : '';
}

function isNight({ ownDays, today }: HomeFacts): boolean {
  const morning = ownDays && getMorningAfter(ownDays.days, today, ownDays.limits);
  return morning !== null && morning.kind !== 'row';
}

function isWeekOpen({ ownDays, today, isWeekMailed }: HomeFacts): boolean {
  const week = getLookBackWeek(today);
  if (ownDays === null || week === null) return false;
  const filledCount = week.filter((date) => isFilled(ownDays.days[date])).length;
  return filledCount > 0 || (isWeekMailed && filledCount < DAYS_IN_WEEK);
}

function isPathOpen({ programmeStart, paths, today, hasOpenExercise, lastSent }: HomeFacts): boolean {
  if (getProgrammeDay(programmeStart, today) <= PROGRAMME_DAYS) return true;
  if (getPathDay(getNewestPath(programmeStart, paths), today) !== null) return true;
  return hasOpenExercise && lastSent !== null && countDaysBetween(lastSent, today) <= LAST_STEP_DAYS;
}

const isLater = ({ programmeStart, today }: HomeFacts) => getProgrammeDay(programmeStart, today) > PROGRAMME_DAYS;

/** Cards of the home in their order, each with its condition. No other code orders them. */
const CARDS = {
  safety: ({ isSafetyFirst }) => isSafetyFirst,
  night: isNight,
  back: (facts) => (countDaysAway(facts) ?? 0) >= SHORT_ABSENCE_DAYS,
  begin: (facts) =>
    facts.ownDays !== null &&
    countDaysAway(facts) === null &&
    getProgrammeDay(facts.programmeStart, facts.today) >= LATE_START,
  support: (facts) => isLater(facts) && facts.support !== null,
  date: (facts) => findShownDate(facts) !== undefined,
  end: (facts) => isLater(facts) && isPathEndShown(getNewestPath(facts.programmeStart, facts.paths), facts.today),
  check: ({ check }) => check !== null,
  path: isPathOpen,
  week: isWeekOpen,
  month: (facts) => isLater(facts) && facts.month !== null,
} as const satisfies Record<string, (facts: HomeFacts) => boolean>;

export type HomeCard = keyof typeof CARDS;
/** Names of the cards, in the order of the home. */
export const HOME_CARDS = Object.keys(CARDS) as readonly HomeCard[];

const ASIDE: readonly string[] = ['night', 'back', 'begin', 'date', 'end', 'check', 'week', 'month'];
const isAsideCard = (card: HomeCard): card is HomeCard & DismissibleCard => ASIDE.includes(card);

/** The cards of the home today, in order, and whether a day row is part of it. */
export interface HomeOrder {
  readonly cards: readonly HomeCard[];
  readonly hasRow: boolean;
}

/** Returns the content of the home, for every day from the first on. */
export function getHomeOrder(facts: HomeFacts): HomeOrder {
  const { aside, today } = facts;
  const isPutAside = (card: HomeCard) =>
    isAsideCard(card) && isDismissed(aside, getDismissedKey(card, getCardSubject(card, facts)), today);
  return {
    cards: HOME_CARDS.filter((card) => CARDS[card](facts) && !isPutAside(card)),
    hasRow: facts.ownDays !== null,
  };
}

/**
 * Returns true if the weekly mail may be offered: to a user who registers days, does not get it and did not dismiss it.
 */
export const canOfferWeeklyMail = ({ ownDays, isWeekMailed, aside, today }: HomeFacts): boolean =>
  ownDays !== null && !isWeekMailed && !isDismissed(aside, getDismissedKey('weekly'), today);

/** Returns true if the weekly mail is offered below the day row: few recent days are registered, no card offers it. */
export function isWeeklyMailOffered(facts: HomeFacts, { cards }: HomeOrder): boolean {
  const { ownDays, today, programmeStart } = facts;
  if (cards.some((card) => card === 'safety' || card === 'back' || card === 'begin' || card === 'end')) return false;
  const recent = listRegistered(ownDays, addDays(today, -1)).filter((date) => date >= addDays(today, -DAYS_IN_WEEK));
  return getProgrammeDay(programmeStart, today) >= LATE_START && recent.length <= FEW_DAYS && canOfferWeeklyMail(facts);
}

/** Parts of the home that are not cards. */
export type HomePart = HomeCard | 'row' | 'four-weeks' | 'own-sentence' | 'diary';

/** Parts in the three positions of the home. */
export type HomeLayout = readonly [first: HomePart, second: HomePart | null, third: HomePart | null];

/** True for parts with content; empty parts are omitted. */
interface ContentFlags {
  readonly hasFourWeeks: boolean;
  readonly hasOwnSentence: boolean;
}

/**
 * Arranges the home: one card first, the day row at most second, one more card in short form. Safety is shown without
 * other parts.
 */
export function createHomeLayout(
  { cards, hasRow }: HomeOrder,
  { hasFourWeeks, hasOwnSentence }: ContentFlags,
): HomeLayout {
  const [first, second] = cards;
  if (first === 'safety') return ['safety', hasRow ? 'row' : null, null];
  if (!hasRow) return first === undefined ? ['diary', null, null] : [first, second ?? null, 'diary'];
  const rest = [
    ...(hasFourWeeks ? (['four-weeks'] as const) : []),
    ...(hasOwnSentence ? (['own-sentence'] as const) : []),
  ];
  if (first === undefined) return ['row', rest[0] ?? null, rest[1] ?? null];
  return [first, 'row', second ?? rest[0] ?? null];
}

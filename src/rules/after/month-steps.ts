import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getProgrammeDay } from '../programme/programme-day.ts';

/** Days of the programme on which a month step opens; months with a self-check have no step. */
export const MONTH_STEPS = [60, 120, 150, 210, 240, 270, 300, 330] as const;
export type MonthStep = (typeof MONTH_STEPS)[number];

/** Screen of each month step. */
export const MONTH_STEP_SCREENS = {
  60: 'own-things',
  120: 'own-dates',
  150: 'if-thens',
  210: 'plan-wizard',
  240: 'account-buddies',
  270: 'plan',
  300: 'own-things',
  330: 'diary',
} as const satisfies Record<MonthStep, string>;

/** Month steps for close ones, who register no days and mark none beforehand. */
const WITHOUT_DAYS: readonly MonthStep[] = [300, 330];

const DAYS_OPEN = 14;

/** Returns the month step that is open on a day; null if there is none. */
export function getMonthStep(programmeStart: CalendarDate, today: CalendarDate, hasDays: boolean): MonthStep | null {
  const day = getProgrammeDay(programmeStart, today);
  const steps = hasDays ? MONTH_STEPS : WITHOUT_DAYS;
  return steps.find((step) => day >= step && day < step + DAYS_OPEN) ?? null;
}

const DAYS_IN_MONTH = 30;
const VISIBLE_MONTHS = 12;
const DAYS_IN_YEAR = 365;

/** Returns the month of the programme, from 1, in blocks of 30 days. Month 12 includes days 361 to 365. */
export function getProgrammeMonth(programmeStart: CalendarDate, date: CalendarDate): number {
  const day = getProgrammeDay(programmeStart, date);
  return day > DAYS_IN_YEAR
    ? Math.ceil((day - (DAYS_IN_YEAR - VISIBLE_MONTHS * DAYS_IN_MONTH)) / DAYS_IN_MONTH)
    : Math.min(VISIBLE_MONTHS, Math.ceil(day / DAYS_IN_MONTH));
}

/** Fill of a mark: from empty to full in quarters. */
export type MonthFill = 0 | 1 | 2 | 3 | 4;

export interface ProgrammeMonth {
  /** From 1. */
  readonly number: number;
  /** Number of registered days. */
  readonly filled: number;
  readonly fill: MonthFill;
}

function getFill(filledCount: number): MonthFill {
  if (filledCount === 0) return 0;
  if (filledCount < 8) return 1;
  if (filledCount < 16) return 2;
  return filledCount < 24 ? 3 : 4;
}

/** Lists twelve months of registered days: the first year, later the last twelve. */
export function listProgrammeMonths(
  programmeStart: CalendarDate,
  registeredDays: readonly CalendarDate[],
  today: CalendarDate,
): readonly ProgrammeMonth[] {
  const getMonth = (date: CalendarDate) => getProgrammeMonth(programmeStart, date);
  const first = Math.max(1, getMonth(today) - VISIBLE_MONTHS + 1);
  const months = registeredDays.filter((date) => date >= programmeStart && date <= today).map(getMonth);
  return Array.from({ length: VISIBLE_MONTHS }, (_, index): ProgrammeMonth => {
    const number = first + index;
    const filledCount = months.filter((month) => month === number).length;
    return { number, filled: filledCount, fill: getFill(filledCount) };
  });
}

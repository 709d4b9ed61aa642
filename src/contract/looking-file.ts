import { toDecimal, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRICE_KINDS } from '#src/rules/figures/money.ts';
import { NO_FIGURES } from '#src/rules/figures/user-figures.ts';
import { type LookingWeek, listLoggedDays, type ObservedDay } from '#src/rules/looking/read-week.ts';
import { getWeekDates } from '#src/rules/looking/week.ts';
import { moneyFormat } from './fields/text-formats.ts';
import { MY_DATA_FORMAT, MY_DATA_VERSION } from './my-data.ts';

/** One day of the week of looking, as a registration in the user's data export. */
export interface LookingRow extends Partial<Readonly<Record<'euros' | 'place' | 'company', string>>> {
  readonly uuid: string;
  readonly date: CalendarDate;
  readonly amount: string;
}

type AnsweredDay = Pick<ObservedDay, 'uuid' | 'amount'> & Partial<ObservedDay>;

/** Returns the answered day of a trial after the week; days of a trial within the week are among its noted days. */
function getTrialDays({ first, trial }: LookingWeek): readonly (readonly [CalendarDate, AnsweredDay])[] {
  if (trial === null || trial.amount === null || getWeekDates(first).includes(trial.date)) return [];
  return [[trial.date, { uuid: trial.uuid, amount: trial.amount }]];
}

/** Returns the rows of a week: noted days and an answered trial. Open and unknown days have no row, and are never 0. */
export const getLookingRows = (week: LookingWeek): readonly LookingRow[] =>
  [...listLoggedDays(week), ...getTrialDays(week)].map(([date, { uuid, amount, cost, place, company }]) => ({
    uuid,
    date,
    amount: toDecimal(amount),
    ...(amount > ZERO_AMOUNT && {
      ...(week.domain === 'gambling' && cost != null && { euros: moneyFormat.write(cost) }),
      ...(place && { place }),
      ...(company && { company }),
    }),
  }));

/**
 * Creates the data export file that imports a week into an account, without the days that the account already has; null
 * if the week has no rows.
 */
export function toLookingFile(week: LookingWeek, existingDates: readonly CalendarDate[] = []) {
  const rows = getLookingRows(week);
  const start = rows[0]?.date;
  if (start === undefined) return null;
  const { domain, unit, price, size } = week;
  const hasPrice = price !== null && PRICE_KINDS[unit] !== null && domain !== 'gambling';
  return {
    format: MY_DATA_FORMAT,
    version: MY_DATA_VERSION,
    domain,
    account: { domain, registrationsStart: start, unit: unit === domain ? null : unit },
    registrations: rows.filter(({ date }) => !existingDates.includes(date)),
    ...(hasPrice && { figures: { ...NO_FIGURES, price, size } }),
  };
}

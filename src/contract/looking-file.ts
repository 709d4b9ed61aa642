import { type Amount, decimalOf, NOTHING } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRICE_KINDS } from '#src/rules/figures/money.ts';
import { NO_FIGURES } from '#src/rules/figures/own-figures.ts';
import { getNotedDays, getWeekDates, type LookedDay, type LookingWeek } from '#src/rules/looking/week.ts';
import { moneyKind } from './fields/kinds.ts';
import { OWN_DATA_FORMAT, OWN_DATA_VERSION } from './my-data.ts';

/** One day of a week of looking as a registration of the file of own data. */
export interface LookingRow {
  readonly uuid: string;
  readonly date: CalendarDate;
  readonly amount: string;
  readonly euros?: string;
  readonly place?: string;
  readonly company?: string;
}

interface DatedDay extends LookedDay {
  readonly date: CalendarDate;
}

/** The answered day of a trial after the week; a day of the week is noted there. */
function getTrialDays({ first, trial }: LookingWeek): readonly DatedDay[] {
  if (trial === null || trial.amount === null || getWeekDates(first).includes(trial.date)) return [];
  const { uuid, date, amount } = trial;
  return [{ uuid, date, amount, cost: null, place: null, company: null }];
}

function toRow({ uuid, date, amount, cost, place, company }: DatedDay, hasCost: boolean): LookingRow {
  const isUsed = (amount satisfies Amount) > NOTHING;
  return {
    uuid,
    date,
    amount: decimalOf(amount),
    ...(isUsed && hasCost && cost !== null && { euros: moneyKind.write(cost) }),
    ...(isUsed && place !== null && { place }),
    ...(isUsed && company !== null && { company }),
  };
}

/** The rows of a week: its noted days and an answered trial; open and unknown days are none, and never 0. */
export function getLookingRows(week: LookingWeek): readonly LookingRow[] {
  const noted = getNotedDays(week).map(([date, day]) => ({ ...day, date }));
  return [...noted, ...getTrialDays(week)].map((day) => toRow(day, week.domain === 'gambling'));
}

/** The file of own data that carries a week into an account, without the days that the account has; null for none. */
export function toLookingFile(week: LookingWeek, existing: readonly CalendarDate[] = []) {
  const rows = getLookingRows(week);
  const start = rows[0]?.date;
  const registrations = rows.filter(({ date }) => !existing.includes(date));
  if (start === undefined) return null;
  const { domain, unit, price, size } = week;
  const hasPrice = price !== null && PRICE_KINDS[unit] !== null && domain !== 'gambling';
  return {
    format: OWN_DATA_FORMAT,
    version: OWN_DATA_VERSION,
    domain,
    account: { domain, registrationsStart: start, unit: unit === domain ? null : unit },
    registrations,
    ...(hasPrice && { figures: { ...NO_FIGURES, price, size } }),
  };
}

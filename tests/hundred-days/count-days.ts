/**
 * A count of a user's days that shares no code with the product: dates are whole days since 1970, amounts are numbers,
 * and goals and states follow docs/product-rules.md only.
 */

export interface LivedPlan {
  readonly savedOn: number;
  readonly isStop: boolean;
  /** Usage from Monday to Sunday. */
  readonly usage: readonly number[];
  readonly target: readonly number[];
  /** True if the lower goals of the previous plan continue. */
  readonly isLowerKept: boolean;
}

export interface CountOptions {
  readonly unit: readonly [one: string, many: string];
  readonly rounding: number;
  readonly highLine: number;
  readonly start: number;
  readonly plans: LivedPlan[];
  readonly amounts: Map<number, number>;
}

const DAY_MS = 86_400_000;
export const getDayOfDate = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const getDateOfDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Returns the weekday, with 0 for Monday: 1 January 1970 was a Thursday. */
export const getWeekdayOfDay = (day: number) => (day + 3) % 7;
export const getRange = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
export const add = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function getGoalOfPlan({ savedOn, isStop, usage, target }: LivedPlan, day: number, rounding: number): number {
  const weekday = getWeekdayOfDay(day);
  const [usedCount, end] = [usage[weekday] as number, isStop ? 0 : (target[weekday] as number)];
  const firstMonday = savedOn + ((7 - getWeekdayOfDay(savedOn)) % 7);
  const week = Math.floor((day - firstMonday) / 7) + 1;
  if (end >= usedCount) return end;
  if (day < firstMonday) return usedCount;
  if (week >= 6) return end;
  const exact = usedCount - ((usedCount - end) * week) / 6;
  return Math.min(usedCount, Math.max(end, Math.floor(exact / rounding + 0.5 + 1e-9) * rounding));
}

/** Returns the goal of a day; null before the first plan. */
export function getGoal({ plans, rounding }: CountOptions, day: number, planCount = plans.length): number | null {
  const index = plans.slice(0, planCount).findLastIndex(({ savedOn }) => savedOn <= day);
  const plan = plans[index];
  if (!plan) return null;
  const goal = getGoalOfPlan(plan, day, rounding);
  const goalBefore = plan.isLowerKept ? getGoal({ plans, rounding } as CountOptions, day, index) : null;
  if (goalBefore === null) return goal;
  return Math.max(plan.isStop ? 0 : (plan.target[getWeekdayOfDay(day)] as number), Math.min(goal, goalBefore));
}

export type CountedState = 'open' | 'within' | 'above' | 'filled';

/** Returns the text and the count of a day by section 1 of the rules of a day. */
export function getState(life: CountOptions, day: number): { words: string; count: CountedState } {
  const [amount, goal] = [life.amounts.get(day), getGoal(life, day)];
  const start = goal === null ? null : (life.plans[0]?.usage[getWeekdayOfDay(day)] as number);
  if (amount === undefined) return { words: 'nog niet ingevuld', count: 'open' };
  if (amount === 0) return { words: 'een dag zonder', count: goal === null ? 'filled' : 'within' };
  if (goal === null || start === null) return { words: 'ingevuld, zonder doel', count: 'filled' };
  if (amount > goal) return { words: 'boven je doel', count: 'above' };
  if (amount > life.highLine) return { words: 'ingevuld', count: 'filled' };
  if (goal < start) return { words: 'binnen je doel', count: 'within' };
  if (amount <= start / 2) return { words: 'minder dan bij je begin', count: 'within' };
  return { words: 'ingevuld', count: 'filled' };
}

/** Returns the number of days of each count from the start to today. */
export function getCounts(life: CountOptions, days: readonly number[]): Record<CountedState, number> {
  const counts = { open: 0, within: 0, above: 0, filled: 0 };
  for (const day of days) counts[getState(life, day).count] += 1;
  return counts;
}

/** Formats "2,5 glazen"; every fraction below two takes the singular. */
export const toText = ({ unit: [item, many] }: CountOptions, amount: number) =>
  `${String(Math.round(amount * 100) / 100).replace('.', ',')} ${amount > 0 && amount < 2 ? item : many}`;

export const getFilled = ({ amounts }: CountOptions, days: readonly number[]) => days.filter((day) => amounts.has(day));
export const sumOfDays = ({ amounts }: CountOptions, days: readonly number[]) =>
  add(days.map((day) => amounts.get(day) ?? 0));

/** Returns the longest series of days within the goal; a day without a goal does not count and does not break it. */
export function getLongestRun(life: CountOptions, days: readonly number[]): number {
  let [best, run] = [0, 0];
  for (const { count } of days.map((day) => getState(life, day))) {
    run = count === 'within' ? run + 1 : count === 'filled' ? run : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** Returns the latest positive difference between usage and amounts, over seven filled days or more; null if none. */
export function createGainsUntil(life: CountOptions, today: number) {
  const usage = life.plans[0]?.usage;
  let gains: { amount: number; days: number; of: number; until: number } | null = null;
  for (const until of usage ? getRange(life.start, today - 1) : []) {
    const filledDays = getFilled(life, getRange(life.start, until));
    const amount = add(filledDays.map((day) => (usage?.[getWeekdayOfDay(day)] ?? 0) - (life.amounts.get(day) ?? 0)));
    if (filledDays.length >= 7 && amount > 0)
      gains = { amount, days: filledDays.length, of: until - life.start + 1, until };
  }
  return gains;
}

/** Returns the last seven full days and the first week; null if nothing was filled in recently. */
export function createWeeksCompared(life: CountOptions, today: number) {
  const [last, first] = [getRange(today - 7, today - 1), getRange(life.start, life.start + 6)];
  const [now, then] = [getFilled(life, last), getFilled(life, first)];
  if (now.length === 0) return null;
  const usage = today - life.start >= 7 ? life.plans[0]?.usage : undefined;
  const comparison =
    then.length >= 6
      ? { amount: sumOfDays(life, first), days: then.length }
      : usage && { amount: add(usage), days: null };
  const from = comparison?.days === null ? life.start : life.start + 7;
  const isSideBySide = comparison !== undefined && now.length >= 6 && today - 7 >= from;
  return { now: { amount: sumOfDays(life, last), days: now.length }, before: isSideBySide ? comparison : null };
}

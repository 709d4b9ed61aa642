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

export interface Life {
  readonly unit: readonly [one: string, many: string];
  readonly rounding: number;
  readonly highLine: number;
  readonly start: number;
  readonly plans: LivedPlan[];
  readonly amounts: Map<number, number>;
}

const DAY_MS = 86_400_000;
export const dayOfDate = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOfDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Returns the weekday, with 0 for Monday: 1 January 1970 was a Thursday. */
export const weekdayOfDay = (day: number) => (day + 3) % 7;
export const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
export const add = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function goalOfPlan({ savedOn, isStop, usage, target }: LivedPlan, day: number, rounding: number): number {
  const at = weekdayOfDay(day);
  const [used, end] = [usage[at] as number, isStop ? 0 : (target[at] as number)];
  const firstMonday = savedOn + ((7 - weekdayOfDay(savedOn)) % 7);
  const week = Math.floor((day - firstMonday) / 7) + 1;
  if (end >= used) return end;
  if (day < firstMonday) return used;
  if (week >= 6) return end;
  const exact = used - ((used - end) * week) / 6;
  return Math.min(used, Math.max(end, Math.floor(exact / rounding + 0.5 + 1e-9) * rounding));
}

/** Returns the goal of a day; null before the first plan. */
export function goalOn({ plans, rounding }: Life, day: number, known = plans.length): number | null {
  const at = plans.slice(0, known).findLastIndex(({ savedOn }) => savedOn <= day);
  const plan = plans[at];
  if (!plan) return null;
  const goal = goalOfPlan(plan, day, rounding);
  const before = plan.isLowerKept ? goalOn({ plans, rounding } as Life, day, at) : null;
  if (before === null) return goal;
  return Math.max(plan.isStop ? 0 : (plan.target[weekdayOfDay(day)] as number), Math.min(goal, before));
}

export type Counted = 'open' | 'within' | 'above' | 'filled';

/** Returns the text and the count of a day by section 1 of the rules of a day. */
export function stateOn(life: Life, day: number): { words: string; count: Counted } {
  const [amount, goal] = [life.amounts.get(day), goalOn(life, day)];
  const start = goal === null ? null : (life.plans[0]?.usage[weekdayOfDay(day)] as number);
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
export function getCounts(life: Life, days: readonly number[]): Record<Counted, number> {
  const counts = { open: 0, within: 0, above: 0, filled: 0 };
  for (const day of days) counts[stateOn(life, day).count] += 1;
  return counts;
}

/** Formats "2,5 glazen"; every fraction below two takes the singular. */
export const inWords = ({ unit: [one, many] }: Life, amount: number) =>
  `${String(Math.round(amount * 100) / 100).replace('.', ',')} ${amount > 0 && amount < 2 ? one : many}`;

export const getFilled = ({ amounts }: Life, days: readonly number[]) => days.filter((day) => amounts.has(day));
export const sumOfDays = ({ amounts }: Life, days: readonly number[]) => add(days.map((day) => amounts.get(day) ?? 0));

/** Returns the longest series of days within the goal; a day without a goal does not count and does not break it. */
export function longestRun(life: Life, days: readonly number[]): number {
  let [best, run] = [0, 0];
  for (const { count } of days.map((day) => stateOn(life, day))) {
    run = count === 'within' ? run + 1 : count === 'filled' ? run : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** Returns the latest total gain above 0, over at least seven days; null if there is none. */
export function gainsUntil(life: Life, today: number) {
  const usage = life.plans[0]?.usage;
  let displayed: { amount: number; days: number; of: number; until: number } | null = null;
  for (const until of usage ? range(life.start, today - 1) : []) {
    const filled = getFilled(life, range(life.start, until));
    const amount = add(filled.map((day) => (usage?.[weekdayOfDay(day)] ?? 0) - (life.amounts.get(day) ?? 0)));
    if (filled.length >= 7 && amount > 0)
      displayed = { amount, days: filled.length, of: until - life.start + 1, until };
  }
  return displayed;
}

/** Returns the last seven full days and the first week; null if nothing was filled in recently. */
export function weeksCompared(life: Life, today: number) {
  const [last, first] = [range(today - 7, today - 1), range(life.start, life.start + 6)];
  const [now, then] = [getFilled(life, last), getFilled(life, first)];
  if (now.length === 0) return null;
  const usage = today - life.start >= 7 ? life.plans[0]?.usage : undefined;
  const before =
    then.length >= 6
      ? { amount: sumOfDays(life, first), days: then.length }
      : usage && { amount: add(usage), days: null };
  const from = before?.days === null ? life.start : life.start + 7;
  const isBeside = before !== undefined && now.length >= 6 && today - 7 >= from;
  return { now: { amount: sumOfDays(life, last), days: now.length }, before: isBeside ? before : null };
}

import { readFileSync } from 'node:fs';
import type { Domain, RegistrationLimits } from '#src/domains/domain.ts';
import { type Amount, parseDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import type { ImmediateOrGradual, Plan, StopOrReduce } from '#src/rules/plan/plan.ts';

/** One case of a vector file, with the names of the file. */
export interface Case<Input, Expected> {
  readonly name: string;
  readonly input: Input;
  readonly expected: Expected;
}

/** Returns the cases of a vector file in this folder, by its name without the extension. */
export function getCases<Input, Expected>(file: string): readonly Case<Input, Expected>[] {
  const text = readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8');
  const { cases } = JSON.parse(text) as { cases: readonly Case<Input, Expected>[] };
  return cases;
}

/** Converts one of our words to the spelling of the files: "goal-not-set" is "goal_not_set". */
export function inFile<Word extends string | null>(word: Word): string | null {
  return word === null ? null : word.replaceAll('-', '_');
}

/** Returns the rounding of the goals of a domain. */
export function getGoalRounding({ key, registration }: Domain): RegistrationLimits {
  if (!registration) throw new Error(`No registrations in ${key}.`);
  return registration;
}

/** A domain in which days are filled in. */
export type DomainOfDays = 'alcohol' | 'tobacco' | 'gambling' | 'cannabis' | 'cocaine';

export const createAmountOrNull = (decimal: string | null): Amount | null =>
  decimal === null ? null : parseDecimal(decimal);

/** The part of a plan from which the starting usage is read. */
export interface PlanStart {
  readonly usage: Week<string>;
  readonly saved_on: CalendarDate;
}

/** A plan in the format of the files. */
export interface PlanInFile extends PlanStart {
  readonly target: Week<string>;
  readonly stopOrReduce: StopOrReduce;
  readonly immediate_or_gradual: ImmediateOrGradual;
  readonly stop_date: CalendarDate | null;
  readonly keeps_lower?: boolean;
}

/** Converts a plan of a file; a file with only its usage leaves the rest unused. */
export function planFrom(plan: PlanStart & Partial<PlanInFile>): Plan {
  const target = plan.target ?? plan.usage;
  return {
    savedOn: plan.saved_on,
    stopDate: plan.stop_date ?? null,
    usage: createWeek((weekday) => parseDecimal(plan.usage[weekday])),
    target: createWeek((weekday) => parseDecimal(target[weekday])),
    stopOrReduce: plan.stopOrReduce ?? 'reduce',
    immediateOrGradual: plan.immediate_or_gradual ?? 'immediate',
    ...(plan.keeps_lower && { keepsLower: true }),
  };
}

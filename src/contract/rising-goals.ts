import { readChoice } from '../rules/fields/choice.ts';
import { accept, type Reading } from '../rules/fields/reading.ts';
import { CHOICE_PROBLEMS, type FieldProblem, named, type SentFields, sentText } from './sent-fields.ts';

/** The wire name of the choice, beyond the specified fields of a plan. */
export const RISING_GOALS_FIELD = 'rising_goals';

/**
 * Which goals hold where a new plan allows more than the one before it: the lower of both on each day, or those of the
 * new plan, which begins at the usage of now.
 */
export const RISING_GOALS = ['keep_lower', 'from_usage'] as const;
export type RisingGoals = (typeof RISING_GOALS)[number];

/** The choice as it travels; null where none was sent, which is right wherever no goal rises. */
export function readRisingGoals(fields: SentFields): Reading<RisingGoals | null, FieldProblem> {
  const text = sentText(fields[RISING_GOALS_FIELD]) ?? '?';
  return text === '' ? accept(null) : named(readChoice(text, RISING_GOALS), CHOICE_PROBLEMS);
}

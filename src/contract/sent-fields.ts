import { accept, type Reading, refuse } from '../rules/fields/reading.ts';

/** The fields of a form as they travel, by their wire names. */
export type SentFields = Readonly<Record<string, unknown>>;

/** Why a field of a registration or a plan is refused; both sides have a text for each. */
export type FieldProblem =
  | 'required'
  | 'no-number'
  | 'too-high'
  | 'no-money'
  | 'thousands'
  | 'cents'
  | 'number-alone'
  | 'below-zero'
  | 'too-much-money'
  | 'no-date'
  | 'in-future'
  | 'before-start'
  | 'not-offered'
  | 'not-asked'
  | 'too-long'
  | 'too-early'
  | 'too-late'
  | 'goal-total-above-usage-total';

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** The values of a whole form, or what is wrong with it by wire name. */
export type FormReading<Values> =
  | { readonly ok: true; readonly value: Values }
  | { readonly ok: false; readonly errors: FieldProblems };

/** What a field holds as text; "" where it is absent, null where it is no text and no number. */
export function sentText(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** A rule's reading with the rule's own error put more precisely. */
export function named<Value, Problem extends string>(
  reading: Reading<Value, Problem>,
  names: Readonly<Record<Problem, FieldProblem>>,
): Reading<Value, FieldProblem> {
  return reading.ok ? accept(reading.value) : refuse(names[reading.error]);
}

export const AMOUNT_PROBLEMS = { required: 'required', invalid: 'no-number', 'too-high': 'too-high' } as const;
export const COST_PROBLEMS = {
  invalid: 'no-money',
  thousands: 'thousands',
  decimals: 'cents',
  words: 'number-alone',
  'below-zero': 'below-zero',
  'too-high': 'too-much-money',
} as const;
export const DATE_PROBLEMS = { required: 'required', invalid: 'no-date' } as const;
export const CHOICE_PROBLEMS = { required: 'required', invalid: 'not-offered' } as const;

import type { Praise } from '../praise/praise-of.ts';

/** What a badge is given for: the rule name that stands in its content (decisions, "Community"). */
export const BADGE_RULES = [
  'first_registration',
  'registered_days_7',
  'registered_days_21',
  'registered_days_42',
  'registered_above_goal',
  'first_step_lower',
  'first_success',
  'success_week',
  'plan_made',
  'first_exercise',
  'phase_done',
  'all_exercises_done',
  'first_diary_entry',
  'first_forum_post',
  'buddy_accepted',
] as const;

export type BadgeRule = (typeof BADGE_RULES)[number];

/** Something a person did that may bring a badge. */
export type Deed =
  | {
      readonly kind: 'day-registered';
      /** Days that have a registration, this one included. */
      readonly registeredDays: number;
      /** Filled in although it was above its goal. */
      readonly isAboveGoal: boolean;
      /** What may be said of the day. */
      readonly praise: Praise;
      /** Whether the goals of all seven days of the calendar week may be called met. */
      readonly isWeekOfSuccess: boolean;
    }
  /** `phase` counts from 1. */
  | { readonly kind: 'phase-done'; readonly phase: number }
  | {
      readonly kind:
        | 'plan-made'
        | 'exercise-done'
        | 'all-exercises-done'
        | 'diary-entry-written'
        | 'post-written'
        | 'buddy-accepted';
    };

/** A rule that a deed fulfils; `phase` for the badge that there is one of for each phase. */
export interface FulfilledRule {
  readonly rule: BadgeRule;
  readonly phase: number | null;
}

const DAYS = [7, 21, 42] as const;

const SINGLE = {
  'plan-made': 'plan_made',
  'exercise-done': 'first_exercise',
  'all-exercises-done': 'all_exercises_done',
  'diary-entry-written': 'first_diary_entry',
  'post-written': 'first_forum_post',
  'buddy-accepted': 'buddy_accepted',
} as const satisfies Record<string, BadgeRule>;

function rulesOf(deed: Deed): readonly BadgeRule[] {
  if (deed.kind === 'phase-done') return ['phase_done'];
  if (deed.kind !== 'day-registered') return [SINGLE[deed.kind]];
  const { registeredDays, isAboveGoal, praise, isWeekOfSuccess } = deed;
  return [
    ...(registeredDays >= 1 ? (['first_registration'] as const) : []),
    ...DAYS.filter((days) => registeredDays >= days).map((days) => `registered_days_${days}` as const),
    ...(isAboveGoal ? (['registered_above_goal'] as const) : []),
    ...(praise === 'fact' ? (['first_step_lower'] as const) : []),
    ...(praise === 'goal' ? (['first_success'] as const) : []),
    ...(isWeekOfSuccess ? (['success_week'] as const) : []),
  ];
}

/** The rules that a deed fulfils. Badges are given once, so a deed may be told again at any time. */
export function fulfilledRules(deed: Deed): readonly FulfilledRule[] {
  const phase = deed.kind === 'phase-done' ? deed.phase : null;
  return rulesOf(deed).map((rule) => ({ rule, phase }));
}

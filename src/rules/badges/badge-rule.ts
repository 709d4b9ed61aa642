import type { Praise } from '../praise/get-praise.ts';

/** Rules by which a badge is awarded, by the name in its content (docs/product-rules.md, "Community"). */
export const BADGE_RULES = [
  'first_registration',
  'registered_days_7',
  'registered_days_21',
  'registered_days_42',
  'registered_days_60',
  'registered_days_90',
  'registered_days_180',
  'registered_days_365',
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

/** Event that may award a badge. */
export type BadgeEvent =
  | {
      readonly kind: 'day-registered';
      /** Number of days with a registration, including this one. */
      readonly registeredDays: number;
      /** True if the registered day is above its goal. */
      readonly isAboveGoal: boolean;
      /** Praise allowed for the day. */
      readonly praise: Praise;
      /** True if all seven days of the calendar week may be praised for their goals. */
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

/** A rule that an event fulfils; `phase` for the rule with one badge for each phase. */
export interface FulfilledRule {
  readonly rule: BadgeRule;
  readonly phase: number | null;
}

const DAYS = [7, 21, 42, 60, 90, 180, 365] as const;

const SINGLE = {
  'plan-made': 'plan_made',
  'exercise-done': 'first_exercise',
  'all-exercises-done': 'all_exercises_done',
  'diary-entry-written': 'first_diary_entry',
  'post-written': 'first_forum_post',
  'buddy-accepted': 'buddy_accepted',
} as const satisfies Record<string, BadgeRule>;

function getRules(event: BadgeEvent): readonly BadgeRule[] {
  if (event.kind === 'phase-done') return ['phase_done'];
  if (event.kind !== 'day-registered') return [SINGLE[event.kind]];
  const { registeredDays, isAboveGoal, praise, isWeekOfSuccess } = event;
  return [
    ...(registeredDays >= 1 ? (['first_registration'] as const) : []),
    ...DAYS.filter((days) => registeredDays >= days).map((days) => `registered_days_${days}` as const),
    ...(isAboveGoal ? (['registered_above_goal'] as const) : []),
    ...(praise === 'fact' ? (['first_step_lower'] as const) : []),
    ...(praise === 'goal' ? (['first_success'] as const) : []),
    ...(isWeekOfSuccess ? (['success_week'] as const) : []),
  ];
}

/** Returns the rules that an event fulfils. Badges are awarded once, so an event may be repeated at any time. */
export function listFulfilledRules(event: BadgeEvent): readonly FulfilledRule[] {
  const phase = event.kind === 'phase-done' ? event.phase : null;
  return getRules(event).map((rule) => ({ rule, phase }));
}

import { expect, test } from 'vitest';
import type { Praise } from '../praise/get-praise.ts';
import { BADGE_RULES, type BadgeEvent, listFulfilledRules } from './badge-rule.ts';

const createDay = (
  registeredDays: number,
  outcome: Praise | 'above' = 'neutral',
  isWeekOfSuccess = false,
): BadgeEvent => ({
  kind: 'day-registered',
  registeredDays,
  isAboveGoal: outcome === 'above',
  praise: outcome === 'above' ? 'neutral' : outcome,
  isWeekOfSuccess,
});

const EVENTS: readonly (readonly [string, BadgeEvent, readonly string[]])[] = [
  ['the first day', createDay(1), ['first_registration']],
  ['the sixth day', createDay(6), ['first_registration']],
  ['the seventh day', createDay(7), ['first_registration', 'registered_days_7']],
  ['day 42', createDay(42), ['first_registration', 'registered_days_7', 'registered_days_21', 'registered_days_42']],
  [
    'a year of days, with or without breaks',
    createDay(365),
    ['first_registration', ...[7, 21, 42, 60, 90, 180, 365].map((days) => `registered_days_${days}`)],
  ],
  ['a day above the goal', createDay(2, 'above'), ['first_registration', 'registered_above_goal']],
  ['a day lower than at the start', createDay(2, 'fact'), ['first_registration', 'first_step_lower']],
  ['a day whose goal was met', createDay(2, 'goal'), ['first_registration', 'first_success']],
  ['a week of them', createDay(6, 'goal', true), ['first_registration', 'first_success', 'success_week']],
  ['no day left after a correction', createDay(0), []],
  ['a plan', { kind: 'plan-made' }, ['plan_made']],
  ['an exercise', { kind: 'exercise-done' }, ['first_exercise']],
  ['a phase', { kind: 'phase-done', phase: 3 }, ['phase_done']],
  ['all exercises', { kind: 'all-exercises-done' }, ['all_exercises_done']],
  ['a diary entry', { kind: 'diary-entry-written' }, ['first_diary_entry']],
  ['a post', { kind: 'post-written' }, ['first_forum_post']],
  ['a buddy', { kind: 'buddy-accepted' }, ['buddy_accepted']],
];

test.each(EVENTS)('%s fulfils its rules', (_, event, rules) => {
  expect(listFulfilledRules(event).map(({ rule }) => rule)).toEqual(rules);
});

test('every rule has an event', () => {
  const reachable = new Set(EVENTS.flatMap(([, event]) => listFulfilledRules(event).map(({ rule }) => rule)));
  expect([...reachable].sort()).toEqual([...BADGE_RULES].sort());
});

test('a phase names its number', () => {
  expect(listFulfilledRules({ kind: 'phase-done', phase: 3 })).toEqual([{ rule: 'phase_done', phase: 3 }]);
  expect(listFulfilledRules({ kind: 'plan-made' })).toEqual([{ rule: 'plan_made', phase: null }]);
});

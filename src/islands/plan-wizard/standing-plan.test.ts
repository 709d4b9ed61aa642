import { expect, it } from 'vitest';
import { weekOf } from '#src/rules/calendar/week.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { wizardOf } from './standing-plan.ts';
import { resumed } from './wizard-state.ts';

const week = (amount: string) => ({ ...weekOf(() => amount) });
const plan = { usage: week('6.5'), goal: week('3'), stopOrReduce: 'reduce', immediateOrGradual: 'gradual' } as const;

it('fills in every step as the plan has it, in the reader’s language', () => {
  expect(wizardOf(plan, 'nl').typed).toEqual({
    usage: week('6,5'),
    'stop-or-reduce': { stopOrReduce: 'reduce' },
    goal: { ...week('3'), total: '' },
    'immediate-or-gradual': { immediateOrGradual: 'gradual' },
  });
  expect(wizardOf(plan, 'en').typed.usage).toEqual(week('6.5'));
});

it('asks every step again, from the first on', () => {
  for (const [domain, first] of [
    ['cannabis', 'usage'],
    ['tobacco', 'stop-date'],
  ] as const) {
    const circumstances = { hasBuddy: true, stopDateEnabled: true };
    const ground = { rules: PLAN_RULES[domain], circumstances, today: '2026-11-19' } as const;
    expect(resumed(wizardOf(plan, 'nl'), ground).at).toBe(first);
  }
});

it('leaves the goals open for who stopped', () => {
  expect(wizardOf({ ...plan, goal: week('0'), stopOrReduce: 'stop' }, 'nl').typed.goal).toBeUndefined();
});

import type { MonthStep } from '#src/rules/after/month-steps.ts';

/** Screen of each month step. */
export const MONTH_STEP_SCREENS = {
  60: 'own-things',
  120: 'own-dates',
  150: 'if-thens',
  210: 'plan-wizard',
  240: 'account-buddies',
  270: 'plan',
  300: 'own-things',
  330: 'diary',
} as const satisfies Record<MonthStep, string>;

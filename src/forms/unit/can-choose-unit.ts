import type { Days } from '#src/rules/registrations/day.ts';

/** Returns true if there are no registrations and no plan, so that the user may still choose the unit. */
export const canChooseUnit = (days: Days): boolean =>
  Object.values(days).every(({ total, goal }) => total === null && goal === null);

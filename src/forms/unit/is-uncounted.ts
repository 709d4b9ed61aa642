import type { RegistrationsOverview } from '#src/contract/registrations.ts';

/** Returns true while there is no day and no plan: until then the user may choose the unit. */
export const isUncounted = (days: RegistrationsOverview): boolean =>
  Object.values(days).every(({ total, goal }) => total === null && goal === null);

import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';

/** Whether no day and no plan is there yet: until then somebody may choose what they count. */
export const isUncounted = (days: RegistrationsOverview): boolean =>
  Object.values(days).every(({ total, goal }) => total === null && goal === null);

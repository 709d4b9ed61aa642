import type { StarterWebform } from '../../starter.ts';
import { fillingTheFreeHours } from './phase-5/filling-the-free-hours.ts';
import { sayingNoToInvites } from './phase-5/saying-no-to-invites.ts';
import { screenLightDay } from './phase-5/screen-light-day.ts';
import { tellingOnePerson } from './phase-5/telling-one-person.ts';
import { trustWeekByWeek } from './phase-5/trust-week-by-week.ts';

/** Exercises about others: openness, trust, invitations, free hours, less screen. */
export const PHASE_5: readonly StarterWebform[] = [
  tellingOnePerson,
  trustWeekByWeek,
  sayingNoToInvites,
  fillingTheFreeHours,
  screenLightDay,
];

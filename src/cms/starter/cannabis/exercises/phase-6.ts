import type { StarterWebform } from '../../starter.ts';
import { earlySigns } from './phase-6/early-signs.ts';
import { festivalAndHoliday } from './phase-6/festival-and-holiday.ts';
import { myEmergencyCard } from './phase-6/my-emergency-card.ts';
import { myGoal } from './phase-6/my-goal.ts';
import { oneJointIsNotARelapse } from './phase-6/one-joint-is-not-a-relapse.ts';

/** Exercises of phase 6, "Holding on": one joint, a card, early signs, festivals, a goal. */
export const PHASE_6: readonly StarterWebform[] = [
  oneJointIsNotARelapse,
  myEmergencyCard,
  earlySigns,
  festivalAndHoliday,
  myGoal,
];

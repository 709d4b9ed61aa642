import type { StarterWebform } from '../../starter.ts';
import { calendarWithParties } from './phase-6/calendar-with-parties.ts';
import { earlySigns } from './phase-6/early-signs.ts';
import { emergencyCard } from './phase-6/emergency-card.ts';
import { goalFromNow } from './phase-6/goal-from-now.ts';
import { slipIsNotARelapse } from './phase-6/slip-is-not-a-relapse.ts';

/** Exercises of phase 6, "Vasthouden": a plan for a slip, for later and for the next goal. */
export const PHASE_6: readonly StarterWebform[] = [
  slipIsNotARelapse,
  emergencyCard,
  earlySigns,
  calendarWithParties,
  goalFromNow,
];

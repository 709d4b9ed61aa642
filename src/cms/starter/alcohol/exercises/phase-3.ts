import type { StarterWebform } from '../../starter.ts';
import { eveningOutWithYourPlan } from './phase-3/evening-out-with-your-plan.ts';
import { ifThenForSixOclock } from './phase-3/if-then-for-six-oclock.ts';
import { tenMinutesDifferent } from './phase-3/ten-minutes-different.ts';
import { theWave } from './phase-3/the-wave.ts';
import { whatWorkedThisWeek } from './phase-3/what-worked-this-week.ts';

/** Exercises of phase 3, "Doen: trek en lastige momenten": coping with a craving. */
export const PHASE_3: readonly StarterWebform[] = [
  theWave,
  ifThenForSixOclock,
  tenMinutesDifferent,
  eveningOutWithYourPlan,
  whatWorkedThisWeek,
];

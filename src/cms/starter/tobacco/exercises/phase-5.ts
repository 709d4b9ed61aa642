import type { StarterWebform } from '../../starter.ts';
import { aBreakOfYourOwn } from './phase-5/a-break-of-your-own.ts';
import { moveAgainstCraving } from './phase-5/move-against-craving.ts';
import { noAtTheSmokingSpot } from './phase-5/no-at-the-smoking-spot.ts';
import { whoIsProud } from './phase-5/who-is-proud.ts';
import { withAlcoholOrCannabis } from './phase-5/with-alcohol-or-cannabis.ts';

/** Exercises about people and your day: refusal, a break, moving, what accompanies smoking, pride. */
export const PHASE_5: readonly StarterWebform[] = [
  noAtTheSmokingSpot,
  aBreakOfYourOwn,
  moveAgainstCraving,
  withAlcoholOrCannabis,
  whoIsProud,
];

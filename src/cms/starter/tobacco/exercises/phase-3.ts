import type { StarterWebform } from '../../starter.ts';
import { handsMouthMind } from './phase-3/hands-mouth-mind.ts';
import { ifThenForMyHardestOne } from './phase-3/if-then-for-my-hardest-one.ts';
import { smokeAroundYou } from './phase-3/smoke-around-you.ts';
import { theWaveWithoutSmoke } from './phase-3/the-wave-without-smoke.ts';
import { whatIKept } from './phase-3/what-i-kept.ts';

/** Exercises of phase 3, "Handling craving": the wave, if-then, a kit, smoke nearby, the money left. */
export const PHASE_3: readonly StarterWebform[] = [
  theWaveWithoutSmoke,
  ifThenForMyHardestOne,
  handsMouthMind,
  smokeAroundYou,
  whatIKept,
];

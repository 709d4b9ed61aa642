import type { StarterWebform } from '../../starter.ts';
import { firstWeeksInYourBody } from './phase-2/first-weeks-in-your-body.ts';
import { fromFirstMomentToMorning } from './phase-2/from-first-moment-to-morning.ts';
import { myDifficultMoments } from './phase-2/my-difficult-moments.ts';
import { prepareOneThing } from './phase-2/prepare-one-thing.ts';
import { sleepMoodTension } from './phase-2/sleep-mood-tension.ts';

/** Exercises of phase 2, "Begrijpen wat er gebeurt": the body, one evening step by step, a first change. */
export const PHASE_2: readonly StarterWebform[] = [
  firstWeeksInYourBody,
  fromFirstMomentToMorning,
  myDifficultMoments,
  sleepMoodTension,
  prepareOneThing,
];

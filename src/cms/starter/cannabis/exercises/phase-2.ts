import type { StarterWebform } from '../../starter.ts';
import { clearOutThisWeek } from './phase-2/clear-out-this-week.ts';
import { sleepWithoutAJoint } from './phase-2/sleep-without-a-joint.ts';
import { theFirstTwoWeeks } from './phase-2/the-first-two-weeks.ts';
import { tobaccoInTheJoint } from './phase-2/tobacco-in-the-joint.ts';
import { whatGoesOutAndWhatComesIn } from './phase-2/what-goes-out-and-what-comes-in.ts';

/** Exercises about withdrawal and sleep: the course, sleeping, alternatives, nicotine, clearing out. */
export const PHASE_2: readonly StarterWebform[] = [
  theFirstTwoWeeks,
  sleepWithoutAJoint,
  whatGoesOutAndWhatComesIn,
  tobaccoInTheJoint,
  clearOutThisWeek,
];

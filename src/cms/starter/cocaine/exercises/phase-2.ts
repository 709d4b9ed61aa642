import type { StarterWebform } from '../../starter.ts';
import { alcoholAndCoke } from './phase-2/alcohol-and-coke.ts';
import { firstSmallWin } from './phase-2/first-small-win.ts';
import { gettingThroughDays1To3 } from './phase-2/getting-through-days-1-to-3.ts';
import { myNoseAndSleep } from './phase-2/my-nose-and-sleep.ts';
import { theLowAfterUse } from './phase-2/the-low-after-use.ts';

/** Exercises about the time after use: the low, the first days, alcohol, the body, a first win. */
export const PHASE_2: readonly StarterWebform[] = [
  theLowAfterUse,
  gettingThroughDays1To3,
  alcoholAndCoke,
  myNoseAndSleep,
  firstSmallWin,
];

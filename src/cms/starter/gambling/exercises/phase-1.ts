import type { StarterWebform } from '../../starter.ts';
import { howAreYouReally } from './phase-1/how-are-you-really.ts';
import { myGamblingOnPaper } from './phase-1/my-gambling-on-paper.ts';
import { oneLockToday } from './phase-1/one-lock-today.ts';
import { oneSentenceWhy } from './phase-1/one-sentence-why.ts';
import { whatItGivesAndCosts } from './phase-1/what-it-gives-and-costs.ts';

/** Exercises about closing the door: make gambling hard today, look honestly, check the reader's state. */
export const PHASE_1: readonly StarterWebform[] = [
  oneLockToday,
  myGamblingOnPaper,
  whatItGivesAndCosts,
  howAreYouReally,
  oneSentenceWhy,
];

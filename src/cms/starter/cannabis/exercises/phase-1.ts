import type { StarterWebform } from '../../starter.ts';
import { givesAndCosts } from './phase-1/gives-and-costs.ts';
import { howDoICount } from './phase-1/how-do-i-count.ts';
import { isItSafeForMyMind } from './phase-1/is-it-safe-for-my-mind.ts';
import { meInSixMonths } from './phase-1/me-in-six-months.ts';
import { myCannabisDay } from './phase-1/my-cannabis-day.ts';

/** Exercises about the present: safety of the mind, counting, a day, both sides, a picture of later. */
export const PHASE_1: readonly StarterWebform[] = [
  isItSafeForMyMind,
  howDoICount,
  myCannabisDay,
  givesAndCosts,
  meInSixMonths,
];

import type { StarterWebform } from '../../starter.ts';
import { moneyAndHome } from './phase-4/money-and-home.ts';
import { myLimitIn3Sentences } from './phase-4/my-limit-in-3-sentences.ts';
import { rewardGoodMoments } from './phase-4/reward-good-moments.ts';
import { takeABreak } from './phase-4/take-a-break.ts';
import { whatDoITakeOver } from './phase-4/what-do-i-take-over.ts';

/** Exercises about limits and rewards: letting go, a limit, good moments, money and home, a break. */
export const PHASE_4: readonly StarterWebform[] = [
  whatDoITakeOver,
  myLimitIn3Sentences,
  rewardGoodMoments,
  moneyAndHome,
  takeABreak,
];

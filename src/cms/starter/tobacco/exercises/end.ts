import type { StarterWebform } from '../../starter.ts';
import { letterForTheDayIDoubt } from './end/letter-for-the-day-i-doubt.ts';
import { lungsAndPurse } from './end/lungs-and-purse.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** Exercises at the end: lasting changes, a letter, remaining needs. */
export const END: readonly StarterWebform[] = [lungsAndPurse, letterForTheDayIDoubt, whatDoIStillNeed];

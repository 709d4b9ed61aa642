import type { StarterWebform } from '../../starter.ts';
import { letterToTheMeOfPayday } from './end/letter-to-the-me-of-payday.ts';
import { whatCameBack } from './end/what-came-back.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** Exercises at the end: the returns, a letter for payday, and remaining needs. */
export const END: readonly StarterWebform[] = [whatCameBack, letterToTheMeOfPayday, whatDoIStillNeed];

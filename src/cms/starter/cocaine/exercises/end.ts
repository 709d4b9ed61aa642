import type { StarterWebform } from '../../starter.ts';
import { letterToFridayNight } from './end/letter-to-friday-night.ts';
import { mondaysBack } from './end/mondays-back.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** The end: Mondays, a letter to Friday, what is still needed. */
export const END: readonly StarterWebform[] = [mondaysBack, letterToFridayNight, whatDoIStillNeed];

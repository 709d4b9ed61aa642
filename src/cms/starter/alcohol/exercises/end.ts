import type { StarterWebform } from '../../starter.ts';
import { letterToMe } from './end/letter-to-me.ts';
import { thenAndNow } from './end/then-and-now.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** Exercises at the end, "Zes weken verder": looking back, and remaining needs. */
export const END: readonly StarterWebform[] = [letterToMe, thenAndNow, whatDoIStillNeed];

import type { StarterWebform } from '../../starter.ts';
import { letterForAHeavyDay } from './end/letter-for-a-heavy-day.ts';
import { whatChangedForMe } from './end/what-changed-for-me.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** Exercises after the six weeks: the changes, a letter for a hard day, the remaining needs. */
export const END: readonly StarterWebform[] = [whatChangedForMe, letterForAHeavyDay, whatDoIStillNeed];

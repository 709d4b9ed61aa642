import type { StarterWebform } from '../../starter.ts';
import { letterForAHeavyDay } from './end/letter-for-a-heavy-day.ts';
import { whatChangedForMe } from './end/what-changed-for-me.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** After the six weeks: what changed, a letter for a hard day, what is still needed. */
export const END: readonly StarterWebform[] = [whatChangedForMe, letterForAHeavyDay, whatDoIStillNeed];

import type { StarterWebform } from '../../starter.ts';
import { dreamsMemoryMoney } from './end/dreams-memory-money.ts';
import { messageToTheMeWhoSleepsBadly } from './end/message-to-the-me-who-sleeps-badly.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** The end: dreams and memory, a message for a bad night, what is still needed. */
export const END: readonly StarterWebform[] = [dreamsMemoryMoney, messageToTheMeWhoSleepsBadly, whatDoIStillNeed];

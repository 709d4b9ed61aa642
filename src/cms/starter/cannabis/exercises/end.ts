import type { StarterWebform } from '../../starter.ts';
import { dreamsMemoryMoney } from './end/dreams-memory-money.ts';
import { messageToTheMeWhoSleepsBadly } from './end/message-to-the-me-who-sleeps-badly.ts';
import { whatDoIStillNeed } from './end/what-do-i-still-need.ts';

/** Exercises at the end: dreams and memory, a message for a bad night, remaining needs. */
export const END: readonly StarterWebform[] = [dreamsMemoryMoney, messageToTheMeWhoSleepsBadly, whatDoIStillNeed];

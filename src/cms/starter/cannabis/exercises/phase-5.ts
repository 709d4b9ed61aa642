import type { StarterWebform } from '../../starter.ts';
import { aSentenceFromSomeone } from './phase-5/a-sentence-from-someone.ts';
import { backToSomething } from './phase-5/back-to-something.ts';
import { friendsWhoUse } from './phase-5/friends-who-use.ts';
import { noWhenItIsPassed } from './phase-5/no-when-it-is-passed.ts';
import { schoolWorkDriving } from './phase-5/school-work-driving.ts';

/** Exercises about people and the day: refusal, friends, something to return to, practical stakes, a sentence. */
export const PHASE_5: readonly StarterWebform[] = [
  noWhenItIsPassed,
  friendsWhoUse,
  backToSomething,
  schoolWorkDriving,
  aSentenceFromSomeone,
];

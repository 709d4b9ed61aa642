import type { StarterWebform } from '../../starter.ts';
import { comingToTheToilet } from './phase-5/coming-to-the-toilet.ts';
import { funWithoutRush } from './phase-5/fun-without-rush.ts';
import { moneyThatStays } from './phase-5/money-that-stays.ts';
import { peopleWhoSeeMe } from './phase-5/people-who-see-me.ts';
import { sexDatingAndWork } from './phase-5/sex-dating-and-work.ts';

/** Exercises about people and life: refusal, money, fun, what accompanies it, people. */
export const PHASE_5: readonly StarterWebform[] = [
  comingToTheToilet,
  moneyThatStays,
  funWithoutRush,
  sexDatingAndWork,
  peopleWhoSeeMe,
];

import type { StarterWebform } from '../../starter.ts';
import { messageToMyHeadAt2Am } from './phase-2/message-to-my-head-at-2-am.ts';
import { myListOfDebts } from './phase-2/my-list-of-debts.ts';
import { someoneWithMyMoney } from './phase-2/someone-with-my-money.ts';
import { whatComesInWhatIsNeeded } from './phase-2/what-comes-in-what-is-needed.ts';
import { youCannotWinItBack } from './phase-2/you-cannot-win-it-back.ts';

/** Exercises about money: priorities, debts, help with money, chasing, a message for the night. */
export const PHASE_2: readonly StarterWebform[] = [
  whatComesInWhatIsNeeded,
  myListOfDebts,
  someoneWithMyMoney,
  youCannotWinItBack,
  messageToMyHeadAt2Am,
];

import type { StarterWebform } from '../../starter.ts';
import { itWorkedWithoutAStake } from './phase-3/it-worked-without-a-stake.ts';
import { paydayMatchAdvert } from './phase-3/payday-match-advert.ts';
import { tenMinutesAndAPerson } from './phase-3/ten-minutes-and-a-person.ts';
import { theChainOfThatEvening } from './phase-3/the-chain-of-that-evening.ts';
import { theWaveWithoutAStake } from './phase-3/the-wave-without-a-stake.ts';

/** Exercises about the urge: the wave, one evening, difficult moments, ten minutes and a person, what worked. */
export const PHASE_3: readonly StarterWebform[] = [
  theWaveWithoutAStake,
  theChainOfThatEvening,
  paydayMatchAdvert,
  tenMinutesAndAPerson,
  itWorkedWithoutAStake,
];

import type { StarterWebform } from '../../starter.ts';
import { bigMoneyMoments } from './phase-6/big-money-moments.ts';
import { gambledAfterAll } from './phase-6/gambled-after-all.ts';
import { myEmergencyCard } from './phase-6/my-emergency-card.ts';
import { myGoalFromNow } from './phase-6/my-goal-from-now.ts';
import { whenCruksEnds } from './phase-6/when-cruks-ends.ts';

/** Exercises of phase 6, "Holding on": after a slip, a card, Cruks, big money, a goal. */
export const PHASE_6: readonly StarterWebform[] = [
  gambledAfterAll,
  myEmergencyCard,
  whenCruksEnds,
  bigMoneyMoments,
  myGoalFromNow,
];

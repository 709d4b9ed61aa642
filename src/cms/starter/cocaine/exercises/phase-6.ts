import type { StarterWebform } from '../../starter.ts';
import { afterOneLine } from './phase-6/after-one-line.ts';
import { myEmergencyCard } from './phase-6/my-emergency-card.ts';
import { myGoal } from './phase-6/my-goal.ts';
import { partyTravelBadNews } from './phase-6/party-travel-bad-news.ts';
import { theSmallDecisions } from './phase-6/the-small-decisions.ts';

/** Exercises of phase 6, "Holding on": one line, a card, small decisions, dates, a goal. */
export const PHASE_6: readonly StarterWebform[] = [
  afterOneLine,
  myEmergencyCard,
  theSmallDecisions,
  partyTravelBadNews,
  myGoal,
];

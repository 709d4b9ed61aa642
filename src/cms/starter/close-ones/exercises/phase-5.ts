import type { StarterWebform } from '../../starter.ts';
import { familyQuestions } from './phase-5/family-questions.ts';
import { somethingFromBefore } from './phase-5/something-from-before.ts';
import { talkingWithAChild } from './phase-5/talking-with-a-child.ts';
import { whenItGoesWrong } from './phase-5/when-it-goes-wrong.ts';
import { whoKnows } from './phase-5/who-knows.ts';

/** Exercises about children and others: a child, confidants, family questions, an emergency card, former activities. */
export const PHASE_5: readonly StarterWebform[] = [
  talkingWithAChild,
  whoKnows,
  familyQuestions,
  whenItGoesWrong,
  somethingFromBefore,
];

import type { StarterWebform } from '../../starter.ts';
import { familyQuestions } from './phase-5/family-questions.ts';
import { somethingFromBefore } from './phase-5/something-from-before.ts';
import { talkingWithAChild } from './phase-5/talking-with-a-child.ts';
import { whenItGoesWrong } from './phase-5/when-it-goes-wrong.ts';
import { whoKnows } from './phase-5/who-knows.ts';

/** Children and others: a child, who knows, family questions, an emergency card, something from before. */
export const PHASE_5: readonly StarterWebform[] = [
  talkingWithAChild,
  whoKnows,
  familyQuestions,
  whenItGoesWrong,
  somethingFromBefore,
];

import type { StarterWebform } from '../../starter.ts';
import { iSentencesIn4Parts } from './phase-3/i-sentences-in-4-parts.ts';
import { listeningWithQuestions } from './phase-3/listening-with-questions.ts';
import { makeAnOffer } from './phase-3/make-an-offer.ts';
import { theRightMoment } from './phase-3/the-right-moment.ts';
import { whatWentWell } from './phase-3/what-went-well.ts';

/** Exercises about talking: the moment, I-sentences, listening, an offer, what went well. */
export const PHASE_3: readonly StarterWebform[] = [
  theRightMoment,
  iSentencesIn4Parts,
  listeningWithQuestions,
  makeAnOffer,
  whatWentWell,
];

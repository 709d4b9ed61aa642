import type { StarterWebform } from '../../starter.ts';
import { haveAnother } from './phase-5/have-another.ts';
import { leftBehind } from './phase-5/left-behind.ts';
import { myNoSentence } from './phase-5/my-no-sentence.ts';
import { whatIsBetter } from './phase-5/what-is-better.ts';
import { whoMayKnow } from './phase-5/who-may-know.ts';

/** Exercises of phase 5, "Mensen en een leven dat meer geeft": refusal, support, and neglected activities. */
export const PHASE_5: readonly StarterWebform[] = [haveAnother, myNoSentence, leftBehind, whoMayKnow, whatIsBetter];

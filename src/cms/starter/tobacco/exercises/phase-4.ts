import type { StarterWebform } from '../../starter.ts';
import { doesSmokingHelpStress } from './phase-4/does-smoking-help-stress.ts';
import { lightFewTooLateMyths } from './phase-4/light-few-too-late-myths.ts';
import { oneWontHurt } from './phase-4/one-wont-hurt.ts';
import { sayingGoodbye } from './phase-4/saying-goodbye.ts';
import { shortFuse } from './phase-4/short-fuse.ts';

/** Exercises about thoughts and feelings: stress, one won’t hurt, a short fuse, myths, goodbye. */
export const PHASE_4: readonly StarterWebform[] = [
  doesSmokingHelpStress,
  oneWontHurt,
  shortFuse,
  lightFewTooLateMyths,
  sayingGoodbye,
];

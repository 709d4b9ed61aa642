import type { StarterWebform } from '../../starter.ts';
import { kindSentence } from './phase-4/kind-sentence.ts';
import { letTensionDrop } from './phase-4/let-tension-drop.ts';
import { myAnswer } from './phase-4/my-answer.ts';
import { permissionThoughts } from './phase-4/permission-thoughts.ts';
import { trueOrFalseAboutAlcohol } from './phase-4/true-or-false-about-alcohol.ts';

/** Exercises of phase 4, "Denken en voelen": permission thoughts, tension, myths, shame. */
export const PHASE_4: readonly StarterWebform[] = [
  permissionThoughts,
  myAnswer,
  letTensionDrop,
  trueOrFalseAboutAlcohol,
  kindSentence,
];

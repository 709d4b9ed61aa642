import type { StarterWebform } from '../../starter.ts';
import { lowAfterStopping } from './phase-4/low-after-stopping.ts';
import { permissionThoughts } from './phase-4/permission-thoughts.ts';
import { stressArousalAnger } from './phase-4/stress-arousal-anger.ts';
import { trueOrFalseAboutCoke } from './phase-4/true-or-false-about-coke.ts';
import { whoAmIWithoutIt } from './phase-4/who-am-i-without-it.ts';

/** Exercises about mind and feeling: permission thoughts, who one is, tension, true or false, low mood. */
export const PHASE_4: readonly StarterWebform[] = [
  permissionThoughts,
  whoAmIWithoutIt,
  stressArousalAnger,
  trueOrFalseAboutCoke,
  lowAfterStopping,
];

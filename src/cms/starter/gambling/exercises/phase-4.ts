import type { StarterWebform } from '../../starter.ts';
import { boredomStressEmptiness } from './phase-4/boredom-stress-emptiness.ts';
import { howAGameIsBuilt } from './phase-4/how-a-game-is-built.ts';
import { permissionThoughts } from './phase-4/permission-thoughts.ts';
import { shameShrinksInLight } from './phase-4/shame-shrinks-in-light.ts';
import { theMemoryOfTheWin } from './phase-4/the-memory-of-the-win.ts';

/** Exercises about mind and feeling: the design of a game, memory, permission thoughts, feelings, shame. */
export const PHASE_4: readonly StarterWebform[] = [
  howAGameIsBuilt,
  theMemoryOfTheWin,
  permissionThoughts,
  boredomStressEmptiness,
  shameShrinksInLight,
];

import type { StarterWebform } from '../../starter.ts';
import { mapOfAnEvening } from './phase-2/map-of-an-evening.ts';
import { trueOrNot } from './phase-2/true-or-not.ts';
import { whatDoesAddictionDo } from './phase-2/what-does-addiction-do.ts';
import { whatIsStillThere } from './phase-2/what-is-still-there.ts';
import { whenStoppingIsDangerous } from './phase-2/when-stopping-is-dangerous.ts';

/** Exercises about understanding: habit and shame, an evening, true or not, danger in stopping, remaining good. */
export const PHASE_2: readonly StarterWebform[] = [
  whatDoesAddictionDo,
  mapOfAnEvening,
  trueOrNot,
  whenStoppingIsDangerous,
  whatIsStillThere,
];

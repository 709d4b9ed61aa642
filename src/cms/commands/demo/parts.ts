import { demoDays } from './days.ts';
import { demoExercises } from './exercises.ts';
import type { DemoPart } from './part.ts';

/** What every module adds to the people of the demo, in order. */
export const DEMO_PARTS: readonly DemoPart[] = [demoDays, demoExercises];

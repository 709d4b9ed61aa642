import type { StarterWebform } from '../../starter.ts';
import { caffeineHungerAndBowels } from './phase-2/caffeine-hunger-and-bowels.ts';
import { coffeeCarBreak } from './phase-2/coffee-car-break.ts';
import { dayDone } from './phase-2/day-done.ts';
import { delayBreatheDrinkDo } from './phase-2/delay-breathe-drink-do.ts';
import { theFirst72Hours } from './phase-2/the-first-72-hours.ts';

/** Exercises about the first days: the body, four activities for a wave, other routines, eating, a completed day. */
export const PHASE_2: readonly StarterWebform[] = [
  theFirst72Hours,
  delayBreatheDrinkDo,
  coffeeCarBreak,
  caffeineHungerAndBowels,
  dayDone,
];

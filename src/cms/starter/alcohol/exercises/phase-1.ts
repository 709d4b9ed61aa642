import type { StarterWebform } from '../../starter.ts';
import { givesAndCosts } from './phase-1/gives-and-costs.ts';
import { howBigIsAGlass } from './phase-1/how-big-is-a-glass.ts';
import { myOrdinaryWeek } from './phase-1/my-ordinary-week.ts';
import { safeToCutDown } from './phase-1/safe-to-cut-down.ts';
import { whyNow } from './phase-1/why-now.ts';

/** Exercises of phase 1, "Kijken hoe het nu is": a safe start, an honest picture, own reasons. */
export const PHASE_1: readonly StarterWebform[] = [
  safeToCutDown,
  howBigIsAGlass,
  myOrdinaryWeek,
  givesAndCosts,
  whyNow,
];

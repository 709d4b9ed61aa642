import type { StarterWebform } from '../../starter.ts';
import { END } from './end.ts';
import { PHASE_1 } from './phase-1.ts';
import { PHASE_2 } from './phase-2.ts';
import { PHASE_3 } from './phase-3.ts';
import { PHASE_4 } from './phase-4.ts';
import { PHASE_5 } from './phase-5.ts';
import { PHASE_6 } from './phase-6.ts';

/** The exercises of the programme, phase by phase. */
export const EXERCISES: readonly StarterWebform[] = [
  ...PHASE_1,
  ...PHASE_2,
  ...PHASE_3,
  ...PHASE_4,
  ...PHASE_5,
  ...PHASE_6,
  ...END,
];

import type { StarterWebform } from '../../starter.ts';
import { callInsteadOfOrder } from './phase-3/call-instead-of-order.ts';
import { friday4Pm } from './phase-3/friday-4-pm.ts';
import { oneDayItWorked } from './phase-3/one-day-it-worked.ts';
import { theChainToTheMessage } from './phase-3/the-chain-to-the-message.ts';
import { theFastWave } from './phase-3/the-fast-wave.ts';

/** Exercises about craving and a message: the wave, the steps, Friday, calling, what worked. */
export const PHASE_3: readonly StarterWebform[] = [
  theFastWave,
  theChainToTheMessage,
  friday4Pm,
  callInsteadOfOrder,
  oneDayItWorked,
];

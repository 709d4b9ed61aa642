import type { StarterWebform } from '../../starter.ts';

/** The exercises of the programme, phase by phase. */
export const EXERCISES: readonly StarterWebform[] = [];

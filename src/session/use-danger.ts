import { useSyncExternalStore } from 'react';
import type { Danger } from '#src/rules/programme/today-step.ts';
import { getDangerState } from './danger.ts';

const nothingTells = () => () => undefined;

/**
 * Returns the state of the call that an answer before registration requires, from this tab; 'none' during server
 * rendering.
 */
export function useDanger(): Danger {
  return useSyncExternalStore(nothingTells, getDangerState, () => 'none');
}

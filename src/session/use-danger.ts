import { useSyncExternalStore } from 'react';
import type { Danger } from '#src/rules/programme/today-step.ts';
import { getDangerState } from './danger.ts';

const nothingTells = () => () => undefined;

/** State of the call that an answer before registering requires, from this tab; 'none' during server rendering. */
export function useDanger(): Danger {
  return useSyncExternalStore(nothingTells, getDangerState, () => 'none');
}

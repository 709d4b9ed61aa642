import { useSyncExternalStore } from 'react';
import type { Danger } from '#src/rules/programme/today-step.ts';
import { getDangerState } from './danger.ts';

const subscribeToNothing = () => () => undefined;

/** Returns whether the answers before registration require a call, from this tab; 'none' during server rendering. */
export function useDanger(): Danger {
  return useSyncExternalStore(subscribeToNothing, getDangerState, () => 'none');
}

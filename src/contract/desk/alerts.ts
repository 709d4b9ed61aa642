import { ALERT } from '../kinds/alert.ts';
import type { DeskEntry, SentEntry } from '../kinds/kind.ts';
import { getKindOperations } from './kind-operations.ts';

/** An alert in a request. */
export type AlertContent = SentEntry<typeof ALERT>;
export type DeskAlert = DeskEntry<typeof ALERT>;

export const {
  list: listAlerts,
  create: createAlert,
  update: updateAlert,
  remove: deleteAlert,
  order: orderAlerts,
} = getKindOperations(ALERT);

import { ALERT } from '../kinds/alert.ts';
import type { SentEntry } from '../kinds/kind.ts';
import { getKindOperations } from './kind-operations.ts';

/** An alert in a request. */
export type AlertContent = SentEntry<typeof ALERT>;

export const {
  list: listAlerts,
  create: createAlert,
  update: updateAlert,
  remove: deleteAlert,
  order: orderAlerts,
} = getKindOperations(ALERT);

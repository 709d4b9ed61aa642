import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordEvent } from '../badges/record-event.ts';

/** What happens, in the same transaction, when somebody says yes to a participant. */
export type BuddyAccepted = (tx: Transaction, system: ContentSystem, uid: number) => Promise<void>;

/** Every module that wants to know, in order. */
export const BUDDY_ACCEPTED: readonly BuddyAccepted[] = [
  (tx, system, uid) => recordEvent(tx, system, { uid, event: { kind: 'buddy-accepted' } }),
];

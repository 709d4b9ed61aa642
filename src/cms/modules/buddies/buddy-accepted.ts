import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordEvents } from '../badges/record-event.ts';

/** Handler that runs in the same transaction when a buddy accepts. */
export type BuddyAccepted = (tx: Transaction, system: ContentSystem, uid: number) => Promise<void>;

/** Handlers of an accepted invitation, by module, in order. */
export const BUDDY_ACCEPTED: readonly BuddyAccepted[] = [
  (tx, system, uid) => recordEvents(tx, system, { uid, events: [{ kind: 'buddy-accepted' }] }),
];

import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordEvents } from '../badges/record-event.ts';

/** Handler that runs in the same transaction when a buddy accepts. */
export type BuddyAcceptedHandler = (tx: Transaction, system: ContentSystem, uid: number) => Promise<void>;

/** Handlers of an accepted invitation, by module, in order. */
export const BUDDY_ACCEPTED_HANDLERS: readonly BuddyAcceptedHandler[] = [
  (tx, system, uid) => recordEvents(tx, system, { uid, events: [{ kind: 'buddy-accepted' }] }),
];

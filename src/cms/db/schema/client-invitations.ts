import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DomainKey } from '#src/domains/domain.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** That a nurse invited somebody and what became of it; nothing of whom. */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    id: uuid().primaryKey(),
    /** Of the nurse. */
    uid: bigint({ mode: 'number' }).notNull(),
    domain: text().$type<DomainKey>().notNull(),
    sentAt: moment('sent_at').notNull(),
    /** When somebody paired by its link. */
    acceptedAt: moment('accepted_at'),
    /** When a new pairing code ended it. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('client_invitations_uid_index').on(table.uid, table.sentAt),
    index('client_invitations_sent_index').on(table.sentAt),
  ],
);

import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DomainKey } from '#src/domains/domain.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Invitation of a nurse and its outcome; nothing about the invited person. */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    id: uuid().primaryKey(),
    /** uid of the nurse. */
    uid: bigint({ mode: 'number' }).notNull(),
    domain: text().$type<DomainKey>().notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    /** Time at which a client paired by its link. */
    acceptedAt: timestamptz('accepted_at'),
    /** Time at which a new pairing code invalidated it. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('client_invitations_uid_index').on(table.uid, table.sentAt),
    index('client_invitations_sent_index').on(table.sentAt),
  ],
);

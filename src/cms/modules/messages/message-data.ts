import { eq } from 'drizzle-orm';
import { messages } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { findMessages } from './message-row.ts';

const ALL = { limit: 10_000, offset: 0 } as const;

/** Messages of a user; they remain when the programme is restarted. */
export const messageData: PersonalData = {
  tables: ['messages'],
  collect: async (system, uid) => {
    const rows = await findMessages(system, uid, 'nl', ALL);
    return { messages: rows.map(({ text, createdAt, readAt }) => ({ text, createdAt, readAt })) };
  },
  erase: async (tx, uid) => {
    await tx.delete(messages).where(eq(messages.uid, uid));
  },
};

import { eq } from 'drizzle-orm';
import { messages } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { findMessages } from './message-row.ts';

const ALL = { limit: 10_000, offset: 0 } as const;

/** Messages of a user; they remain when the programme is restarted. */
export const messageData: PersonalData = {
  tables: ['messages'],
  collect: async (system, uid) => {
    const language = (await findUserByUid(system.database.db, uid))?.language ?? 'nl';
    const rows = await findMessages(system, uid, language, ALL);
    return { messages: rows.map(({ text, createdAt, readAt }) => ({ text, createdAt, readAt })) };
  },
  erase: async (tx, uid) => {
    await tx.delete(messages).where(eq(messages.uid, uid));
  },
};

import { eq } from 'drizzle-orm';
import { messages } from '../../db/schema/index.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { findMessages } from './message-row.ts';
import { messageText } from './message-text.ts';

const ALL = { limit: 10_000, offset: 0 } as const;

/** The messages; they stay when the programme is restarted. */
export const messageData: PersonalData = {
  tables: ['messages'],
  collect: async ({ database }, uid) => {
    const rows = await findMessages(database.pool, uid, 'nl', ALL);
    const own = rows.map(({ template, name, description, createdAt, readAt }) => ({
      text: messageText(template, 'nl', { name: name ?? '', description: description ?? '' }),
      createdAt,
      readAt,
    }));
    return { messages: own };
  },
  erase: async (tx, uid) => {
    await tx.delete(messages).where(eq(messages.uid, uid));
  },
};

import { eq } from 'drizzle-orm';
import { decryptText } from '../../db/encryption/seal.ts';
import { pushTokens } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { toPushTokenContext } from './push-token.ts';

/** Devices to which notifications may be sent. */
export const pushTokenData: PersonalData = {
  tables: ['push_tokens'],
  collect: async ({ database, keys }, uid) => {
    const rows = await database.db.select().from(pushTokens).where(eq(pushTokens.uid, uid));
    const devices = rows.map((row) => ({
      token: decryptText(keys, toPushTokenContext(uid, row.tokenHash), row.token),
      platform: row.platform,
      since: row.createdAt,
    }));
    return { devices };
  },
  erase: async (tx, uid) => {
    await tx.delete(pushTokens).where(eq(pushTokens.uid, uid));
  },
};

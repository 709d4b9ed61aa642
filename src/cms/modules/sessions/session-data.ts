import { eq } from 'drizzle-orm';
import { knownDevices, sessions, storedResponses } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Sessions and known devices of a user. Responses stored for retries repeat other data, and are deleted in a day. */
export const sessionData: PersonalData = {
  tables: ['sessions', 'known_devices', 'first_answers'],
  collect: async ({ database }, uid) => {
    const { createdAt: since, expiresAt: until, browser, system, seenOn } = sessions;
    const columns = { browser, system, since, seenOn, until };
    const deviceColumns = { seenOn: knownDevices.seenOn };
    return {
      sessions: await database.db.select(columns).from(sessions).where(eq(sessions.uid, uid)),
      knownDevices: await database.db.select(deviceColumns).from(knownDevices).where(eq(knownDevices.uid, uid)),
    };
  },
  erase: async (tx, uid) => {
    await tx.delete(sessions).where(eq(sessions.uid, uid));
    await tx.delete(knownDevices).where(eq(knownDevices.uid, uid));
    await tx.delete(storedResponses).where(eq(storedResponses.uid, uid));
  },
};

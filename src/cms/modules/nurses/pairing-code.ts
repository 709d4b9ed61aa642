import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { pairingCodes } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireNurse } from './find-nurse.ts';
import { endInvitations } from './stored-invitations.ts';

/** Characters of a code: none that look or sound like others, and no vowels, so that no code is a word. */
const ALPHABET = 'CDFGHJKMNPQRTVWXY34679';
const LENGTH = 6;

export const createPairingCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns the current code of a nurse; undefined if there is none. */
export async function findPairingCode(db: Orm, uid: number): Promise<string | undefined> {
  const [row] = await db.select().from(pairingCodes).where(eq(pairingCodes.uid, uid));
  return row?.code;
}

/** Returns the code of a nurse, created on first use. A collision with another nurse's code is retried. */
export async function ensurePairingCode(db: Orm, uid: number): Promise<string> {
  for (;;) {
    const code = await findPairingCode(db, uid);
    if (code !== undefined) return code;
    await db.insert(pairingCodes).values({ uid, code: createPairingCode() }).onConflictDoNothing();
  }
}

const UNIQUE_VIOLATION = '23505';

/** Returns true for a unique violation. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

async function replaceCode(db: Orm, uid: number): Promise<string> {
  for (;;) {
    const code = createPairingCode();
    try {
      await db
        .insert(pairingCodes)
        .values({ uid, code })
        .onConflictDoUpdate({ target: pairingCodes.uid, set: { code } });
      return code;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** Creates a new code for the calling nurse; the old code and its invitations become invalid. */
export async function handleRenewPairingCode(c: ApiContext): Promise<Response> {
  const { database, now } = c.var.system;
  const { uid } = await requireNurse(c);
  const code = await replaceCode(database.db, uid);
  await endInvitations(database.db, uid, now());
  return respondPrivately(c, { pairing_code: code });
}

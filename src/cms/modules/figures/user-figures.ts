import { eq } from 'drizzle-orm';
import { saveUserFigures as operation, ownFiguresBody } from '#src/contract/figures/user-figures.ts';
import { NO_FIGURES, type UserFigures } from '#src/rules/figures/user-figures.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import type { CipherContext } from '../../db/encryption/seal.ts';
import { decryptText, encryptText } from '../../db/encryption/seal.ts';
import { statistics } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { getDomainRegistration } from '../registrations/registered-domain.ts';

const getCipherContext = (uid: number): CipherContext => ({ table: 'figures', row: String(uid), owner: uid });

/** Encrypts the figures for storage. */
export const encryptFigures = (keys: Keyring, uid: number, userFigures: UserFigures): string =>
  encryptText(keys, getCipherContext(uid), JSON.stringify(userFigures));

/** Returns the figures that a user entered. */
export async function readOwnFigures({ database, keys }: ContentSystem, uid: number): Promise<UserFigures> {
  const [row] = await database.db.select().from(statistics).where(eq(statistics.uid, uid));
  return row ? { ...NO_FIGURES, ...JSON.parse(decryptText(keys, getCipherContext(uid), row.data)) } : NO_FIGURES;
}

/** Returns the caller's figures. */
export async function showFigures(c: ApiContext): Promise<Response> {
  getDomainRegistration(c);
  return respondPrivately(c, await readOwnFigures(c.var.system, requireSession(c).uid));
}

/** Replaces the caller's figures. */
export async function storeFigures(c: ApiContext): Promise<Response> {
  getDomainRegistration(c);
  const { system } = c.var;
  const { uid } = requireSession(c);
  const { price, size, lines, energy } = await readHardMomentBody(c, operation, ownFiguresBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const userFigures: UserFigures = { price, size, lines, energy };
  const row = { data: encryptFigures(system.keys, uid, userFigures), changedAt: system.now() };
  await system.database.db
    .insert(statistics)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: statistics.uid, set: row });
  return respondPrivately(c, userFigures);
}

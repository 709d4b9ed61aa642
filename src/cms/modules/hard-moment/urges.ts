import { and, desc, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import { saveUrge as saving, updateUrge as updating, urgeBody } from '#src/contract/hard-moment/urges.ts';
import { URGES_ON_PAGE } from '#src/rules/limits.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import { urges } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { parseUuidParam } from '../registrations/daily-registration.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { readHardMomentBody } from './read-personal-texts.ts';

type UrgeRow = typeof urges.$inferSelect;
type UrgeBody = InferType<typeof urgeBody>;

const getSealContext = ({ uid, uuid }: Pick<UrgeRow, 'uid' | 'uuid'>): CipherContext => ({
  table: 'urges',
  row: uuid,
  owner: uid,
});

/** Decrypts and serializes an urge. */
export const serializeUrge = (keys: Keyring, row: UrgeRow) => ({
  uuid: row.uuid,
  at: row.at.toISOString(),
  ...(JSON.parse(decryptText(keys, getSealContext(row), row.data)) as Omit<UrgeBody, 'uuid' | 'at'>),
});

/** Encrypts the content of an urge for storage. */
export const encryptUrge = (
  keys: Keyring,
  row: Pick<UrgeRow, 'uid' | 'uuid'>,
  { uuid: _uuid, at: _at, ...given }: UrgeBody,
) => encryptText(keys, getSealContext(row), JSON.stringify(given));

/** Reads the time of an urge; refuses an urge in the future, as sent by a clock that is ahead. */
export const parseUrgeTime = (c: ApiContext, { at }: UrgeBody): Date => {
  const now = c.var.system.now();
  const date = new Date(at);
  return date > now ? now : date;
};

async function answerUrge(c: ApiContext, row: UrgeRow, status: 200 | 201): Promise<Response> {
  const { database, keys } = c.var.system;
  const urge = serializeUrge(keys, row);
  const userTexts = [urge.note ?? '', ...urge.triggers, ...urge.helped];
  return respondPrivately(c, { ...urge, help_shown: await mentionsSuicide(database.db, userTexts) }, status);
}

const isNamed = (uid: number, uuid: string) => and(eq(urges.uid, uid), eq(urges.uuid, uuid));

/** Stores an urge once; a retry gets the existing row with its uuid. */
export async function storeUrge(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { db } = system.database;
  const { uid } = requireSession(c);
  const urge = await readHardMomentBody(c, saving, urgeBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const rowKey = { uid, uuid: urge.uuid };
  const row = {
    ...rowKey,
    at: parseUrgeTime(c, urge),
    data: encryptUrge(system.keys, rowKey, urge),
    createdAt: system.now(),
  };
  const [result] = await db.insert(urges).values(row).onConflictDoNothing().returning();
  if (result) return answerUrge(c, result, 201);
  const [existingRow] = await db.select().from(urges).where(isNamed(uid, urge.uuid));
  if (!existingRow) throw new ApiError(404, 'not-found');
  return answerUrge(c, existingRow, 200);
}

/** Changes the submitted fields of an urge of the user. */
export async function changeUrge(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const condition = isNamed(requireSession(c).uid, parseUuidParam(c.req.param('uuid') ?? ''));
  const changes = await system.database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(urges).where(condition).for('update');
    if (!row) throw new ApiError(404, 'not-found');
    const storedUrge = serializeUrge(system.keys, row);
    const urge = await readHardMomentBody(c, updating, urgeBody, storedUrge);
    const changes = { at: parseUrgeTime(c, urge), data: encryptUrge(system.keys, row, urge) };
    const [saved] = await tx.update(urges).set(changes).where(condition).returning();
    return saved ?? row;
  });
  return answerUrge(c, changes, 200);
}

/** Deletes one of the user's urges. */
export async function removeUrge(c: ApiContext): Promise<Response> {
  const condition = isNamed(requireSession(c).uid, parseUuidParam(c.req.param('uuid') ?? ''));
  const deletedRows = await c.var.system.database.db.delete(urges).where(condition).returning({ uuid: urges.uuid });
  if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}

/** Lists the user's urges, latest first. */
export async function showUrges(c: ApiContext): Promise<Response> {
  const { database, keys } = c.var.system;
  const isOwnUrge = eq(urges.uid, requireSession(c).uid);
  const [countRow] = await database.db.select({ total: sql<number>`count(*)::int` }).from(urges).where(isOwnUrge);
  const pager = toPager(c, countRow?.total, URGES_ON_PAGE);
  const rows = await database.db
    .select()
    .from(urges)
    .where(isOwnUrge)
    .orderBy(desc(urges.at), desc(urges.uuid))
    .limit(URGES_ON_PAGE)
    .offset(pager.currentPage * URGES_ON_PAGE);
  return respondPrivately(c, {
    entities: rows.map((row) => serializeUrge(keys, row)),
    pager: serializePager(pager),
  });
}

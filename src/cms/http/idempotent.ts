import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { type Place, seal, unseal } from '../db/encryption/seal.ts';
import { prepared } from '../db/prepared.ts';
import { firstAnswers } from '../db/schema/index.ts';
import { nameUuid } from '../starter/name-uuid.ts';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';
import type { Handler } from './route.ts';

/** After this long an answer under way is taken for lost with its process. */
const LOST_MS = 30_000;
const WAIT_MS = 10_000;
const KEY = /^[\w-]{8,100}$/;

interface Kept {
  readonly body: string;
  readonly type: string | null;
}

/** The key of a write, bound to session, domain and operation; null where it carries none. */
function writeId(c: ApiContext): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!KEY.test(key)) throw new ApiError(400, 'input-invalid');
  const { session, domain } = c.var;
  const bound = [session?.id ?? 'visitor', domain.key, c.req.method, c.req.path, key];
  return createHash('sha256').update(JSON.stringify(bound)).digest('base64url');
}

/** The id of a row that a write makes: a retry makes the same one, also where the first answer was lost with its process. */
export function rowUuid(c: ApiContext): string | null {
  const id = writeId(c);
  return id === null ? null : nameUuid(`row ${id}`);
}

const placeOf = (id: string, owner: number): Place => ({ table: 'first_answers', row: id, owner });

/**
 * Keeps a statement by itself from waiting for the disk. A claim reaches it at the latest with the write that it is for;
 * an answer that is lost there with its machine is like one that is lost with its process.
 */
const WITHOUT_WAITING = { isKeptLater: sql`set_config('synchronous_commit', 'off', true)` };

const claimQuery = prepared((db: Orm) => {
  const createdAt = sql.placeholder('createdAt');
  const isLost = and(isNull(firstAnswers.status), lt(firstAnswers.createdAt, sql.placeholder('lostBefore')));
  return db
    .insert(firstAnswers)
    .values({ id: sql.placeholder('id'), uid: sql.placeholder('uid'), createdAt })
    .onConflictDoUpdate({ target: firstAnswers.id, set: { createdAt: sql`excluded.created_at` }, setWhere: isLost })
    .returning(WITHOUT_WAITING)
    .prepare('claim_first_answer');
});

async function claim(c: ApiContext, id: string, uid: number): Promise<boolean> {
  const { database, now } = c.var.system;
  const createdAt = now();
  const lostBefore = new Date(createdAt.getTime() - LOST_MS);
  return (await claimQuery(database.db).execute({ id, uid, createdAt, lostBefore })).length > 0;
}

const answerQuery = prepared((db: Orm) =>
  db
    .update(firstAnswers)
    .set({ status: sql`${sql.placeholder('status')}`, answer: sql`${sql.placeholder('answer')}` })
    .where(eq(firstAnswers.id, sql.placeholder('id')))
    .returning(WITHOUT_WAITING)
    .prepare('keep_first_answer'),
);

/** The first answer again; waits for it while it is under way, and undefined where it came to nothing. */
async function replay(c: ApiContext, id: string): Promise<Response | undefined> {
  const { database, keys } = c.var.system;
  for (const begun = Date.now(); Date.now() - begun < WAIT_MS; await sleep(50)) {
    const [row] = await database.db.select().from(firstAnswers).where(eq(firstAnswers.id, id));
    if (!row) return undefined;
    if (row.status === null || row.answer === null) continue;
    const { body, type }: Kept = JSON.parse(unseal(keys, placeOf(id, row.uid), row.answer));
    const headers = { 'Cache-Control': 'no-store', ...(type === null ? {} : { 'Content-Type': type }) };
    return new Response(row.status === 204 ? null : body, { status: row.status, headers });
  }
  throw new ApiError(409, 'under-way', { 'Retry-After': '5' });
}

async function answerFirst(c: ApiContext, id: string, uid: number, handle: Handler): Promise<Response> {
  const { database, keys } = c.var.system;
  try {
    const response = await handle(c);
    const kept: Kept = { body: await response.clone().text(), type: response.headers.get('content-type') };
    const answer = seal(keys, placeOf(id, uid), JSON.stringify(kept));
    await answerQuery(database.db).execute({ id, status: response.status, answer });
    return response;
  } catch (error) {
    await database.db.delete(firstAnswers).where(eq(firstAnswers.id, id));
    throw error;
  }
}

/**
 * Makes a write safe to send again: the same `Idempotency-Key` from the same session within a day gets the first
 * answer, and nothing is done twice. A failed write may be tried again under the same key.
 */
export function idempotent(handle: Handler): Handler {
  return async (c) => {
    const id = writeId(c);
    if (id === null) return handle(c);
    const uid = c.var.session?.uid ?? 0;
    for (;;) {
      if (await claim(c, id, uid)) return answerFirst(c, id, uid, handle);
      const again = await replay(c, id);
      if (again) return again;
    }
  };
}

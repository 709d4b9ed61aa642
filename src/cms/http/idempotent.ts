import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type CipherContext, decryptText, encryptText } from '../db/encryption/seal.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import type { Orm } from '../db/orm.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { PROCESS_LOCK } from '../db/purge.ts';
import { storedResponses } from '../db/schema/index.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { ApiError } from './api-error.ts';
import type { ContentSystem } from './content-system.ts';
import type { ApiContext } from './request.ts';
import type { Handler } from './route.ts';

/** Time in ms after which an unfinished response counts as lost with its process; no statement takes longer. */
const LOST_MS = 20_000;
const WAIT_MS = 10_000;
/** Time in ms within which a process that lost its connection reconnects; otherwise it is lost. */
const RECONNECT_MS = 2_000;
/** Retry interval in ms for releasing a claim after the database was unreachable. */
const RELEASE_RETRY_MS = 250;
const KEY = /^[\w-]{8,100}$/;

interface StoredAnswer {
  readonly body: string;
  readonly type: string | null;
}

/** Returns the idempotency key of a write, bound to session, domain and operation; null if it has none. */
function toWriteId(c: ApiContext): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!KEY.test(key)) throw new ApiError(400, 'input-invalid');
  const { session, domain } = c.var;
  const bound = [session?.id ?? 'visitor', domain.key, c.req.method, c.req.path, key];
  return createHash('sha256').update(JSON.stringify(bound)).digest('base64url');
}

/** Returns the id of a row that a write creates; a retry creates the same id, even if the first response was lost. */
export function getRetryUuid(c: ApiContext): string | null {
  const id = toWriteId(c);
  return id === null ? null : toNameUuid(`row ${id}`);
}

const getSealContext = (id: string, owner: number): CipherContext => ({ table: 'first_answers', row: id, owner });

/**
 * Setting of a single statement that does not wait for the disk. The claim is flushed at the latest with its write; a
 * response lost with its server is treated like one lost with its process.
 */
const ASYNC_COMMIT = { isKeptLater: sql`set_config('synchronous_commit', 'off', true)` };

const claimQuery = prepareOnce((db: Orm) => {
  const createdAt = sql.placeholder('createdAt');
  const isOld = lt(storedResponses.createdAt, sql.placeholder('lostBefore'));
  const isLost = and(
    isNull(storedResponses.status),
    or(isOld, eq(storedResponses.holder, sql.placeholder('lostWith'))),
  );
  return db
    .insert(storedResponses)
    .values({ id: sql.placeholder('id'), uid: sql.placeholder('uid'), holder: sql.placeholder('holder'), createdAt })
    .onConflictDoUpdate({
      target: storedResponses.id,
      set: { createdAt: sql`excluded.created_at`, holder: sql`excluded.holder` },
      setWhere: isLost,
    })
    .returning(ASYNC_COMMIT)
    .prepare('claim_first_answer');
});

interface Claim {
  readonly id: string;
  readonly uid: number;
  readonly createdAt: Date;
}

/** Claims a write; null if another request has claimed or completed it. A claim of a dead process is free. */
async function claim(c: ApiContext, id: string, uid: number, lostWith: number | null): Promise<Claim | null> {
  const { database, holder, now } = c.var.system;
  const createdAt = now();
  const lostBefore = new Date(createdAt.getTime() - LOST_MS);
  const result = await claimQuery(database.db).execute({ id, uid, holder, createdAt, lostBefore, lostWith });
  return result.length > 0 ? { id, uid, createdAt } : null;
}

const answerQuery = prepareOnce((db: Orm) =>
  db
    .update(storedResponses)
    .set({ status: sql`${sql.placeholder('status')}`, answer: sql`${sql.placeholder('answer')}` })
    .where(eq(storedResponses.id, sql.placeholder('id')))
    .returning(ASYNC_COMMIT)
    .prepare('keep_first_answer'),
);

const HELD_QUERY = `
  select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`;

/** Returns true while the process with this number is registered as live; a missing number counts as live. */
async function isAlive({ database }: ContentSystem, holder: number | null): Promise<boolean> {
  if (holder === null) return true;
  return ((await database.pool.query(HELD_QUERY, [PROCESS_LOCK, holder])).rowCount ?? 0) > 0;
}

interface LostRequest {
  /** Number of the dead process that handled it; null if it ended otherwise. */
  readonly lostWith: number | null;
}

/** Returns the first response again; waits for it while it is in progress. */
async function replay(c: ApiContext, id: string): Promise<Response | LostRequest> {
  const { database, keys, now } = c.var.system;
  let goneSince: number | null = null;
  for (const startedAt = Date.now(); Date.now() - startedAt < WAIT_MS; await sleep(50)) {
    const [row] = await database.db.select().from(storedResponses).where(eq(storedResponses.id, id));
    if (!row) return { lostWith: null };
    if (row.status === null || row.answer === null) {
      if (row.createdAt.getTime() < now().getTime() - LOST_MS) return { lostWith: null };
      goneSince = (await isAlive(c.var.system, row.holder)) ? null : (goneSince ?? Date.now());
      if (goneSince !== null && Date.now() - goneSince >= RECONNECT_MS) return { lostWith: row.holder };
      continue;
    }
    const { body, type }: StoredAnswer = JSON.parse(decryptText(keys, getSealContext(id, row.uid), row.answer));
    const headers = { 'Cache-Control': 'no-store', ...(type === null ? {} : { 'Content-Type': type }) };
    return new Response(row.status === 204 ? null : body, { status: row.status, headers });
  }
  throw new ApiError(409, 'under-way', { 'Retry-After': '5' });
}

/** Releases the claim, so that the write can be retried; repeats until an unreachable database is available again. */
async function releaseClaim({ database: { db } }: ContentSystem, { id, createdAt }: Claim): Promise<void> {
  const isOwnClaim = and(
    eq(storedResponses.id, id),
    eq(storedResponses.createdAt, createdAt),
    isNull(storedResponses.status),
  );
  const drop = () => db.delete(storedResponses).where(isOwnClaim);
  const dropLater = async () => {
    for (const startedAt = Date.now(); Date.now() - startedAt < LOST_MS; ) {
      await sleep(RELEASE_RETRY_MS, undefined, { ref: false });
      const isDropped = await drop().then(
        () => true,
        () => false,
      );
      if (isDropped) return;
    }
  };
  await drop().catch(() => void dropLater());
}

async function keepAnswer(system: ContentSystem, { id, uid }: Claim, response: Response): Promise<void> {
  const storedAnswer: StoredAnswer = { body: await response.text(), type: response.headers.get('content-type') };
  const answer = encryptText(system.keys, getSealContext(id, uid), JSON.stringify(storedAnswer));
  await answerQuery(system.database.db).execute({ id, status: response.status, answer });
}

/** Returns the response even if it cannot be stored; a retry then finds the rows that the write created. */
async function handleClaimed(c: ApiContext, claimedClaim: Claim, handle: Handler): Promise<Response> {
  const { system } = c.var;
  let response: Response;
  try {
    response = await handle(c);
  } catch (error) {
    await releaseClaim(system, claimedClaim);
    throw error;
  }
  await keepAnswer(system, claimedClaim, response.clone()).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return releaseClaim(system, claimedClaim);
  });
  return response;
}

/**
 * Makes a write safe to repeat: an `Idempotency-Key` that is repeated in the session within a day gets the first
 * response, and nothing is written again. A failed write may be retried under its key.
 */
export function makeIdempotent(handle: Handler): Handler {
  return async (c) => {
    const id = toWriteId(c);
    if (id === null) return handle(c);
    const uid = c.var.session?.uid ?? 0;
    for (let lostWith: number | null = null; ; ) {
      const claimedClaim = await claim(c, id, uid, lostWith);
      if (claimedClaim) return handleClaimed(c, claimedClaim, handle);
      const replayed = await replay(c, id);
      if (replayed instanceof Response) return replayed;
      lostWith = replayed.lostWith;
    }
  };
}

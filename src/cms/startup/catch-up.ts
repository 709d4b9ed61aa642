import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { nicknameKey } from '#src/rules/fields/nickname.ts';
import { codeOfError } from '../db/away.ts';
import { MIGRATION_LOCK, underLock } from '../db/migrate.ts';
import { nicknames, users } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { takeInPictures } from '../modules/media/kept-bytes.ts';
import { type ReasonTable, sealedReason } from '../modules/moderation-records/sealed-reason.ts';
import { keepNickname } from '../modules/nicknames/take-nickname.ts';

type Context = Pick<ContentSystem, 'database' | 'keys' | 'config'>;

const AT_A_TIME = 500;

/** Whose a reason is; 0 where the row may outlive the person. */
const REASONS: readonly { readonly table: ReasonTable; readonly owner: string }[] = [
  { table: 'flaggings', owner: 'uid' },
  { table: 'moderation_items', owner: '0::bigint' },
  { table: 'moderation_deeds', owner: '0::bigint' },
];

/** Seals the reasons of one table that were written before reasons were sealed. */
async function sealReasons(system: Context, table: ReasonTable, owner: string): Promise<void> {
  const { pool } = system.database;
  for (;;) {
    const { rows } = await pool.query<{ id: string; owner: string; reason: string }>(
      `select id, ${owner} as owner, reason from ${table} where reason is not null order by id limit ${AT_A_TIME}`,
    );
    for (const { id, owner: uid, reason: plain } of rows) {
      const { uuid, reason } = sealedReason(system, table, plain, Number(uid));
      const set = `update ${table} set uuid = $2, sealed_reason = $3, reason = null where id = $1 and reason is not null`;
      await pool.query(set, [id, uuid, reason]);
    }
    if (rows.length < AT_A_TIME) return;
  }
}

type Named = Pick<typeof users.$inferSelect, 'uid' | 'domain' | 'nickname' | 'createdAt'>;

/** The first who came keeps the key of a nickname that several have; a nickname that is free again goes to the next. */
async function keyNickname({ database: { db }, keys }: Context, { uid, domain, nickname, createdAt }: Named) {
  if (domain === null || nickname === null) return;
  await db.transaction(async (tx) => {
    const isKnown = and(eq(nicknames.uid, uid), isNull(nicknames.until));
    const [known] = await tx.select({ uuid: nicknames.uuid }).from(nicknames).where(isKnown).limit(1);
    if (!known) await keepNickname({ keys }, tx, { uid, domain, nickname, since: createdAt });
  });
  const key = nicknameKey(nickname);
  const isFree = sql`not exists (select from users other where other.domain = ${domain} and other.nickname_key = ${key})`;
  const isSame = and(eq(users.uid, uid), eq(users.nickname, nickname), isNull(users.nicknameKey), isFree);
  try {
    await db.update(users).set({ nicknameKey: key }).where(isSame);
  } catch (error) {
    if (codeOfError(error) !== '23505') throw error;
  }
}

async function keyNicknames(system: Context): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await system.database.db
      .select({ uid: users.uid, domain: users.domain, nickname: users.nickname, createdAt: users.createdAt })
      .from(users)
      .where(and(isNotNull(users.nickname), isNull(users.nicknameKey), gt(users.uid, after)))
      .orderBy(asc(users.uid))
      .limit(AT_A_TIME);
    for (const row of rows) await keyNickname(system, row);
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    after = last.uid;
  }
}

/**
 * What a migration cannot do in SQL, because it needs the keys of the installation, its disk or a rule: seals reasons
 * that stood open, gives nicknames from before they were unique their key, and takes pictures in from the disk. Each
 * start does it again; there is nothing to do then.
 */
export function catchUp(system: Context): Promise<void> {
  return underLock(system.database.url, MIGRATION_LOCK, async () => {
    for (const { table, owner } of REASONS) await sealReasons(system, table, owner);
    await keyNicknames(system);
    await takeInPictures(system.database.db, system.config.dataDir);
  });
}

import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { toNicknameKey } from '#src/rules/fields/nickname.ts';
import { NICKNAME_RESERVED_DAYS } from '#src/rules/limits.ts';
import { nicknames, users } from '../../db/schema/index.ts';
import { getDatabaseErrorCode } from '../../db/unavailable.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { hashNickname, listNicknameHashes } from './nickname-hash.ts';

type Context = Pick<ContentSystem, 'keys' | 'now'>;
type Bearer = Pick<User, 'uid' | 'domain' | 'nickname' | 'nicknameKey'>;

type NicknameOwner = { readonly uid: number; readonly domain: string };

/** Thrown if another user has the nickname, or had it until recently. */
export class NicknameTakenError extends Error {}

/** Returns the time before which a released nickname is available again. */
export const getNicknameReleaseLimit = (now: Date): Date => subDays(now, NICKNAME_RESERVED_DAYS);

const UNIQUE_VIOLATION = '23505';

async function isOfAnother({ keys, now }: Context, tx: Transaction, { uid, domain }: NicknameOwner, nickname: string) {
  const condition = and(
    eq(nicknames.domain, domain),
    inArray(nicknames.hash, [...listNicknameHashes(keys, domain, nickname)]),
    or(isNull(nicknames.uid), ne(nicknames.uid, uid)),
    or(isNull(nicknames.until), gt(nicknames.until, getNicknameReleaseLimit(now()))),
  );
  const [otherName] = await tx.select({ uuid: nicknames.uuid }).from(nicknames).where(condition).limit(1);
  return otherName !== undefined;
}

/** Records a user's new nickname. */
export async function storeNickname(
  { keys }: Pick<Context, 'keys'>,
  tx: Transaction,
  {
    uid,
    domain,
    nickname,
    since,
  }: { readonly uid: number; readonly domain: string; readonly nickname: string; readonly since: Date },
): Promise<void> {
  const [uuid, keyVersion] = [randomUUID(), keys.current()];
  const hash = hashNickname(keys, keyVersion, domain, nickname);
  await tx.insert(nicknames).values({ uuid, domain, uid, keyVersion, hash, name: nickname, since });
}

async function setColumns(tx: Transaction, uid: number, nickname: string | null): Promise<void> {
  const key = nickname === null ? null : toNicknameKey(nickname);
  try {
    await tx.update(users).set({ nickname, nicknameKey: key }).where(eq(users.uid, uid));
  } catch (error) {
    if (getDatabaseErrorCode(error) === UNIQUE_VIOLATION) throw new NicknameTakenError();
    throw error;
  }
}

/**
 * Sets or clears a user's nickname; throws `NicknameTakenError`, which aborts the transaction. The caller has locked the
 * account. The unique index admits one of two simultaneous changes; released names are checked after it, so that a name
 * cannot be taken while its account is being deleted.
 */
export async function claimNickname(
  system: Context,
  tx: Transaction,
  bearer: Bearer,
  nickname: string | null,
): Promise<void> {
  if (nickname === bearer.nickname && (nickname === null || bearer.nicknameKey !== null)) return;
  const isSameKey = nickname !== null && toNicknameKey(nickname) === bearer.nicknameKey;
  await setColumns(tx, bearer.uid, nickname);
  const entries = bearer.domain === null ? null : { uid: bearer.uid, domain: bearer.domain };
  if (entries && nickname !== null && !isSameKey && (await isOfAnother(system, tx, entries, nickname))) {
    throw new NicknameTakenError();
  }
  const isBorne = and(eq(nicknames.uid, bearer.uid), isNull(nicknames.until));
  await tx.update(nicknames).set({ until: system.now() }).where(isBorne);
  if (entries && nickname !== null) await storeNickname(system, tx, { ...entries, nickname, since: system.now() });
}

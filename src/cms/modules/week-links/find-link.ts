import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Keyring } from '../../db/encryption/keyring.ts';
import type { Orm } from '../../db/orm.ts';
import { weekLinks } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';

const TOKEN = /^[\w-]{32}$/;
const TOKEN_BYTES = 24;

export type WeekLink = typeof weekLinks.$inferSelect;

/** Returns a digest under a key for only these links: a stolen database does not reveal a link. */
export const toLinksDigest = (keys: Keyring, text: string, version = keys.current()): Buffer =>
  createHmac('sha256', keys.keyOf(version, 'week-link')).update(text).digest();

/** Creates a token, which reveals nothing about user, week or programme. */
export const createWeekToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the token of a request; responds with 404 to any other text. */
export function requireToken(c: ApiContext): string {
  const token = c.req.param('token') ?? '';
  if (!TOKEN.test(token)) throw createLinkError();
  return token;
}

/** Creates the error for an ended, an unknown and an invented link, identical for all three. */
export const createLinkError = (): ApiError => new ApiError(404, 'week-link-ended');

const hasToken = ({ keys }: Pick<ContentSystem, 'keys'>, token: string) =>
  inArray(
    weekLinks.digest,
    keys.versions().map((version) => toLinksDigest(keys, token, version)),
  );

/** Finds the row of a token, also of an ended link. */
export async function findWeekLink(
  system: Pick<ContentSystem, 'database' | 'keys'>,
  token: string,
): Promise<WeekLink | undefined> {
  const [link] = await system.database.db.select().from(weekLinks).where(hasToken(system, token));
  return link;
}

const isLive = (now: Date) => and(isNull(weekLinks.endedAt), gt(weekLinks.endsAt, now));

/** Finds the valid link of a token. */
export async function findValidWeekLink(
  system: Pick<ContentSystem, 'database' | 'keys' | 'now'>,
  token: string,
): Promise<WeekLink> {
  const condition = and(hasToken(system, token), isLive(system.now()));
  const [link] = await system.database.db.select().from(weekLinks).where(condition);
  if (!link) throw createLinkError();
  return link;
}

/** Finds a valid link and locks the row until the transaction ends. */
export async function lockValidWeekLink(
  tx: Transaction | Orm,
  { uid, monday, digest }: Pick<WeekLink, 'uid' | 'monday' | 'digest'>,
  now: Date,
): Promise<WeekLink> {
  const isSameLink = and(eq(weekLinks.uid, uid), eq(weekLinks.monday, monday), eq(weekLinks.digest, digest));
  const [link] = await tx
    .select()
    .from(weekLinks)
    .where(and(isSameLink, isLive(now)))
    .for('update');
  if (!link) throw createLinkError();
  return link;
}

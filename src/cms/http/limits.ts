import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

const DAY = 86_400;
const TEN_IN_AN_HOUR: Limit = { tries: 10, seconds: 3_600 };
const TEN_IN_A_QUARTER: Limit = { tries: 10, seconds: 900 };

/** Failed tries that one account and one client may make (quality, "Security"); the right ones are never counted. */
const LIMITS = {
  login: { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  /** The current password, asked where something of the account changes. */
  password: { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  /** The code of a second factor: who is asked for it knows the password. */
  'second-factor': { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  register: { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  link: { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  /** Every request counts: whether the address is known must not show in the limit either. */
  'ask-password': { account: { tries: 5, seconds: 3_600 }, client: { tries: 20, seconds: 3_600 } },
  /** Every request counts: each sends a mail. */
  'send-validation': { account: { tries: 5, seconds: 3_600 }, client: { tries: 20, seconds: 3_600 } },
  'pairing-code': { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  /** The code in a buddy's link; it is long, so only a client that makes codes up fails. */
  'buddy-code': { account: TEN_IN_AN_HOUR, client: TEN_IN_A_QUARTER },
  /** Every invitation counts: each sends a mail to somebody who did not ask for it. */
  'invite-buddy': { account: { tries: 10, seconds: DAY }, client: { tries: 30, seconds: DAY } },
  'invite-client': { account: { tries: 50, seconds: DAY }, client: { tries: 100, seconds: DAY } },
  /** The same, by the address that is mailed: whoever invites it. */
  invited: { account: { tries: 3, seconds: DAY }, client: { tries: 100, seconds: DAY } },
  /** Every change of address or password counts: each tells the address before, which may be somebody else's. */
  'change-credentials': { account: { tries: 10, seconds: DAY }, client: null },
  /**
   * Every mail that asks an address whether it is somebody's counts, by that address: whoever gave it. Who registers has
   * no account yet and counts by client, where a whole clinic or mobile network may share one.
   */
  'confirm-address': { account: { tries: 20, seconds: DAY }, client: { tries: 1_000, seconds: 3_600 } },
  /** Every entry, post and comment counts, by account alone: many people may share one machine. */
  'diary-write': { account: { tries: 300, seconds: 3_600 }, client: null },
  'forum-write': { account: { tries: 60, seconds: 3_600 }, client: null },
  'forum-flag': { account: { tries: 300, seconds: 3_600 }, client: null },
  /** Every message counts: each sends a mail. */
  contact: { account: { tries: 5, seconds: 86_400 }, client: { tries: 20, seconds: 86_400 } },
} as const satisfies Record<string, { readonly account: Limit; readonly client: Limit | null }>;

export type LimitName = keyof typeof LIMITS;
type Side = 'account' | 'client';

const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function limiterOf(pool: pg.Pool, name: LimitName, side: Side, limit: Limit): RateLimiterPostgres {
  const own = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, own);
  const key = `${name}:${side}`;
  const made =
    own.get(key) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: key,
      points: limit.tries,
      duration: limit.seconds,
    });
  own.set(key, made);
  return made;
}

/** An IPv6 client owns a whole /64. */
function clientOf(c: ApiContext): string {
  const env: unknown = c.env;
  const address = typeof env === 'object' && env && 'clientAddress' in env ? String(env.clientAddress) : '';
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}

/** Neither an address of a person nor one of a machine is kept: only a keyed digest. */
function digest(c: ApiContext, text: string): string {
  const { keys } = c.var.system;
  return createHmac('sha256', keys.keyOf(keys.current(), 'client')).update(text).digest('base64url');
}

function sidesOf(c: ApiContext, name: LimitName, account: string | number | null) {
  const { pool } = c.var.system.database;
  const { client, account: own } = LIMITS[name];
  const sides = [];
  if (client) sides.push({ limiter: limiterOf(pool, name, 'client', client), key: digest(c, clientOf(c)) });
  if (account !== null) {
    const key = digest(c, `${c.var.domain.key} ${account}`);
    sides.push({ limiter: limiterOf(pool, name, 'account', own), key });
  }
  return sides;
}

function refuse(result: Pick<RateLimiterRes, 'msBeforeNext'>): never {
  throw new ApiError(429, 'too-many-tries', { 'Retry-After': String(Math.ceil(result.msBeforeNext / 1000)) });
}

/** Refuses with 429 and Retry-After where this client, or anybody at this account, has failed too often. */
export async function checkLimit(c: ApiContext, name: LimitName, account: string | number | null): Promise<void> {
  const results = await Promise.all(sidesOf(c, name, account).map(({ limiter, key }) => limiter.get(key)));
  for (const result of results) {
    if (result && result.remainingPoints <= 0) refuse(result);
  }
}

/** Counts a failed try. One beyond the limit, which only tries at the same moment can be, is refused as well. */
export async function countTry(c: ApiContext, name: LimitName, account: string | number | null): Promise<void> {
  const results = await Promise.all(
    sidesOf(c, name, account).map(async ({ limiter, key }) => ({ limiter, result: await limiter.penalty(key) })),
  );
  for (const { limiter, result } of results) {
    if (result.consumedPoints > limiter.points) refuse(result);
  }
}

/** Takes a counted try back, which turned out to be none that failed. */
export async function takeBackTry(c: ApiContext, name: LimitName, account: string | number | null): Promise<void> {
  await Promise.all(sidesOf(c, name, account).map(({ limiter, key }) => limiter.reward(key)));
}

/** Forgets the failed tries at an account, once its person has shown to be there; the client's own count stays. */
export async function forgetTries(c: ApiContext, name: LimitName, account: string | number): Promise<void> {
  const { pool } = c.var.system.database;
  await limiterOf(pool, name, 'account', LIMITS[name].account).delete(digest(c, `${c.var.domain.key} ${account}`));
}

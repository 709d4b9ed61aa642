import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createCounter } from '../counter.ts';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

interface Limit {
  readonly attempts: number;
  readonly seconds: number;
  /**
   * Maximum wait in seconds: attempts beyond the limit are delayed instead of refused for the whole period, by a
   * minute, two, four and so on. An attacker thus locks out others only during the attack.
   */
  readonly longestWait?: number;
}

const MINUTE = 60;
const QUARTER = 900;
const HOUR = 3_600;
const DAY = 86_400;
const HOURLY_LIMIT: Limit = { attempts: 10, seconds: HOUR };

/** Limit of one IP address or network at one account: strict, because no other user is affected. */
const STRICT_LIMIT: Limit = { attempts: 10, seconds: DAY, longestWait: HOUR };

/** Limit of one IP address or network at any account: generous, because a clinic or mobile network may share one. */
const NETWORK_LIMIT: Limit = { attempts: 75, seconds: HOUR, longestWait: QUARTER };

interface AccountLimits {
  /** Limit at one account or address, from any client. */
  readonly account?: Limit;
  /** Limit of one IP address or network, at any account. */
  readonly client?: Limit;
  /** Limit of one IP address or network at one account. */
  readonly pair?: Limit;
  /** True if the account is a mail address, which counts for all domains together. */
  readonly isOfMailbox?: true;
}

/** Allowed failed attempts (docs/product-rules.md, "Accounts"); successful attempts are never counted. */
const LIMITS = {
  /** Password at login, from an unknown device. The account's limit does not apply to a known device or reset link. */
  login: { pair: STRICT_LIMIT, client: NETWORK_LIMIT, account: { attempts: 100, seconds: HOUR } },
  /** Attempts from a device that logged in to this account before; failures of other devices do not count. */
  'known-device': { account: STRICT_LIMIT },
  /** Current password, required for a change of the account. */
  password: { account: HOURLY_LIMIT, client: NETWORK_LIMIT },
  /** Code of a second factor, entered after the right password. */
  'second-factor': { account: HOURLY_LIMIT, client: NETWORK_LIMIT },
  /** Registrations by network, including successful ones. */
  register: { client: { attempts: 20, seconds: HOUR, longestWait: HOUR } },
  /**
   * Registrations at one address of a domain, including successful ones; a registration beyond the limit gets the usual
   * response and is not created. Two registrations by another person leave a third for the address's owner.
   */
  'register-address': { pair: { attempts: 2, seconds: HOUR }, account: { attempts: 3, seconds: HOUR } },
  /** Invalid links; a valid link can always be opened. */
  link: { pair: HOURLY_LIMIT, client: NETWORK_LIMIT },
  /** Requests for a new password, including successful ones: the limit must not reveal which addresses are known. */
  'ask-password': {
    pair: { attempts: 5, seconds: HOUR },
    client: { attempts: 100, seconds: HOUR },
    account: { attempts: 20, seconds: DAY },
    isOfMailbox: true,
  },
  /** Requests for a validation mail, including successful ones, as each sends a mail. */
  'send-validation': { account: { attempts: 5, seconds: HOUR }, client: { attempts: 100, seconds: HOUR } },
  'pairing-code': { account: HOURLY_LIMIT, client: NETWORK_LIMIT },
  /** Code in a buddy's link; it is long, so that only guessing clients fail. */
  'buddy-code': { client: NETWORK_LIMIT },
  /** Invitations, including successful ones, as each sends an unrequested mail. */
  'invite-buddy': { account: { attempts: 10, seconds: DAY }, client: { attempts: 30, seconds: DAY } },
  'invite-client': { account: { attempts: 50, seconds: DAY }, client: { attempts: 100, seconds: DAY } },
  /** Invitations to one mail address, from any sender. */
  invited: { account: { attempts: 3, seconds: DAY }, client: { attempts: 100, seconds: DAY }, isOfMailbox: true },
  /** Changes of address or password, including successful ones: each mails the old address. */
  'change-credentials': { account: { attempts: 10, seconds: DAY } },
  /** Confirmation mails to one mail address, from any sender, including successful ones. */
  'confirm-address': {
    account: { attempts: 8, seconds: DAY },
    client: { attempts: 1_000, seconds: HOUR },
    isOfMailbox: true,
  },
  /** Diary entries, own texts, posts and comments, including successful ones; only by account. */
  'diary-write': { account: { attempts: 300, seconds: HOUR } },
  'hard-moment-write': { account: { attempts: 600, seconds: HOUR } },
  /** Previews and imports of a file, including successful ones, as both read the whole file. */
  'import-data': { account: { attempts: 30, seconds: HOUR } },
  'forum-write': { account: { attempts: 60, seconds: HOUR } },
  'forum-flag': { account: { attempts: 300, seconds: HOUR } },
  /** Requests for the page of a week's link and attempts to save it, including successful ones. */
  'show-week': { client: { attempts: 120, seconds: MINUTE } },
  'save-week': { account: { attempts: 10, seconds: DAY }, client: { attempts: 60, seconds: HOUR }, isOfMailbox: true },
  /** Contact messages, including successful ones, as each sends a mail. */
  contact: { account: { attempts: 5, seconds: DAY }, client: { attempts: 20, seconds: DAY } },
} as const satisfies Record<string, AccountLimits>;

export type LimitName = keyof typeof LIMITS;

/** Number of refusals of each limit. */
export const failedAttempts = createCounter(Object.keys(LIMITS) as LimitName[]);

const SIDES = ['client', 'pair', 'account'] as const;
type LimitSide = (typeof SIDES)[number];

const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function createLimiter(pool: pg.Pool, name: string, { attempts, seconds }: Limit): RateLimiterPostgres {
  const limiter = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, limiter);
  const id = `${name} ${attempts} ${seconds}`;
  const rateLimiterPostgres =
    limiter.get(id) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
    });
  limiter.set(id, rateLimiterPostgres);
  return rateLimiterPostgres;
}

/** Returns the network of a client; an IPv6 client has a whole /64. */
function getClientNetwork(c: ApiContext): string {
  const env: unknown = c.env;
  const url = typeof env === 'object' && env && 'clientAddress' in env ? String(env.clientAddress) : '';
  return url.includes(':') && !url.includes('.') ? url.split(':').slice(0, 4).join(':') : url;
}

/** Returns a keyed digest, so that no mail address and no IP address is stored. */
function toLimitKey(c: ApiContext, text: string): string {
  const { keys } = c.var.system;
  return createHmac('sha256', keys.keyOf(keys.current(), 'client')).update(text).digest('base64url');
}

interface LimitedSide {
  readonly side: LimitSide;
  readonly limit: Limit;
  readonly key: string;
  readonly count: RateLimiterPostgres;
  /** Limiter that admits one attempt at a time beyond the limit; null if all of them are refused. */
  readonly wait: RateLimiterPostgres | null;
}

/** Returns a limit; the deployment sets the number of registrations of one network. */
function findLimit(c: ApiContext, name: LimitName, side: LimitSide): Limit | undefined {
  const limit = (LIMITS[name] as AccountLimits)[side];
  if (limit === undefined || name !== 'register' || side !== 'client') return limit;
  return { ...limit, attempts: c.var.system.config.accounts.registrationsPerHour };
}

function getSides(c: ApiContext, name: LimitName, account: string | number | null): readonly LimitedSide[] {
  const { pool } = c.var.system.database;
  const scope = (LIMITS[name] as AccountLimits).isOfMailbox ? 'mailbox' : c.var.domain.key;
  const whom = {
    client: getClientNetwork(c),
    account: `${scope} ${account}`,
    pair: `${getClientNetwork(c)} ${scope} ${account}`,
  };
  return SIDES.flatMap((side) => {
    const limit = findLimit(c, name, side);
    if (limit === undefined || (side !== 'client' && account === null)) return [];
    const prefix = `${name}:${side}`;
    const wait = limit.longestWait ? createLimiter(pool, `${prefix}-wait`, { attempts: 1, seconds: MINUTE }) : null;
    return [{ side, limit, key: toLimitKey(c, whom[side]), count: createLimiter(pool, prefix, limit), wait }];
  });
}

function refuse(name: LimitName, { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): never {
  failedAttempts.add(name);
  throw new ApiError(429, 'too-many-tries', { 'Retry-After': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) });
}

/** Refuses with 429 and Retry-After after too many failures of this client, or at this account. */
export async function checkLimit(c: ApiContext, name: LimitName, account: string | number | null): Promise<void> {
  const results = await Promise.all(getSides(c, name, account).map(({ count, wait, key }) => (wait ?? count).get(key)));
  for (const result of results) {
    if (result && result.remainingPoints <= 0) refuse(name, result);
  }
}

const getWait = (beyond: number, longest: number): number => Math.min(longest, MINUTE * 2 ** Math.min(beyond, 20));

/** Counts an attempt on one side; returns the time of the next allowed attempt if this one is refused. */
async function countAttempt({ limit, key, count, wait }: LimitedSide): Promise<RateLimiterRes | null> {
  const result = await count.penalty(key);
  const beyond = result.consumedPoints - limit.attempts;
  if (!wait) return beyond > 0 ? result : null;
  if (beyond < 0) return null;
  const customDuration = getWait(beyond, limit.longestWait ?? MINUTE);
  try {
    await wait.consume(key, 1, { customDuration });
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // A refused attempt does not extend the wait.
    await count.reward(key);
    return error;
  }
}

/** Counts a failed attempt. An attempt beyond the limit, possible only if several are simultaneous, is refused too. */
export async function recordFailedAttempt(
  c: ApiContext,
  name: LimitName,
  account: string | number | null,
): Promise<void> {
  for (const result of await Promise.all(getSides(c, name, account).map(countAttempt))) {
    if (result) refuse(name, result);
  }
}

/** Removes an attempt that did not fail from the count. */
export async function uncountAttempt(c: ApiContext, name: LimitName, account: string | number | null): Promise<void> {
  await Promise.all(getSides(c, name, account).map(({ count, key }) => count.reward(key)));
}

/** Resets the failed attempts at an account after its owner has authenticated; the client's count remains. */
export async function resetFailedAttempts(c: ApiContext, name: LimitName, account: string | number): Promise<void> {
  const limitSides = getSides(c, name, account).filter(({ side }) => side !== 'client');
  const limitKeys = limitSides.flatMap(({ count, wait, key }) => [
    count.getKey(key),
    ...(wait ? [wait.getKey(key)] : []),
  ]);
  await c.var.system.database.pool.query('delete from limits where key = any($1)', [limitKeys]);
}

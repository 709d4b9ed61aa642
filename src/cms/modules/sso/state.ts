import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { and, eq, gt } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import { signOns } from '../../db/schema/index.ts';
import { type ApiContext, getHost, isSecure } from '../../http/request.ts';
import { getSessionCookieName } from '../../http/session.ts';

/** Encrypted part of a sign-on: secrets that verify its end, and the page to return to; null if there is none. */
export interface SignOnSecrets {
  readonly verifier: string;
  readonly nonce: string;
  readonly destination: string | null;
}

const SECONDS = 600;

/** Maximum number of sign-ons that a browser may have open at the same time: one per tab. */
const MAX_OPEN_SIGN_ONS = 5;

const toHash = (state: string) => createHash('sha256').update(state).digest();
const getSealContext = (hash: Buffer): CipherContext => ({ table: 'sign_ons', row: hash.toString('hex'), owner: 0 });

const getStateCookieName = (c: ApiContext) => `${getSessionCookieName(getHost(c.req.raw), isSecure(c))}-sso`;

/** Returns the open sign-ons of this browser, newest last. */
const readOpenStates = (c: ApiContext): readonly string[] => getCookie(c, getStateCookieName(c))?.split('.') ?? [];

function setStates(c: ApiContext, states: readonly string[]): void {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c) } as const;
  if (states.length === 0) deleteCookie(c, getStateCookieName(c), options);
  else setCookie(c, getStateCookieName(c), states.slice(-MAX_OPEN_SIGN_ONS).join('.'), { ...options, maxAge: SECONDS });
}

/** Stores a sign-on for ten minutes, in the database and in the browser that started it. */
export async function storeSignOnState(c: ApiContext, state: string, secrets: SignOnSecrets): Promise<void> {
  const { system, domain, language } = c.var;
  const stateHash = toHash(state);
  const text = encryptText(system.keys, getSealContext(stateHash), JSON.stringify(secrets));
  const expiresAt = addSeconds(system.now(), SECONDS);
  await system.database.db
    .insert(signOns)
    .values({ stateHash, domain: domain.key, language, secrets: text, expiresAt });
  setStates(c, [...readOpenStates(c), state]);
}

/** Claims a sign-on that this browser started, once; null for any other. The sign-ons of other tabs remain. */
export async function claimSignOnState(c: ApiContext, state: string) {
  const { system, domain } = c.var;
  const open = readOpenStates(c);
  if (!open.includes(state)) return null;
  setStates(
    c,
    open.filter((item) => item !== state),
  );
  const stateHash = toHash(state);
  const condition = and(eq(signOns.stateHash, stateHash), eq(signOns.domain, domain.key));
  const [row] = await system.database.db
    .delete(signOns)
    .where(and(condition, gt(signOns.expiresAt, system.now())))
    .returning();
  if (!row) return null;
  const secrets: SignOnSecrets = JSON.parse(decryptText(system.keys, getSealContext(stateHash), row.secrets));
  return { language: row.language, ...secrets };
}

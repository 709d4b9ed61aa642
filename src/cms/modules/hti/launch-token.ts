import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { HtiConfig } from '#src/config/accounts.ts';
import { usedLaunches } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** HTI 2.0 allows asymmetric algorithms only; a key shared by both sides proves nothing. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Longest lifetime of a launch token, and the allowed clock difference. */
const LIFETIME_SECONDS = 300;
const TOLERANCE_SECONDS = 10;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysAt(url: string): ReturnType<typeof createRemoteJWKSet> {
  const made =
    keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: 5_000, cooldownDuration: 5_000 });
  keySets.set(url, made);
  return made;
}

async function verify({ issuer, audience, keysUrl }: HtiConfig, token: string, now: Date): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keysAt(keysUrl), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      maxTokenAge: LIFETIME_SECONDS,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
    });
    return payload;
  } catch {
    return null;
  }
}

/** Longest id of a user or a token from a portal, in characters. */
const ID_LENGTH = 255;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= ID_LENGTH;

/** Requires a single audience: a token that also names another party could be used by it. */
const isForUsAlone = ({ aud }: JWTPayload): boolean => !Array.isArray(aud) || aud.length === 1;

/** The subject of a launch token. Null for one that is not valid now, lives too long, or was used in any process. */
export async function spendToken(system: ContentSystem, hti: HtiConfig, token: string): Promise<string | null> {
  const payload = await verify(hti, token, system.now());
  if (!payload || !isForUsAlone(payload)) return null;
  const { exp = 0, iat = 0, jti, sub } = payload;
  if (!isId(jti) || !isId(sub) || exp - iat > LIFETIME_SECONDS) return null;
  const expiresAt = new Date((exp + TOLERANCE_SECONDS + 60) * 1_000);
  const first = await system.database.db
    .insert(usedLaunches)
    .values({ id: `${hti.issuer} ${jti}`, expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedLaunches.id });
  return first.length > 0 ? sub : null;
}

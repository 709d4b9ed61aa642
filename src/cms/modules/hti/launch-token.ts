import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import type { HtiConfig } from '#src/config/accounts.ts';
import { usedLaunchTokens } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { fetchWithLimit } from '../../http/fetch-with-limit.ts';
import { isLaunchId } from './launch-claims.ts';

/** Algorithms of HTI 2.0, all asymmetric, as a key shared by both sides proves nothing. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Maximum lifetime of a launch token, and allowed clock difference, in seconds. */
const LIFETIME_SECONDS = 300;
const TOLERANCE_SECONDS = 10;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function getKeySet(url: string): ReturnType<typeof createRemoteJWKSet> {
  const keySet =
    keySets.get(url) ??
    createRemoteJWKSet(new URL(url), {
      timeoutDuration: 5_000,
      cooldownDuration: 5_000,
      [customFetch]: fetchWithLimit,
    });
  keySets.set(url, keySet);
  return keySet;
}

/** Returns the code of a token's error, with the claim concerned; does not identify a user. */
function getRefusalReason(error: unknown): string {
  if (!(error instanceof errors.JOSEError)) return 'keys unreachable';
  const { claim } = error as { claim?: string };
  return claim ? `${error.code} ${claim}` : error.code;
}

/** Returns the claims of a token with a valid signature and time; otherwise the reason. */
async function verify(
  { issuer, audience, keysUrl }: HtiConfig,
  token: string,
  now: Date,
): Promise<JWTPayload | string> {
  try {
    const { payload } = await jwtVerify(token, getKeySet(keysUrl), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      maxTokenAge: LIFETIME_SECONDS,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    return getRefusalReason(error);
  }
}

/** Requires a single audience, because a second party could use the token. */
const hasSingleAudience = ({ aud }: JWTPayload): boolean => !Array.isArray(aud) || aud.length === 1;

/** Returns the claims of a launch token, or the reason of its refusal, for example that any process used it before. */
export async function consumeLaunchToken(
  system: ContentSystem,
  hti: HtiConfig,
  token: string,
): Promise<JWTPayload | string> {
  const payload = await verify(hti, token, system.now());
  if (typeof payload === 'string') return payload;
  if (!hasSingleAudience(payload)) return 'several audiences';
  const { exp = 0, iat = 0, jti } = payload;
  if (!isLaunchId(jti)) return 'no id';
  if (exp - iat > LIFETIME_SECONDS) return 'lives too long';
  const expiresAt = new Date((exp + TOLERANCE_SECONDS + 60) * 1_000);
  const first = await system.database.db
    .insert(usedLaunchTokens)
    .values({ id: `${hti.issuer} ${jti}`, expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedLaunchTokens.id });
  return first.length > 0 ? payload : 'used before';
}

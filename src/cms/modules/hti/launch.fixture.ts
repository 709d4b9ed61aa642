import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TestBrowser } from '#tests/support/create-browser.ts';

export const ISSUER = 'https://portaal.example.nl';
export const AUDIENCE = 'https://zelfhulp.example.nl';

/** Starts a portal on loopback; returns its private key, and the environment that trusts it. */
export async function startPortal() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'een', alg: 'ES256' };
  const server = createServer((_, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  return {
    key: privateKey,
    environment: { HTI_ISSUER: ISSUER, HTI_AUDIENCE: AUDIENCE, HTI_KEYS_URL: keysUrl },
    close: () => void server.close(),
  };
}

export type Portal = Awaited<ReturnType<typeof startPortal>>;

/** Claims that replace those of a valid launch; undefined omits a claim. */
export type Claims = Readonly<Record<string, unknown>>;

interface SigningOptions {
  readonly key: CryptoKey | Uint8Array;
  /** Seconds since the epoch. */
  readonly now: number;
  readonly header?: object;
}

/** Signs the token of a launch. */
export function createLaunchToken(set: Claims, { key, now, header = {} }: SigningOptions): Promise<string> {
  const claims = {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: randomUUID(),
    jti: randomUUID(),
    iat: now,
    exp: now + 300,
    resource: 'Task/een',
    ...set,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'een', typ: 'JWT', ...header }).sign(key);
}

/** Posts a token like a portal's page. */
export const launch = (
  browser: TestBrowser,
  token: string,
  type = 'application/x-www-form-urlencoded',
): Promise<Response> =>
  browser.fetch(`http://${browser.host}/api/hti/launch`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, origin: ISSUER },
    body: `token=${encodeURIComponent(token)}`,
  });

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { getSignOnUrl } from '#src/contract/sign-on.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const CLIENT = { id: 'zelfhulp', secret: 'geheim van de test' };

let system: TestSystem;
let server: Server;
let issuer: string;
let environment: Record<string, string>;
let cryptoKey: CryptoKey;
let foreign: CryptoKey;
/** The id token in the response of the token endpoint. */
let idToken = '';
/** Responds instead of the issuer, if set. */
let misbehave: ((res: ServerResponse, path: string) => boolean) | null = null;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  cryptoKey = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'een', alg: 'RS256', use: 'sig' };
  server = createServer((req, res) => {
    const documents: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken },
    };
    res.setHeader('content-type', 'application/json');
    if (misbehave?.(res, req.url ?? '')) return;
    res.end(JSON.stringify(documents[req.url ?? ''] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  environment = { SSO_ISSUER: issuer, SSO_CLIENT_ID: CLIENT.id, SSO_CLIENT_SECRET: CLIENT.secret };
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
});
afterAll(async () => {
  await system.close();
  server.closeAllConnections();
  server.close();
});

type Sign = (claims: JWTPayload, kid: string) => Promise<string>;

const signedBy =
  (key: () => CryptoKey | Uint8Array, alg = 'RS256', kid = 'een'): Sign =>
  (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key());

interface Hostile {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly sign?: Sign;
}

/** Returns from the issuer with the id token that it makes. */
async function comeBack({ claims = {}, sign = signedBy(() => cryptoKey) }: Hostile, actor = system) {
  const browser = createBrowser(actor.app);
  const url = new URL(expectSuccess(await browser.client.call(getSignOnUrl)).redirect);
  const now = Math.floor(Date.now() / 1_000);
  const all = {
    iss: issuer,
    aud: CLIENT.id,
    sub: 'merel',
    nonce: url.searchParams.get('nonce'),
    iat: now,
    exp: now + 60,
    ...claims,
  };
  idToken = await sign(all as JWTPayload, 'een');
  const query = new URLSearchParams({ code: 'x', state: url.searchParams.get('state') ?? '' });
  const answer = await browser.fetch(`http://${browser.host}/api/oauth/callback?${query}`, { redirect: 'manual' });
  return [answer.headers.get('location'), expectSuccess(await browser.client.call(getLoginStatus))];
}

const SECRET = new TextEncoder().encode('x'.repeat(32));

describe('a sign-on', () => {
  it('opens with a token that holds', async () => {
    expect(await comeBack({})).toEqual(['/welkom', true]);
  });

  it.each<[string, Hostile]>([
    ['an empty subject', { claims: { sub: '' } }],
    ['a subject of spaces', { claims: { sub: '  ' } }],
    ['a list of subjects', { claims: { sub: ['merel', 'spreeuw'] } }],
    ['no subject', { claims: { sub: undefined } }],
    ['another issuer', { claims: { iss: 'https://elders.example.nl' } }],
    ['another audience', { claims: { aud: 'elders' } }],
    ['another nonce', { claims: { nonce: 'anders' } }],
    ['an end in the past', { claims: { exp: 1 } }],
    ['a foreign key', { sign: signedBy(() => foreign) }],
    ['an unknown key id', { sign: signedBy(() => foreign, 'RS256', 'twee') }],
    ['a shared secret', { sign: signedBy(() => SECRET, 'HS256') }],
    ['no signature', { sign: async (claims) => new UnsecuredJWT(claims).encode() }],
  ])('is refused with a token of %s', async (_, hostile) => {
    system.refused.length = 0;
    expect(await comeBack(hostile)).toEqual(['/inloggen?sso=mislukt', false]);
    expect(system.refused).toEqual([{ event: 'arrival-refused', by: 'sign-on', reason: expect.stringMatching(/\w/) }]);
  });

  const never = () => true;
  const elsewhere = (res: ServerResponse, path: string) => {
    res.writeHead(307, { location: `${issuer}${path}?again` });
    res.end();
    return true;
  };
  const endless = (res: ServerResponse) => {
    res.end(`{"x":"${'x'.repeat(5_000_000)}"}`);
    return true;
  };

  it.each([
    ['never answers', never],
    ['sends on to another address', elsewhere],
    ['answers with 5 MB', endless],
  ])(
    'is refused where the issuer %s, with its tokens, with its keys or with its metadata',
    async (_, behaviour) => {
      misbehave = (res, path) => path === '/token' && behaviour(res, path);
      system.refused.length = 0;
      expect(await comeBack({})).toEqual(['/inloggen?sso=mislukt', false]);
      expect(system.refused).toHaveLength(1);
      for (const path of ['/jwks', '/.well-known/openid-configuration']) {
        misbehave = (res, argument) => argument === path && behaviour(res, argument);
        const fresh = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
        const { client } = createBrowser(fresh.app);
        if (path === '/jwks') expect(await comeBack({}, fresh)).toEqual(['/inloggen?sso=mislukt', false]);
        else expect(expectFailure(await client.call(getSignOnUrl))).toBe(503);
        await fresh.close();
      }
      misbehave = null;
      expect(await comeBack({})).toEqual(['/programma', true]);
    },
    180_000,
  );
});

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { getSignOnUrl } from '#src/contract/sign-on.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const CLIENT = { id: 'zelfhulp', secret: 'geheim van de test' };

type Misbehaviour = (res: ServerResponse, path: string) => boolean;

interface Issuer {
  readonly server: Server;
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The id token in the response of the token endpoint. */
  idToken: string;
  /** Responds instead of the issuer, if set. */
  misbehave: Misbehaviour | null;
}

let system: TestSystem;
let issuer: Issuer;
let cryptoKey: CryptoKey;
let foreign: CryptoKey;
let jwk: JWK;

async function startIssuer(misbehave: Misbehaviour | null = null): Promise<Issuer> {
  const server = createServer((req, res) => {
    const { url, idToken } = issuer;
    const documents: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken },
    };
    res.setHeader('content-type', 'application/json');
    if (issuer.misbehave?.(res, req.url ?? '')) return;
    res.end(JSON.stringify(documents[req.url ?? ''] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = { SSO_ISSUER: url, SSO_CLIENT_ID: CLIENT.id, SSO_CLIENT_SECRET: CLIENT.secret };
  const issuer: Issuer = { server, url, environment, idToken: '', misbehave };
  return issuer;
}

function stopIssuer({ server }: Issuer): void {
  server.closeAllConnections();
  server.close();
}

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  cryptoKey = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'een', alg: 'RS256', use: 'sig' };
  issuer = await startIssuer();
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment: issuer.environment });
});
afterAll(async () => {
  await system.close();
  stopIssuer(issuer);
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
async function comeBack({ claims = {}, sign = signedBy(() => cryptoKey) }: Hostile, actor = system, from = issuer) {
  const browser = createBrowser(actor.app);
  const url = new URL(expectSuccess(await browser.client.call(getSignOnUrl)).redirect);
  const now = Math.floor(Date.now() / 1_000);
  const all = {
    iss: from.url,
    aud: CLIENT.id,
    sub: 'merel',
    nonce: url.searchParams.get('nonce'),
    iat: now,
    exp: now + 60,
    ...claims,
  };
  from.idToken = await sign(all as JWTPayload, 'een');
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
    res.writeHead(307, { location: `http://${res.req.headers.host}${path}?again` });
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
      const startHostile = async (path: string) => {
        const hostile = await startIssuer((res, requested) => requested === path && behaviour(res, requested));
        onTestFinished(() => stopIssuer(hostile));
        const { environment } = hostile;
        const fresh = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, environment });
        onTestFinished(() => fresh.close());
        return [hostile, fresh] as const;
      };
      const withTokens = async () => {
        issuer.misbehave = (res, path) => path === '/token' && behaviour(res, path);
        system.refused.length = 0;
        expect(await comeBack({})).toEqual(['/inloggen?sso=mislukt', false]);
        expect(system.refused).toHaveLength(1);
        issuer.misbehave = null;
      };
      const withKeys = async () => {
        const [hostile, fresh] = await startHostile('/jwks');
        expect(await comeBack({}, fresh, hostile)).toEqual(['/inloggen?sso=mislukt', false]);
      };
      const withMetadata = async () => {
        const [, fresh] = await startHostile('/.well-known/openid-configuration');
        expect(expectFailure(await createBrowser(fresh.app).client.call(getSignOnUrl))).toBe(503);
      };
      // Runs at once, because each waits until the time for an answer is over.
      await Promise.all([withTokens(), withKeys(), withMetadata()]);
      expect(await comeBack({})).toEqual(['/programma', true]);
    },
    180_000,
  );
});

import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const SSO_CLIENT = { id: 'zelfhulp', secret: 'een-geheim-van-de-test-12345678901234567890' } as const;

/** Starts an OpenID provider on loopback that accepts any login name. */
export async function startProvider(redirectUris: readonly string[]) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { warn } = console;
  // Suppresses warnings about the in-memory store and the built-in login page, which the tests use on purpose.
  console.warn = () => undefined;
  const provider = new Provider(issuer, {
    clients: [{ client_id: SSO_CLIENT.id, client_secret: SSO_CLIENT.secret, redirect_uris: [...redirectUris] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] as never },
    cookies: { keys: ['test'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: 'zelfde@example.nl' }) }),
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  console.warn = warn;
  // Blocks the font that its pages load from another host, for which a browser without network may wait.
  provider.use(async (context, next) => {
    await next();
    if (typeof context.body === 'string') context.body = context.body.replace(/@import url\([^)]*\);?/g, '');
  });
  server.on('request', provider.callback());
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { issuer, close };
}

/** Logs in at the provider like a user, and stops at its redirect to the product. */
export async function logInAtProvider(url: string, name: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let form: string | null = null;
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(next, {
      method: form === null ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(form === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: form,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    form = null;
    if (location) {
      next = new URL(location, next);
      if (!next.href.startsWith(issuer)) return next.href;
    } else form = `prompt=${/name="prompt" value="(\w+)"/.exec(page)?.[1]}&login=${name}&password=x`;
  }
  throw new Error('The provider never sent the browser back.');
}

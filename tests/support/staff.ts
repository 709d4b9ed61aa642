import { getSessionCookieName } from '#src/cms/http/session.ts';
import { STAFF_MARK } from '#src/server/front/staff.ts';
import { openSession } from '#tests/support/open-session.ts';
import { type Answer, openDialog } from './http.ts';
import { withContentSystem } from './with-content-system.ts';

/** An editor with a session on one host of the running product. */
export interface Editor {
  readonly cookie: string;
  /** Sends a request; a body that is not a file is sent as JSON. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Returns the wire fields of the node at a path. */
  readonly nodeAt: (path: string) => Promise<Record<string, { value?: unknown; target_id?: unknown }[]>>;
}

/** Creates a session in the product's database, like a login, and returns its token. */
export async function openEditor(
  product: {
    port: number;
    dataDir: string;
    environment?: Readonly<Record<string, string>>;
    /** True if a TLS proxy listens on the port. */
    secure?: boolean;
  },
  label: string,
): Promise<Editor> {
  const session = { uid: 1, role: 'editor', domain: null, seconds: 3600 } as const;
  const value = await withContentSystem(product, (system) => openSession(system, session));
  const { secure = false } = product;
  const name = `${label}.localhost`;
  const host = `${name}:${product.port}`;
  const cookie = `${getSessionCookieName(name, secure)}=${value}; ${STAFF_MARK}=1`;
  const token = (
    await openDialog({ secure, port: product.port, host, path: '/api/nl/session/token', headers: { cookie } })
  ).text;
  const call: Editor['call'] = (method, path, body, headers = {}) =>
    openDialog({
      secure,
      port: product.port,
      host,
      path,
      method,
      headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
  return { cookie, call, nodeAt: async (path) => JSON.parse((await call('GET', path)).text) };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountApp } from '#src/cms/app.ts';
import type { ApiFailure, ContentSystem } from '#src/cms/http/content-system.ts';
import { getSessionCookieName, type Role } from '#src/cms/http/session.ts';
import type { StarterContent } from '#src/cms/starter/content.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { createSystem } from '#src/cms/system.ts';
import { openSession } from '#tests/support/open-session.ts';
import { CHECKED_ROUTES } from './checked-routes.ts';
import { createTestConfig } from './content-config.ts';
import { CONTENT_FIXTURE } from './content-fixture.ts';
import { makeTestDatabase } from './test-database.ts';

export const HOST = 'alcohol.localhost';

export interface RequestOptions extends RequestInit {
  readonly host?: string;
}

/** Content system in memory with a separate database. */
export interface TestContentSystem {
  readonly system: ContentSystem;
  /** The Hono app; tests set the connection of its requests, like the server. */
  readonly app: ReturnType<typeof mountApp>;
  /** Sends a request for a path such as "/api/nl/hulp" to a host. */
  readonly ask: (path: string, init?: RequestOptions) => Promise<Response>;
  /** Creates a session and returns its headers: the cookie and the CSRF token. */
  readonly signIn: (role: Role, host?: string) => Promise<Record<string, string>>;
  /** Unexpected errors of the system. */
  readonly failures: readonly ApiFailure[];
  readonly close: () => Promise<void>;
}

/** Starts a content system with the given content; `url` is `inject('databaseUrl')`. */
export async function startContentSystem(
  url: string,
  content: StarterContent = CONTENT_FIXTURE,
): Promise<TestContentSystem> {
  const database = await makeTestDatabase(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'zelfhulp-media-'));
  const failures: ApiFailure[] = [];
  const log: ContentSystem['log'] = (event) => {
    if (event.event === 'api-failure') failures.push(event);
  };
  const system = createSystem({ database, config: createTestConfig({}, dataDir), log });
  await loadStarter(database.db, content);
  const app = mountApp(system, CHECKED_ROUTES);
  const request = async (path: string, { host = HOST, ...init }: RequestOptions = {}) =>
    app.fetch(new Request(`http://${host}${path}`, init));
  return {
    system,
    app,
    ask: request,
    failures,
    signIn: async (role, host = HOST) => {
      const value = await openSession(system, { uid: 1, role, domain: null, seconds: 3_600 });
      const cookie = `${getSessionCookieName(host, false)}=${value}`;
      const token = await (await request('/api/nl/session/token', { host, headers: { cookie } })).text();
      return { cookie, 'x-csrf-token': token, 'content-type': 'application/json' };
    },
    close: async () => {
      await system.jobs.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { argon2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { mountApp } from '#src/cms/app.ts';
import { getSessionCookieName, type Role } from '#src/cms/http/session.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { createSystem } from '#src/cms/system.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { openSession } from '#tests/support/open-session.ts';
import { toDatabaseUrl } from '#tests/support/test-database.ts';
import { type GrowthSize, type SeededIds, seedGrowth } from './growth-seed.ts';

export const PASSWORD = 'bench 1';

/** Creates an Argon2id hash with minimum cost, so that the rest of a login can be measured. */
export function getCheapHash(): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { ...cost, nonce, message: Buffer.from(PASSWORD) });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** A user in a separate browser. */
export interface Visitor extends TestBrowser {
  readonly uid: number;
  /** Reads a path of the API; throws for any status other than 200. */
  readonly read: (path: string) => Promise<string>;
}

/** An installation of a given size, with logged-in users for the measured calls. */
export interface Installation {
  readonly system: ReturnType<typeof createSystem>;
  readonly seeded: SeededIds;
  readonly participants: readonly Visitor[];
  readonly nurses: readonly Visitor[];
  readonly administrator: Visitor;
  readonly visitor: () => TestBrowser;
  readonly logIn: (uid: number, role: Role, domain: DomainKey | null) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

async function makeDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return toDatabaseUrl(url, name);
}

const STAFF = `
  insert into users (role, status, mail, language, name, registrations_start, program_start, validated_at, created_at,
    changed_at, active_at)
  select 'administrator', 'active', 's' || n || '@example.nl', 'nl', 'Robin ' || n, current_date, current_date, now(), now(),
    now(), now() from generate_series(1, 10) n returning uid::int`;

/** Creates a separate database on a server, with the starter content and the given number of users. */
export async function openInstallation(server: string, name: string, size: GrowthSize): Promise<Installation> {
  const databaseUrl = await makeDatabase(server, name);
  const database = await openDatabase({ databaseUrl, dataDir: '/nonexistent' }, () => undefined);
  const system = createSystem({ database, config: createTestConfig() });
  await system.jobs.transact(async () => undefined);
  const seededGrowth = await seedGrowth(database.pool, getCheapHash(), size);
  const { rows: staff } = await database.pool.query<{ uid: number }>(STAFF);
  const app = mountApp(system);

  async function logIn(uid: number, role: Role, domain: DomainKey | null): Promise<Visitor> {
    const browser = createBrowser(app, { domain: domain ?? 'alcohol' });
    const value = await openSession(system, { uid, role, domain, seconds: 86_400 });
    browser.cookies.set(getSessionCookieName(browser.host, false), value);
    const read = async (path: string) => {
      const answer = await browser.fetch(`http://${browser.host}/api/nl${path}`);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
      return answer.text();
    };
    return { ...browser, uid, read };
  }

  return {
    system,
    seeded: seededGrowth,
    participants: await Promise.all(seededGrowth.people.map((uid) => logIn(uid, 'client', 'alcohol'))),
    nurses: await Promise.all(seededGrowth.pairs.map(({ nurse }) => logIn(nurse, 'poh', 'guided'))),
    administrator: await logIn(staff[0]?.uid ?? 0, 'administrator', null),
    visitor: () => createBrowser(app),
    logIn,
    close: async () => {
      await system.jobs.close();
      await database.close();
    },
  };
}

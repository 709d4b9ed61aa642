import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { mountApp } from '#src/cms/app.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { createSystem } from '#src/cms/system.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { openSession } from '#tests/support/open-session.ts';
import type { Figure } from './figure.ts';

const CLIENTS = 1_000;
const DAYS = 42;
const WARM_UP = 5;
const ROUNDS = 40;
const HOST = 'begeleid.localhost';

/** Creates a nurse with clients who have a gradual plan and registered every day, and as many users of other nurses. */
async function fill(pool: pg.Pool): Promise<number> {
  const getAccount = (role: string, domain: string, count: number) => `
    insert into users (domain, role, status, mail, language, name, registrations_start, program_start, created_at, changed_at, active_at)
    select '${domain}', '${role}', 'active', 'p' || n || '@example.nl', 'nl', 'Sam ' || n, current_date - ${DAYS - 1},
      current_date - ${DAYS - 1}, now(), now(), now() from generate_series(1, ${count}) n returning uid::int`;
  const { rows: nurses } = await pool.query<{ uid: number }>(getAccount('poh', 'guided', 2));
  await pool.query(getAccount('client', 'alcohol', 2 * CLIENTS));
  await pool.query(
    `insert into nurse_profiles select uid, 'A.', 'Jansen', 'POH', 'Praktijk', 'Kerkstraat 1', '1234 AB', 'Utrecht', '030', false
     from users where role = 'poh'`,
  );
  await pool.query(
    `insert into pairings select uid, ($1::bigint[])[1 + uid % 2], now() from users where role = 'client'`,
    [nurses.map(({ uid }) => uid)],
  );
  await pool.query(
    `insert into registrations (uid, uuid, date, amount, created_at)
     select uid, gen_random_uuid(), current_date - d, (uid + d) % 7, now()
     from users, generate_series(0, ${DAYS - 1}) d where role = 'client'`,
  );
  const createWeek = (amount: number) => `array_fill(${amount}::numeric, array[7])`;
  await pool.query(
    `insert into plans (uid, uuid, saved_on, week_one, usage, target, stop_or_reduce, immediate_or_gradual, created_at)
     select uid, gen_random_uuid(), program_start, date_trunc('week', program_start)::date, ${createWeek(6)}, ${createWeek(2)}, 'reduce', 'gradual', now()
     from users where role = 'client'`,
  );
  await pool.query('analyze');
  return nurses[0]?.uid ?? 0;
}

/** Rows from which the list is computed: each client with the total of each day. */
const SELECT = `
  select u.uid, u.domain, u.name, u.nickname, u.avatar, u.registrations_start, u.program_start, r.date, sum(r.amount) as total
  from pairings p join users u on u.uid = p.uid join registrations r on r.uid = u.uid and r.date >= u.registrations_start
  where p.nurse_uid = $1 group by u.uid, r.date order by u.name`;

const getP95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

async function getTimes(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Measures the list of a nurse with 2,000 clients, including the figures and the access log, against the SELECT of its
 * rows.
 */
export async function measureClientList(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, () => undefined);
  const system = createSystem({ database, config: createTestConfig() });
  try {
    const uid = await fill(database.pool);
    const value = await openSession(system, { uid, role: 'poh', domain: 'guided', seconds: 3_600 });
    const headers = { cookie: `${getSessionCookieName(HOST, false)}=${value}` };
    const app = mountApp(system);
    const list = async () => {
      const clients = await (await app.request(`http://${HOST}/api/nl/get-clients-of-poh`, { headers })).json();
      if (clients.length !== CLIENTS) throw new Error(`The list has ${clients.length} clients.`);
    };
    const times = { ours: [] as number[], peer: [] as number[] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const ownTimes = await getTimes(list);
      const peer = await getTimes(() => database.pool.query(SELECT, [uid]));
      if (round < 0) continue;
      times.ours.push(ownTimes);
      times.peer.push(peer);
    }
    const [ours, peer] = [getP95(times.ours), getP95(times.peer)];
    return {
      what: `list of ${CLIENTS} clients, p95: ours / one SELECT of its rows`,
      measured: (ours / peer).toFixed(2),
      beside: `SELECT ${peer.toFixed(0)} ms, ours ${ours.toFixed(0)} ms`,
      must: '<= 2',
      isMet: ours / peer <= 2,
    };
  } finally {
    await system.jobs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import type { Figure } from '#tests/bench/figure.ts';
import { openDialog } from '#tests/support/http.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { readFreePort } from '#tests/support/product.ts';
import { openEditor } from '#tests/support/staff.ts';
import { makePeople } from '../people.ts';
import { startWalking, untilWalked } from '../walkers.ts';
import { startFrontProxy } from './front-proxy.ts';
import { makePlace, type Place } from './installation-folder.ts';
import { type Machine, makeMachines } from './machine.ts';
import { getProgram, isInstalled } from './programs.ts';
import { makeService } from './service.ts';
import { startPostgres } from './single-postgres.ts';
import { until } from './until.ts';

const VISITOR_COUNT = 8;
const PUBLISHES = 20;
const PATH = '/overal';
const LABEL = 'tabak';

/** Starts PgBouncer with `ops/pgbouncer.ini` in front of a local PostgreSQL; returns its connection URL. */
async function startPooler(location: Place, postgres: { readonly port: number; readonly password: string }) {
  const port = await readFreePort();
  const users = location.write('userlist.txt', `"zelfhulp" "${postgres.password}"\n`);
  const file = location.configure('pgbouncer.ini', {
    'host=10.0.0.20 port=5432': `host=127.0.0.1 port=${postgres.port}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
  });
  const logFile = join(location.folder, 'pgbouncer.log');
  const service = makeService(getProgram('pgbouncer'), { args: [file], logFile });
  service.start();
  location.atEnd(service.kill);
  return `postgresql://zelfhulp:${postgres.password}@127.0.0.1:${port}/zelfhulp`;
}

/** Returns the error of a refused start; null if it succeeds. */
const getRefusal = (machine: Machine): Promise<string | null> =>
  machine.start().then(
    () => null,
    (error: Error) => error.message,
  );

/** Publishes a page on each server in turn; counts the outdated responses of either. */
async function publishAtEach(machines: readonly [Machine, Machine], port: number): Promise<number> {
  const [first] = machines;
  const editor = await openEditor({ port, dataDir: '', environment: first.environment, secure: true }, LABEL);
  const createFields = (version: number) => ({
    type: [{ target_id: 'basic_page' }],
    title: [{ value: `Versie ${version}` }],
  });
  const answer = await editor.call('POST', '/api/nl/node?_format=json', {
    ...createFields(0),
    path: [{ alias: PATH }],
    moderation_state: [{ value: 'published' }],
  });
  const id = JSON.parse(answer.text).nid[0].value;
  let old = 0;
  for (let version = 1; version <= PUBLISHES; version += 1) {
    const saved = await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, createFields(version));
    if (saved.status !== 200) throw new Error(`Not published: ${saved.status} ${saved.text}`);
    for (const { address } of machines) {
      const host = `${LABEL}.localhost:${port}`;
      const headers = { 'x-forwarded-proto': 'https' };
      const { text } = await openDialog({ address, port: 3000, host, path: PATH, headers });
      if (!text.includes(`Versie ${version}`)) old += 1;
    }
  }
  return old;
}

async function* throughPooler(location: Place): AsyncGenerator<Figure> {
  const mails = await startMailServer();
  location.atEnd(mails.close);
  const postgres = await startPostgres(location, ['max_connections=100']);
  const url = await startPooler(location, postgres);
  const [alone] = makeMachines(location, { DATABASE_URL: url, SMTP_URL: mails.url });
  const refusal = await getRefusal(alone);
  yield {
    what: 'a start behind PgBouncer without the direct address',
    measured: refusal === null ? 'starts' : 'refused',
    beside: refusal?.includes('DATABASE_DIRECT_URL') ? 'names DATABASE_DIRECT_URL' : 'does not name the variable',
    must: 'refused, names it',
    isMet: refusal?.includes('Set DATABASE_DIRECT_URL') ?? false,
  };
  await alone.stop();
  const machines = makeMachines(
    location,
    { DATABASE_URL: url, DATABASE_DIRECT_URL: postgres.url, SMTP_URL: mails.url },
    'pooled',
  );
  for (const machine of machines) location.atEnd(machine.stop);
  await Promise.all(machines.map((machine) => machine.start()));
  const { port } = await startFrontProxy(location, 'haproxy');
  const people = await makePeople({ port, count: VISITOR_COUNT, secure: true, keepsConnections: true });
  const walkers = startWalking(people);
  const old = await publishAtEach(machines, port);
  await untilWalked(walkers, VISITOR_COUNT);
  await walkers.stop();
  for (const failure of new Set(walkers.failures)) process.stderr.write(`  ${failure}\n`);
  const clients = await postgres.ask<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where usename = 'zelfhulp'",
  );
  yield {
    what: 'journeys behind PgBouncer in transaction mode',
    measured: `${walkers.failures.length} steps failed`,
    beside: `${walkers.steps()} steps of ${walkers.journeys()} journeys; ${clients[0]?.count} connections at PostgreSQL`,
    must: '0',
    isMet: walkers.failures.length === 0,
  };
  yield {
    what: 'the same: old answers after a publish returned',
    measured: String(old),
    beside: `${PUBLISHES} publishes, each looked at on both machines`,
    must: '0',
    isMet: old === 0,
  };
  await until('every mail', async () => mails.mails.length >= people.length);
  const twice = mails.mails.length - new Set(mails.mails.map(({ id }) => id)).size;
  const failures = await postgres.ask<{ count: number }>(
    "select count(*)::int as count from pgboss.job where state = 'failed'",
  );
  yield {
    what: 'the same: jobs',
    measured: `${failures[0]?.count} failed, ${twice} mails twice`,
    beside: `${mails.mails.length} mails`,
    must: '0 and 0',
    isMet: failures[0]?.count === 0 && twice === 0,
  };
}

/** Runs two servers on Debian's PgBouncer in transaction mode, with and without the direct connection URL. */
export async function* runBehindPooler(): AsyncGenerator<Figure> {
  if (!isInstalled('pooler', ['initdb', 'postgres', 'pgbouncer', 'haproxy', 'openssl'])) return;
  const location = makePlace();
  try {
    yield* throughPooler(location);
  } finally {
    await location.close();
  }
}

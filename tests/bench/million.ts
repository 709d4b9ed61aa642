import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import type { UidRange } from '#src/cms/jobs/sweep.ts';
import { sendUsageReminders } from '#src/cms/modules/reminders/usage-reminders.ts';
import { sendWeekMails } from '#src/cms/modules/reminders/week-mails.ts';
import { startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { createSystem } from '#src/cms/system.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { type Figure, getMedian } from './figure.ts';
import { getProcessorTime } from './processor-time.ts';

const PEOPLE = 1_000_000;
/** Number of the sweep's jobs that are run: the first and the last. */
const RANGES = 2;
const MAILS = 1_000;
const CONCURRENCY = 4;
const HOUR_S = 3_600;
/** Servers of the capacity plan for a million users: three with four cores, and the maximum load of each. */
const PROCESSES = 12;
const BUSY = 0.6;
/** Sweeps that may concern all users: their recipients, their setting, and how many days ago the users started. */
const SWEEPS = {
  'usage-reminders': { send: sendUsageReminders, who: 'to be reminded', setting: 'usage_reminder_mail', days: 3 },
  'week-mails': { send: sendWeekMails, who: 'with a link of the week', setting: 'week_mail', days: 40 },
} as const;

/** Returns next Monday at 06:30 UTC, after the weekly emails of 07:00 in Amsterdam are due. */
function getNextMonday(): Date {
  const monday = addDays(getMonday(getAmsterdamDate(new Date())), DAYS_IN_WEEK);
  return new Date(`${monday}T06:30:00Z`);
}

/** Users who did not register yesterday, with one email setting enabled. */
const SEED = `
  insert into users (domain, role, status, mail, password_hash, language, name, notifications, registrations_start,
    program_start, validated_at, created_at, changed_at, active_at)
  select 'alcohol', 'client', 'active', 'p' || n || '@example.nl', 'x', 'nl', 'Sam', array[$2],
    $3::date - $4::int, $3::date - $4::int, now(), now(), now(), $3::date - make_interval(days => 2)
  from generate_series(1, $1::int) n`;

async function getRanges(pool: Pick<pg.Pool, 'query'>, name: keyof typeof SWEEPS): Promise<readonly UidRange[]> {
  const { rows } = await pool.query<{ range: UidRange }>(
    "select data->'range' as range from pgboss.job where name = $1 order by (data->'range'->>'from')::bigint",
    [name],
  );
  return rows.map(({ range }) => range);
}

const getMinutes = (secondsTaken: number): string => `${(secondsTaken / 60).toFixed(0)} min`;

const readWaitingMails = async (pool: Pick<pg.Pool, 'query'>): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from pgboss.job where name = 'mail' and state = 'created'",
  );
  return rows[0]?.waiting ?? 0;
};

/**
 * Measures the CPU time of a sweep over a million users: creates its ranges, runs some of them, and sends some of the
 * emails. The total is extrapolated to the number of processes in the capacity plan.
 */
export async function* measureMillion(name: keyof typeof SWEEPS, people = PEOPLE): AsyncGenerator<Figure> {
  const { send, who, setting, days } = SWEEPS[name];
  const run = { name, id: 'million' };
  const time = name === 'week-mails' ? getNextMonday() : new Date();
  const folder = await mkdtemp(join(tmpdir(), 'bench-million-'));
  const server = await startEmbedded(folder, { settings: ['shared_buffers=512MB', 'max_wal_size=4GB'] });
  const database = await openDatabase({ databaseUrl: server.url, dataDir: folder }, () => undefined);
  const mails = await startMailServer();
  const system = createSystem({
    database,
    config: createTestConfig({ SMTP_URL: mails.url, SMTP_CONNECTIONS: String(CONCURRENCY) }),
    now: () => time,
  });
  try {
    await system.jobs.transact(async () => undefined);
    // A single statement would exceed the time limit of the product's connections.
    for (let index = 0; index < people; index += people / 10) {
      await database.pool.query(SEED, [people / 10, setting, getAmsterdamDate(time), days]);
    }
    await database.pool.query('analyze users');

    const startedAt = performance.now();
    await send(system, run);
    const split = performance.now() - startedAt;
    const ranges = await getRanges(database.pool, name);
    yield {
      what: `${people} people ${who}: the sweep becomes jobs`,
      measured: `${ranges.length} jobs in ${(split / 1_000).toFixed(1)} s`,
      beside: '10,000 people each',
      must: '<= 15 s, the limit of a statement',
      isMet: ranges.length === Math.ceil(people / 10_000) && split <= 15_000,
    };

    const some = Array.from(
      { length: RANGES },
      (_, index) => ranges[Math.floor((index * (ranges.length - 1)) / (RANGES - 1))],
    );
    const queued: { seconds: number; product: number; postgres: number }[] = [];
    for (const range of some) {
      if (!range) continue;
      const [from, product, postgres] = [performance.now(), process.cpuUsage(), getProcessorTime(server.pid() ?? 0)];
      await send(system, { ...run, range });
      const { user, system: kernel } = process.cpuUsage(product);
      queued.push({
        seconds: (performance.now() - from) / 1_000,
        product: (user + kernel) / 1e6,
        postgres: (getProcessorTime(server.pid() ?? 0) - postgres) / 1e6,
      });
    }
    const getPerRange = (key: 'seconds' | 'product' | 'postgres') => getMedian(queued.map((item) => item[key]));
    const times = people / 10_000;
    const writing = getPerRange('product') * times;
    yield {
      what: 'the same: mails of all written down, processor time',
      measured: `product ${getMinutes(writing)}, PostgreSQL ${getMinutes(getPerRange('postgres') * times)}`,
      beside: `here ${(10_000 / getPerRange('seconds')).toFixed(0)} a second in one process`,
      must: 'printed',
      isMet: true,
    };

    // The remaining ranges would otherwise send emails in the meantime.
    await database.pool.query('delete from pgboss.job where name = $1', [name]);
    await database.pool.query(
      "delete from pgboss.job where name = 'mail' and id not in (select id from pgboss.job where name = 'mail' limit $1)",
      [MAILS],
    );
    const { pid } = process;
    const [from, cpu] = [performance.now(), getProcessorTime(pid) - getProcessorTime(server.pid() ?? pid)];
    const worker = await startJobs(system, { log: () => undefined, pollSeconds: 0.5 });
    while ((await readWaitingMails(database.pool)) > 0) await sleep(200);
    const sentIn = (performance.now() - from) / 1_000;
    await worker.close();
    const perMail = (getProcessorTime(pid) - getProcessorTime(server.pid() ?? pid) - cpu) / MAILS / 1_000;
    const sending = (perMail * people) / 1_000;
    yield {
      what: 'the same: mails of all drawn and sent, processor time',
      measured: `product ${getMinutes(sending)}, ${perMail.toFixed(1)} ms a mail`,
      beside: `the mail server's share included; here ${(MAILS / sentIn).toFixed(0)} a second in one process, ${CONCURRENCY} at once`,
      must: 'printed',
      isMet: true,
    };
    const integer = (writing + sending) / PROCESSES / BUSY;
    yield {
      what: `the same: both, by ${PROCESSES} processes on cores that are ${BUSY * 100} % busy`,
      measured: getMinutes(integer),
      beside: `${Math.ceil((writing + sending) / BUSY / HOUR_S)} cores do it within the hour`,
      must: '<= 60 min',
      isMet: integer <= HOUR_S,
    };
  } finally {
    await system.jobs.close();
    await mails.close();
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

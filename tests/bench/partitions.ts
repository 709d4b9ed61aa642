import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { type Figure, getMedian } from './figure.ts';
import { getProcessorTime } from './processor-time.ts';

const PEOPLE = 20_000;
const DAYS = 50;
const PARTITIONS = 16;
const ROUNDS = 9;
const READS = 400;

const SETTINGS = ['fsync=off', 'shared_buffers=512MB', 'max_wal_size=4GB'];

const INSERT_DAYS = `
  insert into registrations (uid, uuid, date, amount, cost, place, company, note, created_at)
  select uid, gen_random_uuid(), current_date - d, (uid + d) % 7, 350, 'home', 'alone',
    case when d % 3 = 0 then repeat('x', 90) end, now()
  from generate_series(1, $1::int) uid, generate_series(0, ${DAYS - 1}) d order by uid`;

/** A copy of the table, partitioned by user; every key of the table starts with the user. */
const APART = [
  'create table registrations_apart (like registrations including all) partition by hash (uid)',
  ...Array.from(
    { length: PARTITIONS },
    (_, index) =>
      `create table registrations_apart_${index} partition of registrations_apart for values with (modulus ${PARTITIONS}, remainder ${index})`,
  ),
  'insert into registrations_apart select * from registrations',
  'analyze registrations',
  'analyze registrations_apart',
];

const getSize = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ bytes: string }>("select pg_total_relation_size('registrations') as bytes");
  return Number(rows[0]?.bytes) / 1e6;
};

/** Reads a user's days repeatedly, like the overview; returns PostgreSQL's CPU time per read in microseconds. */
async function readDays(client: pg.Client, table: string, postgres: number, from: number): Promise<number> {
  const text = `select * from ${table} where uid = $1 and date between current_date - 49 and current_date`;
  const cpuBefore = getProcessorTime(postgres);
  for (let read = 0; read < READS; read += 1) {
    const { rowCount } = await client.query(text, [1 + ((from + read * 7) % PEOPLE)]);
    if (rowCount !== DAYS) throw new Error(`${table} has ${rowCount} days of one person.`);
  }
  return (getProcessorTime(postgres) - cpuBefore) / READS;
}

/**
 * Measures the size of a million registrations, and the cost of reading a user's days from one table and from a
 * partitioned table, alternately.
 */
export async function* measurePartitions(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-partitions-'));
  const server = await startEmbedded(folder, { settings: SETTINGS });
  const postgres = server.pid();
  if (postgres === null) throw new Error('PostgreSQL does not run.');
  const client = new pg.Client({ connectionString: server.url });
  try {
    await (await openDatabase({ databaseUrl: server.url, dataDir: folder }, () => undefined)).close();
    await client.connect();
    await client.query(INSERT_DAYS, [PEOPLE]);
    for (const text of APART) await client.query(text);
    const megabytes = await getSize(client);
    yield {
      what: 'a million days registered, a third with a note',
      measured: `${megabytes.toFixed(0)} MB with indexes`,
      beside: `${((megabytes * 365) / 1_000).toFixed(0)} GB a year for a million people who register each day`,
      must: 'printed',
      isMet: true,
    };
    const takenValues: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      takenValues[0].push(await readDays(client, 'registrations', postgres, round));
      takenValues[1].push(await readDays(client, 'registrations_apart', postgres, round));
    }
    const [integer, apart] = takenValues.map(getMedian) as [number, number];
    yield {
      what: `the days of one person, in ${PARTITIONS} partitions by person beside one table`,
      measured: `${(apart / integer).toFixed(2)} times the processor time of PostgreSQL`,
      beside: `${apart.toFixed(0)} and ${integer.toFixed(0)} µs`,
      must: 'printed',
      isMet: true,
    };
  } finally {
    await client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

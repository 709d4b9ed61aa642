import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { deleteAccount } from '#src/contract/account.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { startProduct } from '#tests/support/product.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { finish, makePeople } from '../people.ts';
import { getSeconds } from '../recovery.ts';
import { startWriting, untilWritten } from '../writers.ts';
import { makePlace, type Place } from './installation-folder.ts';
import { getProgram, isInstalled } from './programs.ts';
import { runProgram, type SinglePostgres, startPostgres } from './single-postgres.ts';
import { until } from './until.ts';

const PEOPLE = 6;
const WRITES = 40;
const STANZA = 'zelfhulp';

/** Configures pgBackRest with its repository in the environment; returns the arguments common to its commands. */
function createConfigure(location: Place): { readonly file: string; readonly common: readonly string[] } {
  const file = join(location.folder, 'pgbackrest.conf');
  return { file, common: [`--config=${file}`, `--stanza=${STANZA}`, '--log-level-console=warn'] };
}

function writeConfiguration(location: Place, { data, sockets, port }: SinglePostgres): void {
  const repository = location.makeFolder('repository');
  const folders = ['lock', 'log', 'spool'].map((name) => `${name}-path=${location.makeFolder(name)}`);
  location.configure('pgbackrest.conf', {
    '/var/lib/pgbackrest': repository,
    'CHANGE-ME': randomBytes(24).toString('base64'),
    'start-fast=y': ['start-fast=y', ...folders].join('\n'),
    'pg1-path=/var/lib/postgresql/15/zelfhulp': [
      `pg1-path=${data}`,
      `pg1-socket-path=${sockets}`,
      `pg1-port=${port}`,
      'pg1-user=postgres',
    ].join('\n'),
  });
}

const getUuids = async ({ ask }: SinglePostgres): Promise<ReadonlySet<string>> =>
  new Set((await ask<{ uuid: string }>('select uuid::text from registrations')).map(({ uuid }) => uuid));

const readExists = async ({ ask }: SinglePostgres, uid: number): Promise<boolean> =>
  (await ask<{ uid: string }>(`select uid from users where uid = ${uid}`)).length > 0;

/** Waits until all writes so far are in the repository. */
async function untilArchived({ ask }: SinglePostgres): Promise<void> {
  const [row] = await ask<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  await until('the archive', async () => {
    const [archived] = await ask<{ is: boolean }>(
      `select coalesce(last_archived_wal >= '${row?.file}', false) as is from pg_stat_archiver`,
    );
    return archived?.is === true;
  });
}

async function* goBack(location: Place): AsyncGenerator<Figure> {
  const { common } = createConfigure(location);
  const archive = [getProgram('pgbackrest'), ...common, 'archive-push', '%p'].join(' ');
  const postgres = await startPostgres(location, [
    'archive_mode=on',
    `archive_command=${archive}`,
    'archive_timeout=60',
  ]);
  writeConfiguration(location, postgres);
  const readBackRest = (...args: readonly string[]) => runProgram('pgbackrest', [...common, ...args]);
  await readBackRest('stanza-create');

  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: location.makeFolder('product'),
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    REGISTRATIONS_PER_HOUR: '100000',
  };
  const product = await startProduct(environment);
  location.atEnd(product.stop);
  const people = await makePeople({ port: product.port, count: PEOPLE });
  const [leaving] = people;
  if (!leaving) throw new Error('Nobody is there.');
  await readBackRest('backup', '--type=full');
  const previousWriting = startWriting(people);
  await untilWritten(previousWriting, WRITES);
  await previousWriting.stop();
  const [moment] = await postgres.ask<{ now: string }>('select clock_timestamp()::text as now');
  const nextWriting = startWriting(people);
  await untilWritten(nextWriting, WRITES);
  await nextWriting.stop();
  finish(await leaving.client.call(deleteAccount));
  await untilArchived(postgres);
  await product.stop();

  const startedAt = performance.now();
  await postgres.server.stop();
  await readBackRest('restore', '--delta', '--type=time', `--target=${moment?.now}`, '--target-action=promote');
  postgres.server.start();
  await postgres.untilReady();
  const took = performance.now() - startedAt;
  const storedUuids = await getUuids(postgres);
  const missing = [...previousWriting.acknowledged.values()].filter((uuid) => !storedUuids.has(uuid)).length;
  const laterCount = [...nextWriting.acknowledged.values()].filter((uuid) => storedUuids.has(uuid)).length;
  yield {
    what: 'back to a moment with pgBackRest: what was saved before it, and after it',
    measured: `${missing} missing, ${laterCount} too late`,
    beside: `${previousWriting.acknowledged.size} saved before, ${nextWriting.acknowledged.size} after; stopped for ${getSeconds(took)}`,
    must: '0 and 0',
    isMet: missing + laterCount === 0 && previousWriting.acknowledged.size > 0 && nextWriting.acknowledged.size > 0,
  };

  const isBack = await readExists(postgres, leaving.uid);
  const variables = { ...environment, NODE_ENV: 'production' };
  const file = join(location.folder, 'came-back');
  const command = await runCommand('backup', [file], variables);
  const list = join(environment.DATA_DIR, 'erasures');
  const restoredCommand = await runCommand('restore', [file, '--replace', '--erasures', list], variables);
  const isStillThere = await readExists(postgres, leaving.uid);
  if (command.code + restoredCommand.code > 0) process.stderr.write(`${command.stderr}${restoredCommand.stderr}`);
  yield {
    what: 'the same: who left after that moment is erased again',
    measured: isStillThere ? 'still there' : 'gone',
    beside: `${isBack ? 'had come back' : 'had not come back'}; backup ${command.code}, restore ${restoredCommand.code}`,
    must: 'had come back, gone',
    isMet: isBack && !isStillThere && command.code + restoredCommand.code === 0,
  };

  const newProduct = await startProduct(environment);
  location.atEnd(newProduct.stop);
  const otherPeople = await makePeople({ port: newProduct.port, count: 2, after: 100 });
  const writers = startWriting(otherPeople);
  await untilWritten(writers, 4);
  await writers.stop();
  yield {
    what: 'the same: the product runs on what came back',
    measured: `${writers.acknowledged.size} saved, ${writers.wrong.length} refused`,
    beside: 'by two new people',
    must: 'some, 0',
    isMet: writers.acknowledged.size > 0 && writers.wrong.length === 0,
  };
}

/** Restores to a time before an accident with Debian's pgBackRest, and deletes again the users who left since. */
export async function* goBackInTime(): AsyncGenerator<Figure> {
  if (!isInstalled('pitr', ['initdb', 'postgres', 'pgbackrest', 'openssl'])) return;
  const location = makePlace();
  try {
    yield* goBack(location);
  } finally {
    await location.close();
  }
}

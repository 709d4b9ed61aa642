import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseSystemUser } from '#src/cms/db/embedded/program-user.ts';
import { readFreePort } from '#tests/support/product.ts';
import type { Place } from './installation-folder.ts';
import { getProgram, type ProgramName } from './programs.ts';
import { makeService, type Service } from './service.ts';
import { until } from './until.ts';

const runFile = promisify(execFile);

/** Runs a program to its end, as an ordinary user also if we are root; returns its output. */
export async function runProgram(name: ProgramName, args: readonly string[]): Promise<string> {
  const [command, input] = chooseSystemUser().command(getProgram(name), args);
  const { stdout } = await runFile(command, [...input]);
  return stdout;
}

/** A single Debian PostgreSQL, with the role and the database of the product. */
export interface SinglePostgres {
  /** Connection URL of the product's database. */
  readonly url: string;
  readonly port: number;
  /** Password of the role `zelfhulp`. */
  readonly password: string;
  /** Folder of its data. */
  readonly data: string;
  /** Folder of its socket, on which the superuser needs no password. */
  readonly sockets: string;
  readonly server: Service;
  readonly untilReady: () => Promise<void>;
  /** Queries the database of the product as the superuser. */
  readonly ask: <Row extends pg.QueryResultRow>(text: string) => Promise<readonly Row[]>;
}

/** Initialises and starts PostgreSQL, with settings "name=value" in addition to Debian's. */
export async function startPostgres(location: Place, settings: readonly string[] = []): Promise<SinglePostgres> {
  const port = await readFreePort();
  const data = location.makeFolder('postgres');
  const sockets = location.makeFolder('sockets');
  const password = randomBytes(12).toString('hex');
  await runProgram('initdb', ['-D', data, '-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256']);
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${sockets}`, ...settings];
  const args = ['-D', data, ...options.flatMap((setting) => ['-c', setting])];
  const server = makeService(getProgram('postgres'), { args, logFile: join(location.folder, 'postgres.log') });
  server.start();
  location.atEnd(server.stop);
  const request = async <Row extends pg.QueryResultRow>(
    text: string,
    database = 'zelfhulp',
  ): Promise<readonly Row[]> => {
    const client = new pg.Client({ host: sockets, port, user: 'postgres', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const isReady = (database: string) =>
    request<{ away: boolean }>('select pg_is_in_recovery() as away', database).then(
      ([row]) => row?.away === false,
      () => false,
    );
  await until('PostgreSQL', () => isReady('postgres'));
  await request(`create role zelfhulp login password '${password}'`, 'postgres');
  await request("alter role zelfhulp set statement_timeout = '15s'", 'postgres');
  await request("alter role zelfhulp set idle_in_transaction_session_timeout = '20s'", 'postgres');
  await request('create database zelfhulp owner zelfhulp', 'postgres');
  return {
    url: `postgresql://zelfhulp:${password}@127.0.0.1:${port}/zelfhulp`,
    port,
    password,
    data,
    sockets,
    server,
    untilReady: () => until('PostgreSQL', () => isReady('zelfhulp')),
    ask: request,
  };
}

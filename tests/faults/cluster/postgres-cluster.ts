import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Place } from './installation-folder.ts';
import { getProgram } from './programs.ts';
import { makeService, type Service } from './service.ts';
import { until } from './until.ts';

/** Hosts of the PostgreSQL nodes and the etcd members, by the last number of their IP address in `ops/`. */
const NODES = [21, 22] as const;
const MEMBERS = [21, 22, 23] as const;

export interface Node {
  readonly name: string;
  readonly address: string;
  /** Kills PostgreSQL and Patroni, like the loss of their host. */
  readonly kill: () => Promise<void>;
  readonly start: () => void;
}

export interface PostgresCluster {
  /** The connection URL of the current primary, through HAProxy, with TLS. */
  readonly url: string;
  readonly nodes: readonly Node[];
  /** The proxy in front of the database. */
  readonly proxy: Service;
  /** Returns the node that accepts writes; undefined if there is none. */
  readonly primary: () => Promise<Node | undefined>;
  /** Resolves when the other node follows the primary, so that its loss loses no data. */
  readonly untilFollowed: () => Promise<void>;
  /** Switches to the node that follows the primary, like `patronictl switchover`. */
  readonly switchOver: () => Promise<void>;
}

const readAnswers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function startEtcd(location: Place): void {
  const getPeer = (number: number) => `http://${location.addressOf(number)}:2380`;
  const all = MEMBERS.map((number) => `m${number}=${getPeer(number)}`).join(',');
  for (const number of MEMBERS) {
    const client = `http://${location.addressOf(number)}:2379`;
    const values = {
      name: `m${number}`,
      'data-dir': join(location.folder, `etcd-${number}`),
      'listen-peer-urls': getPeer(number),
      'initial-advertise-peer-urls': getPeer(number),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'initial-cluster': all,
      'heartbeat-interval': '500',
      'election-timeout': '3000',
    };
    const args = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
    const service = makeService(getProgram('etcd'), { args, logFile: join(location.folder, `etcd-${number}.log`) });
    service.start();
    location.atEnd(service.stop);
  }
}

function makeNode(location: Place, number: number, passwords: Readonly<Record<string, string>>): Node {
  const name = `n${number - 20}`;
  const url = location.addressOf(number);
  const data = join(location.folder, name);
  const sockets = location.makeFolder(`sockets-${name}`);
  const { certificate, key } = location.certificate;
  const file = location.configure(
    'patroni.yml',
    {
      'name: n1': `name: ${name}`,
      '10.0.0.21:8008': `${url}:8008`,
      '10.0.0.21:5432': `${url}:5432`,
      // Connections over the loopback device come from 127.0.0.1.
      '10.0.0.0/24': '127.0.0.0/8',
      '/var/lib/postgresql/15/zelfhulp': data,
      '/usr/lib/postgresql/15/bin': dirname(getProgram('postgres')),
      '/etc/postgresql/zelfhulp.crt': certificate,
      '/etc/postgresql/zelfhulp.key': key,
      'wal_keep_size: 1GB': 'wal_keep_size: 256MB',
      // Both nodes run on one host here.
      'use_unix_socket: true': `use_unix_socket: true\n  parameters:\n    unix_socket_directories: ${sockets}`,
    },
    `${name}.yml`,
  );
  const logFile = join(location.folder, `${name}.log`);
  const patroni = makeService(getProgram('patroni'), { args: [file], logFile, environment: passwords });
  location.atEnd(patroni.stop);
  return {
    name,
    address: url,
    start: patroni.start,
    kill: async () => {
      await patroni.kill();
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
  };
}

async function askSwitchOver(from: Node, to: Node): Promise<void> {
  const response = await fetch(`http://${from.address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  });
  if (!response.ok) throw new Error(`Patroni refused the switchover: ${response.status} ${await response.text()}`);
}

/** Creates the role and the database of the product, as in `ops/patroni.yml`. */
async function makeDatabase(url: string, superuser: string, password: string): Promise<void> {
  const config = { host: url, user: 'postgres', password: superuser, ssl: { rejectUnauthorized: false } };
  const client = new pg.Client({ ...config, database: 'postgres' });
  await client.connect();
  await client.query(`create role zelfhulp login password '${password}'`);
  await client.query("alter role zelfhulp set statement_timeout = '15s'");
  await client.query('create database zelfhulp owner zelfhulp');
  await client.end();
}

/** Starts three etcd members, two nodes of PostgreSQL under Patroni and HAProxy in front of them, all from `ops/`. */
export async function startPostgresCluster(location: Place): Promise<PostgresCluster> {
  const [superuser, replication, password] = [1, 2, 3].map(() => randomBytes(12).toString('hex')) as [
    string,
    string,
    string,
  ];
  startEtcd(location);
  const passwords = { PATRONI_SUPERUSER_PASSWORD: superuser, PATRONI_REPLICATION_PASSWORD: replication };
  const nodes = NODES.map((number) => makeNode(location, number, passwords));
  for (const node of nodes) node.start();
  const isPrimary = ({ address }: Node) => readAnswers(`http://${address}:8008/primary`);
  const readPrimary = async () => {
    const are = await Promise.all(nodes.map(isPrimary));
    return nodes.find((_, index) => are[index]);
  };
  await until('a primary of PostgreSQL', async () => (await readPrimary()) !== undefined);
  await makeDatabase((await readPrimary())?.address ?? '', superuser, password);
  const port = `${location.addressOf(1)}:5433`;
  const file = location.configure('haproxy-database.cfg', { '127.0.0.1:5433': port });
  const logFile = join(location.folder, 'haproxy-database.log');
  const proxy = makeService(getProgram('haproxy'), { args: ['-db', '-f', file], logFile });
  proxy.start();
  location.atEnd(proxy.stop);
  return {
    url: `postgresql://zelfhulp:${password}@${port}/zelfhulp?sslmode=no-verify`,
    nodes,
    proxy,
    primary: readPrimary,
    untilFollowed: () =>
      until('a standby that follows', async () => {
        const are = await Promise.all(nodes.map(({ address }) => readAnswers(`http://${address}:8008/sync`)));
        return are.includes(true) && (await readPrimary()) !== undefined;
      }),
    switchOver: async () => {
      const from = await readPrimary();
      const to = nodes.find((node) => node !== from);
      if (!from || !to) throw new Error('The cluster has no primary.');
      await askSwitchOver(from, to);
    },
  };
}

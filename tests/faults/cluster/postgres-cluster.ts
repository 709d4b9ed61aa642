import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Place } from './place.ts';
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

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function startEtcd(place: Place): void {
  const peer = (number: number) => `http://${place.addressOf(number)}:2380`;
  const all = MEMBERS.map((number) => `m${number}=${peer(number)}`).join(',');
  for (const number of MEMBERS) {
    const client = `http://${place.addressOf(number)}:2379`;
    const values = {
      name: `m${number}`,
      'data-dir': join(place.folder, `etcd-${number}`),
      'listen-peer-urls': peer(number),
      'initial-advertise-peer-urls': peer(number),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'initial-cluster': all,
      'heartbeat-interval': '500',
      'election-timeout': '3000',
    };
    const args = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
    const service = makeService(getProgram('etcd'), { args, logFile: join(place.folder, `etcd-${number}.log`) });
    service.start();
    place.atEnd(service.stop);
  }
}

function makeNode(place: Place, number: number, passwords: Readonly<Record<string, string>>): Node {
  const name = `n${number - 20}`;
  const address = place.addressOf(number);
  const data = join(place.folder, name);
  const sockets = place.makeFolder(`sockets-${name}`);
  const { certificate, key } = place.certificate;
  const file = place.configure(
    'patroni.yml',
    {
      'name: n1': `name: ${name}`,
      '10.0.0.21:8008': `${address}:8008`,
      '10.0.0.21:5432': `${address}:5432`,
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
  const logFile = join(place.folder, `${name}.log`);
  const patroni = makeService(getProgram('patroni'), { args: [file], logFile, environment: passwords });
  place.atEnd(patroni.stop);
  return {
    name,
    address,
    start: patroni.start,
    kill: async () => {
      await patroni.kill();
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
  };
}

async function askSwitchOver(from: Node, to: Node): Promise<void> {
  const requested = await fetch(`http://${from.address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  });
  if (!requested.ok) throw new Error(`Patroni refused the switchover: ${requested.status} ${await requested.text()}`);
}

/** Creates the role and the database of the product, as in `ops/patroni.yml`. */
async function makeDatabase(address: string, superuser: string, own: string): Promise<void> {
  const config = { host: address, user: 'postgres', password: superuser, ssl: { rejectUnauthorized: false } };
  const client = new pg.Client({ ...config, database: 'postgres' });
  await client.connect();
  await client.query(`create role zelfhulp login password '${own}'`);
  await client.query("alter role zelfhulp set statement_timeout = '15s'");
  await client.query('create database zelfhulp owner zelfhulp');
  await client.end();
}

/** Starts three etcd members, two nodes of PostgreSQL under Patroni and HAProxy in front of them, all from `ops/`. */
export async function startPostgresCluster(place: Place): Promise<PostgresCluster> {
  const [superuser, replication, own] = [1, 2, 3].map(() => randomBytes(12).toString('hex')) as [
    string,
    string,
    string,
  ];
  startEtcd(place);
  const passwords = { PATRONI_SUPERUSER_PASSWORD: superuser, PATRONI_REPLICATION_PASSWORD: replication };
  const nodes = NODES.map((number) => makeNode(place, number, passwords));
  for (const node of nodes) node.start();
  const isPrimary = ({ address }: Node) => answers(`http://${address}:8008/primary`);
  const primary = async () => {
    const are = await Promise.all(nodes.map(isPrimary));
    return nodes.find((_, at) => are[at]);
  };
  await until('a primary of PostgreSQL', async () => (await primary()) !== undefined);
  await makeDatabase((await primary())?.address ?? '', superuser, own);
  const port = `${place.addressOf(1)}:5433`;
  const file = place.configure('haproxy-database.cfg', { '127.0.0.1:5433': port });
  const logFile = join(place.folder, 'haproxy-database.log');
  const proxy = makeService(getProgram('haproxy'), { args: ['-db', '-f', file], logFile });
  proxy.start();
  place.atEnd(proxy.stop);
  return {
    url: `postgresql://zelfhulp:${own}@${port}/zelfhulp?sslmode=no-verify`,
    nodes,
    proxy,
    primary,
    untilFollowed: () =>
      until('a standby that follows', async () => {
        const are = await Promise.all(nodes.map(({ address }) => answers(`http://${address}:8008/sync`)));
        return are.includes(true) && (await primary()) !== undefined;
      }),
    switchOver: async () => {
      const from = await primary();
      const to = nodes.find((node) => node !== from);
      if (!from || !to) throw new Error('The cluster has no primary.');
      await askSwitchOver(from, to);
    },
  };
}

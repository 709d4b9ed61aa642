import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '#tests/bench/figure.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { makePeople } from '../people.ts';
import { type Readers, startReading } from '../readers.ts';
import { getSeconds, RECOVERY_MS } from '../recovery.ts';
import { compareRows, type Ledger, readRegistrations, startWriting, untilWritten } from '../writers.ts';
import { type Installation, inInstallation } from './installation.ts';
import type { Node } from './postgres-cluster.ts';
import { isInstalled } from './programs.ts';
import { switchOver } from './switch-over.ts';

const WRITERS = 12;
const PAGES = ['/hulp', '/privacy'];
/** Time after which a service manager restarts a service. */
const AGAIN_MS = 1_000;

/** A loss, with its cause and its repair. */
interface Loss {
  readonly what: string;
  readonly lose: (installation: Installation) => Promise<void>;
  readonly bringBack: (installation: Installation) => Promise<void>;
}

const LOSSES: readonly Loss[] = [
  {
    what: 'a machine of the product killed',
    lose: ({ machines }) => machines[0].kill(),
    bringBack: ({ machines }) => machines[0].start(),
  },
  {
    what: 'the other machine killed',
    lose: ({ machines }) => machines[1].kill(),
    bringBack: ({ machines }) => machines[1].start(),
  },
  {
    what: 'the proxy before people killed, started again after 1 s',
    lose: async ({ front }) => {
      await front.kill();
      await sleep(AGAIN_MS);
      front.start();
    },
    bringBack: async () => undefined,
  },
  {
    what: 'the proxy before the database killed, started again after 1 s',
    lose: async ({ postgres }) => {
      await postgres.proxy.kill();
      await sleep(AGAIN_MS);
      postgres.proxy.start();
    },
    bringBack: async () => undefined,
  },
];

/** Returns the milliseconds until another node accepts writes: the cluster's share of the wait. */
async function untilPrimary({ postgres }: Installation, node: Node): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const primary = await postgres.primary();
    if (primary && primary !== node) return performance.now() - startedAt;
    await sleep(100);
  }
}

interface Failover {
  readonly ownMs: number;
  readonly writtenMs: number;
}

async function losePrimary(installation: Installation, ledger: Ledger): Promise<Failover> {
  const { postgres } = installation;
  await postgres.untilFollowed();
  await sleep(300 + Math.random() * 1_500);
  const node = await postgres.primary();
  if (!node) throw new Error('The cluster has no primary.');
  await node.kill();
  ledger.strike();
  const [ownMs, writtenMs] = await Promise.all([untilPrimary(installation, node), untilWritten(ledger, WRITERS)]);
  node.start();
  return { ownMs, writtenMs };
}

const getShownAs = (values: readonly number[]): string =>
  `${getSeconds(Math.min(...values))} to ${getSeconds(Math.max(...values))}`;

function getFiguresOfPrimary(failovers: readonly Failover[], ledger: Ledger, readers: Readers): readonly Figure[] {
  const content = failovers.map(({ writtenMs }) => writtenMs);
  return [
    {
      what: `primary killed ${failovers.length} times: people save again`,
      measured: `after ${getShownAs(content)}`,
      beside: `the cluster itself ${getShownAs(failovers.map(({ ownMs }) => ownMs))}, one write ${getSeconds(ledger.longestMs())} at most`,
      must: `<= ${getSeconds(RECOVERY_MS)}`,
      isMet: Math.max(...content) <= RECOVERY_MS,
    },
    {
      what: 'the same: content pages with crisis numbers stay up',
      measured: `${readers.bad.length} of ${readers.answers()} failed`,
      beside: `${getSeconds(readers.longestMs())} at most`,
      must: '0',
      isMet: readers.bad.length === 0,
    },
  ];
}

/** Returns the number of mails that were sent twice, by their ids. */
const getMailedTwice = (mails: Installation['mails']): number => mails.length - new Set(mails.map(({ id }) => id)).size;

/**
 * Switches the primary of the database as planned, then kills it repeatedly, a server of the product and both proxies,
 * while users save and read.
 */
export async function* breakCluster(rounds: number): AsyncGenerator<Figure> {
  if (!isInstalled('cluster', ['postgres', 'patroni', 'etcd', 'haproxy', 'openssl'])) return;
  yield* inInstallation({}, (installation) => loseEach(installation, rounds));
}

async function* loseEach(installation: Installation, rounds: number): AsyncGenerator<Figure> {
  const { machines, front, mails } = installation;
  const people = await makePeople({ port: front.port, count: WRITERS, secure: true });
  const readers = await startReading(front.port, PAGES, true);
  yield* switchOver(installation, people);
  const idsBefore = await withContentSystem({ dataDir: '', ...machines[0] }, ({ database }) =>
    readRegistrations(database.pool),
  );
  const ledger = startWriting(people);
  await untilWritten(ledger, WRITERS);
  const failovers: Failover[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const failover = await losePrimary(installation, ledger);
    failovers.push(failover);
    const saved = `${ledger.acknowledged.size} acknowledged`;
    process.stderr.write(`primary lost, ${round + 1} of ${rounds}: ${getSeconds(failover.writtenMs)}, ${saved}\n`);
  }
  await readers.stop();
  yield* getFiguresOfPrimary(failovers, ledger, readers);
  for (const { what, lose, bringBack } of LOSSES) {
    await sleep(300);
    ledger.strike();
    const startedAt = performance.now();
    await lose(installation);
    await untilWritten(ledger, WRITERS);
    const waitTime = performance.now() - startedAt;
    await bringBack(installation);
    yield {
      what: `${what}: people save again`,
      measured: `after ${getSeconds(waitTime)}`,
      beside: `${ledger.acknowledged.size} acknowledged`,
      must: `<= ${getSeconds(RECOVERY_MS)}`,
      isMet: waitTime <= RECOVERY_MS,
    };
  }
  await ledger.stop();
  const comparison = await withContentSystem({ dataDir: '', ...machines[0] }, ({ database }) =>
    compareRows(database.pool, ledger, new Set(idsBefore)),
  );
  const { acknowledged, wrong } = ledger;
  yield {
    what: `all of it, while ${WRITERS} people save`,
    measured: `${comparison.lost} lost, ${comparison.doubled} doubled, ${wrong.length} refused, ${getMailedTwice(mails)} mailed twice`,
    beside: `${acknowledged.size} acknowledged, ${ledger.retried()} of them after a loss; ${mails.length} mails`,
    must: '0, 0, 0 and 0',
    isMet: comparison.lost + comparison.doubled + wrong.length + getMailedTwice(mails) === 0 && ledger.retried() > 0,
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makePeople } from '../people.ts';
import { startReading } from '../readers.ts';
import { getSeconds } from '../recovery.ts';
import { startWalking, untilWalked } from '../walkers.ts';
import { type ProxyName, startFrontProxy } from './front-proxy.ts';
import { makePlace, type Place } from './installation-folder.ts';
import { makeMachines } from './machine.ts';
import { isInstalled } from './programs.ts';

const VISITOR_COUNT = 8;
const PAGES = ['/hulp', '/privacy', '/', '/en/help'];
/** Wait in ms after a server is ready, until the proxy has noticed it (docs/operations). */
const SEEN_MS = 5_000;

/** Returns the reasons that a server printed for failed responses; the output restarts with each start. */
const readExcuses = (output: string): readonly string[] =>
  output
    .split('\n')
    .filter((line) => /"event":"(page-unavailable|render-failed|api-failure|request-failed)"/.test(line));

async function restartEach(location: Place, proxy: ProxyName, rounds: number): Promise<Figure> {
  const mails = await startMailServer();
  location.atEnd(mails.close);
  const server = await startEmbedded(location.makeFolder('embedded'));
  location.atEnd(server.stop);
  const machines = makeMachines(location, { DATABASE_URL: server.url, SMTP_URL: mails.url });
  for (const machine of machines) location.atEnd(machine.stop);
  await Promise.all(machines.map((machine) => machine.start()));
  const { port } = await startFrontProxy(location, proxy);
  const people = await makePeople({ port, count: VISITOR_COUNT, secure: true, keepsConnections: true });
  const [readers, walkers] = [await startReading(port, PAGES, true), startWalking(people)];
  await untilWalked(walkers, 1);
  const excuses = new Set<string>();
  const keepExcuses = () => {
    for (const machine of machines) for (const line of readExcuses(machine.printed())) excuses.add(line);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const machine of machines) {
      await machine.stop();
      keepExcuses();
      await machine.start();
      await sleep(SEEN_MS);
    }
  }
  await untilWalked(walkers, 1);
  await Promise.all([readers.stop(), walkers.stop()]);
  keepExcuses();
  const failures = new Set([...walkers.failures, ...readers.bad]);
  if (failures.size > 0) for (const line of [...failures, ...excuses]) process.stderr.write(`  ${line}\n`);
  return {
    what: `two machines behind ${proxy} restarted ${rounds} times one after the other, under load`,
    measured: `${readers.bad.length} pages and ${walkers.failures.length} steps failed`,
    beside: `${readers.answers()} pages, ${getSeconds(readers.longestMs())} at most; ${walkers.steps()} steps of ${walkers.journeys()} journeys`,
    must: '0 and 0',
    isMet: readers.bad.length + walkers.failures.length === 0,
  };
}

/** Updates one server after the other, while users read and walk the journey through each proxy. */
export async function* updateRolling(rounds: number): AsyncGenerator<Figure> {
  for (const proxy of ['haproxy', 'nginx'] as const) {
    if (!isInstalled(`rolling update behind ${proxy}`, [proxy, 'openssl'])) continue;
    const location = makePlace();
    try {
      yield await restartEach(location, proxy, rounds);
    } finally {
      await location.close();
    }
  }
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#src/cms/db/database.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { getPage } from '#src/contract/nodes.ts';
import { updateNode } from '#src/contract/write-node.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { openSession } from '#tests/support/open-session.ts';
import { startServer } from './child.ts';
import type { Figure } from './figure.ts';

const PROCESSES = 2;
const READERS = 50;
const PAUSE_MS = 20;
const PUBLISHES = 15;
const MUST_HIT = 0.99;
const PATH = '/hulp';
const HOST = '127.0.0.1';

interface ResponseCounts {
  stale: number;
  answers: number;
  failed: number;
}

function readTitle(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const pending = request({ host: HOST, port, path: PATH, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? Number(/<title>Bench (\d+)/.exec(text)?.[1] ?? -1) : -2),
      );
    });
    pending.on('error', reject).end();
  });
}

/** Creates an editor with a session. */
async function makeEditor(database: Database, port: number): Promise<Client> {
  const system = {
    database,
    now: () => new Date(),
  };
  const token = await openSession(system, { uid: 1, role: 'editor', domain: null, seconds: 3_600 });
  const cookie = `${getSessionCookieName(HOST, false)}=${token}`;
  return makeClient({
    base: `http://${HOST}:${port}/api`,
    language: 'nl',
    fetch,
    backend: BACK_ENDS.embedded,
    headers: { cookie },
  });
}

async function publish(editor: Client, title: string): Promise<void> {
  const page = await editor.call(getPage, { params: { pathname: PATH } });
  if (!page.ok || page.value.kind !== 'entity') throw new Error(`${PATH} is no page.`);
  const { id, revision, type } = page.value.entity;
  const body = { type, title: [{ value: title }], moderation_state: [{ value: 'published' }] };
  const saved = await editor.call(updateNode, { params: { id, revision: revision ?? 0 }, body });
  if (!saved.ok) throw new Error(`Not published: ${saved.failure.kind} ${saved.failure.message}`);
}

/** Returns the share of page responses from the cache, by the product's request log. */
function hitRatio(logFile: string): number {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  const pages = lines.filter((line) => line.includes(`"screen":"${PATH}"`));
  return pages.filter((line) => line.includes('"cache":"hit"')).length / pages.length;
}

async function readAndPublish(editor: Client, port: number): Promise<ResponseCounts> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const snapshot: ResponseCounts = { stale: 0, answers: 0, failed: 0 };
  let publication = 0;
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      const atLeast = publication;
      const title = await readTitle(port, agent);
      snapshot.answers += 1;
      if (title === -2) snapshot.failed += 1;
      else if (title < atLeast) snapshot.stale += 1;
      await sleep(PAUSE_MS);
    }
  };
  await publish(editor, 'Bench 0');
  const readers = Array.from({ length: READERS }, reader);
  for (let time = 1; time <= PUBLISHES; time += 1) {
    await sleep(1_000);
    await publish(editor, `Bench ${time}`);
    publication = time;
  }
  isOver = true;
  await Promise.all(readers);
  agent.destroy();
  return snapshot;
}

/** Measures publishing once a second while 50 visitors read the page, with two processes and one database. */
export async function measurePublishUnderLoad(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const logFile = join(folder, 'log');
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, () => {});
  const product = await startServer('./product-workers.ts', logFile, {
    DATABASE_URL: database.url,
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    WEB_PROCESSES: String(PROCESSES),
    BASE_HOSTS: `localhost,${HOST}`,
  });
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= product.stop();
    return stopping;
  };
  try {
    const seenAndPublish = await readAndPublish(await makeEditor(database, product.port), product.port);
    await stopOnce();
    const ratio = hitRatio(logFile);
    const neighbour = `${PUBLISHES} publishes, ${READERS} readers, ${PROCESSES} processes, ${seenAndPublish.answers} answers`;
    return [
      {
        what: 'publish under load, answers from the cache',
        measured: `${(ratio * 100).toFixed(2)} %`,
        beside: neighbour,
        must: `>= ${MUST_HIT * 100} %`,
        isMet: ratio >= MUST_HIT,
      },
      {
        what: 'publish under load, old answers after it returned',
        measured: `${seenAndPublish.stale}, failed ${seenAndPublish.failed}`,
        beside: neighbour,
        must: '0, failed 0',
        isMet: seenAndPublish.stale === 0 && seenAndPublish.failed === 0,
      },
    ];
  } finally {
    await stopOnce();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

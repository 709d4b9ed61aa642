import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '#src/cms/app.ts';
import type { Route } from '#src/cms/http/route.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { setup } from '#tests/support/database.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { recordExamples } from './api-examples.ts';
import { getCases } from './cases.ts';
import { normalizeText } from './normalize-answer.ts';
import { type Caller, getCaller, PEOPLE, type Person } from './people.ts';
import { getPersonFor } from './writers.ts';

/**
 * Writes every response of every call to a file: for each role and each invalid body, in both languages. Two files,
 * from before and after a change, are compared with `diff`: `npm run answers -- before.txt`.
 */

const HEADERS = [
  'allow',
  'cache-control',
  'content-language',
  'content-type',
  'location',
  'retry-after',
  'x-cache-tags',
];
/** An existing first entry, besides the absent one of the cases. */
const KNOWN = { nid: 999_999, paragraph: 999_999, tid: 999_999 };
const LONG = 'x'.repeat(5_000);
const REFUSED: readonly unknown[] = [undefined, null, 7, '', LONG, {}, [], true];

/** Sorts the files of an export independently of their random names. */
const sortFiles = (text: string): string =>
  text
    .split(/(?="\w+\/<uuid>)/)
    .map((part) => part.replace(/[\s,}]+$/, ''))
    .sort()
    .join(' ');

interface RecordedRequest {
  readonly path: string;
  readonly query?: string;
  readonly body: unknown;
  readonly language?: 'nl' | 'en';
}

async function answerTo(
  { app, database }: TestSystem,
  { method }: Route,
  { host, headers }: Caller,
  { path, query = '', body, language = 'nl' }: RecordedRequest,
): Promise<string> {
  await database.pool.query('delete from limits');
  const hasBody = body !== undefined && method !== 'GET';
  const answer = await app.request(`http://${host}/api/${language}${path}${query}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  const headerLines = HEADERS.flatMap((name) =>
    answer.headers.has(name) ? [`${name}=${answer.headers.get(name)}`] : [],
  );
  const line = normalizeText(`${answer.status} ${headerLines.join(' ')} ${await answer.text()}`).replace(/\s+/g, ' ');
  return path.includes('export') ? sortFiles(line) : line;
}

/** Returns bodies that differ in one member from a valid one, to the second level. */
function getRefusedBodies(body: unknown): readonly (readonly [name: string, body: unknown])[] {
  if (typeof body !== 'object' || body === null) return [];
  const fullContent = [
    ['list', [body]],
    ['text', 'x'],
    ['nothing', {}],
  ] as const;
  const changes = Object.entries(body).flatMap(([name, value]) => {
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? getRefusedBodies(value) : [];
    return [
      ...REFUSED.map(
        (refusedValue) =>
          [`${name}=${JSON.stringify(refusedValue)?.slice(0, 12)}`, { ...body, [name]: refusedValue }] as const,
      ),
      ...inner.map(([location, innerValue]) => [`${name}.${location}`, { ...body, [name]: innerValue }] as const),
    ];
  });
  return [...fullContent, ...changes];
}

/** Returns the paths of a call: of the absent entry, and of the first existing one. */
function getPaths(path: string): readonly string[] {
  const first = path.replace('999999', '1').replace('00000000-0000-4000-8000-000000000000', 'badge');
  return first === path ? [path] : [path, first];
}

async function recordRoute(system: TestSystem, route: Route, print: (line: string) => void): Promise<void> {
  const match = getCases(KNOWN)[route.name];
  const query = new URLSearchParams((match?.query ?? []).map(([name, value]) => [name, value])).toString();
  const body = match?.body ?? (route.method === 'GET' || route.method === 'DELETE' ? undefined : {});
  const request = { query: query === '' ? '' : `?${query}`, body };
  const path = match?.path(BACK_ENDS.embedded) ?? route.path;
  for (const person of Object.keys(PEOPLE) as Person[]) {
    const caller = await getCaller(system, person);
    print(`${route.name} | ${person} | ${await answerTo(system, route, caller, { ...request, path })}`);
  }
  if (route.method === 'GET') return;
  const caller = await getCaller(system, getPersonFor(route));
  for (const location of getPaths(path)) {
    for (const [name, refusedBody] of getRefusedBodies(body)) {
      for (const language of ['nl', 'en'] as const) {
        const line = await answerTo(system, route, caller, { path: location, body: refusedBody, language });
        print(`${route.name} | ${location === path ? '' : 'first '}${name} ${language} | ${line}`);
      }
    }
  }
}

async function record(databaseUrl: string, file: string): Promise<void> {
  const system = await makeTestSystem(databaseUrl);
  const lines: string[] = [];
  try {
    for (const route of ROUTES) await recordRoute(system, route, (line) => lines.push(line));
  } finally {
    await system.close();
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} answers of ${ROUTES.length} calls in ${file}\n`);
}

const EXAMPLES = new URL('../../src/cms/modules/api-description/examples.json', import.meta.url);

/** Writes the examples of the API description. */
async function writeExamples(databaseUrl: string): Promise<void> {
  const system = await makeTestSystem(databaseUrl);
  try {
    const lines = Object.entries(await recordExamples(system)).map(
      ([name, example]) => `${JSON.stringify(name)}: ${JSON.stringify(example)}`,
    );
    writeFileSync(EXAMPLES, `{\n${lines.join(',\n')}\n}\n`);
    execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(EXAMPLES)], { stdio: 'ignore' });
    process.stdout.write(`${lines.length} examples\n`);
  } finally {
    await system.close();
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write: npm run answers -- before.txt');
const urls: string[] = [];
const end = await setup({ provide: (_name: string, url: string) => void urls.push(url) } as never);
try {
  if (file === '--examples') await writeExamples(urls[0] ?? '');
  else await record(urls[0] ?? '', file);
} finally {
  await end();
}

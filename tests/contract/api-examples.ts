import { ROUTES } from '#src/cms/app.ts';
import type { Route } from '#src/cms/http/route.ts';
import type { ApiExample } from '#src/cms/modules/api-description/examples.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { OPERATIONS } from '#src/contract/operations.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { getCases } from './cases.ts';
import { normalizeText } from './normalize-answer.ts';
import { getCaller } from './people.ts';
import { getPersonFor } from './writers.ts';

/** Maximum length of a response that is used as an example, in characters. */
const MAX_LENGTH = 2_500;
/** Ids of entries of the starter content, and absent ids. */
const KNOWN = { nid: 1, paragraph: 1, tid: 1 };
/** Responses that depend on the server, or on the callers of other examples. */
const LEFT_OUT: readonly string[] = [
  'show-system-status',
  'list-jobs',
  'get-api-description',
  'open-opening',
  'list-activity',
  'list-staff',
];

/** Returns a recorded value in the format of its kind, without parts that differ in every run. */
const settleValue = (text: string): unknown =>
  JSON.parse(
    normalizeText(text)
      .replaceAll('<uuid>', '00000000-0000-4000-8000-000000000000')
      .replaceAll('<time>', '2026-11-20T12:00:00.000Z')
      // Numbers of accounts, sessions and entries depend on the calls before.
      .replace(/"(uid|id|nid|vid|tid|target_id)":\d+/g, '"$1":1'),
  );

async function recordExample(system: TestSystem, route: Route): Promise<ApiExample | null> {
  const { name, method, path } = route;
  const match = getCases(KNOWN)[name];
  const url = match?.path(BACK_ENDS.embedded) ?? path;
  const body = method === 'GET' ? undefined : match?.body;
  if (url.includes(':') || body instanceof FormData) return null;
  const query = new URLSearchParams((match?.query ?? []).map(([key, value]) => [key, value])).toString();
  const full = query === '' ? url : `${url}?${query}`;
  const { host, headers } = await getCaller(system, getPersonFor(route));
  await system.database.pool.query('delete from limits');
  const response = await system.app.request(`http://${host}/api/nl${full}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status >= 300 || text.length > MAX_LENGTH || (text !== '' && !isJson)) return null;
  const bodyPart = body === undefined ? {} : { body: settleValue(JSON.stringify(body)) };
  return { path: full, ...bodyPart, status: response.status, ...(text !== '' && { answer: settleValue(text) }) };
}

/** Sends the call of each operation to a new system; returns the successful ones, by name. */
export async function recordExamples(system: TestSystem): Promise<Readonly<Record<string, ApiExample>>> {
  const names = new Set(OPERATIONS.map(({ name }) => name));
  const examples: Record<string, ApiExample> = {};
  for (const route of ROUTES) {
    if (!names.has(route.name) || route.name in examples || LEFT_OUT.includes(route.name)) continue;
    const example = await recordExample(system, route);
    if (example) examples[route.name] = example;
  }
  return examples;
}

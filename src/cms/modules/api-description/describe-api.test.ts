import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#src/contract/operations.ts';
import { API_RESPONSES } from './answers/index.ts';
import { describeApi } from './describe-api.ts';
import { API_EXAMPLES } from './examples.ts';
import { API_QUERIES } from './queries.ts';
import { getProductVersion } from './routes.ts';

/** Steps of Drupal's paths, and the path of a page, which can be any path. */
const OF_DRUPAL: readonly string[] = [
  '*',
  'daily_registration',
  'exercise_submissions',
  'login_status',
  'menu_items',
  'webform_rest',
];

interface DescribedOperation {
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const { openapi, paths } = describeApi('1.0.0') as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
};
const descriptions = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const getBody = (name: string) =>
  descriptions.find(({ operationId }) => operationId === name)?.requestBody?.content['application/json']?.schema;

it('describes the address and method of every operation, each under one name', () => {
  expect(openapi).toBe('3.1.0');
  const missing = OPERATIONS.filter(({ route, method }) => {
    return !paths[`/api/{prefix}${route.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(new Set(descriptions.map(({ operationId }) => operationId)).size).toBe(descriptions.length);
});

it('declares every parameter of a query, and no other', () => {
  const asking = OPERATIONS.filter(({ query }) => query.length > 0);
  expect(asking.map(({ name }) => name).sort()).toEqual(Object.keys(API_QUERIES).sort());
  const handledAskings = asking.filter(
    ({ name }) => !['get-sign-on-url', 'return-from-sign-on', 'logout'].includes(name),
  );
  for (const { name, query } of handledAskings) {
    const declared = Object.keys(API_QUERIES[name] ?? {});
    const body = { query: Object.fromEntries(declared.map((param) => [param, 1])) };
    expect([
      name,
      (query as unknown as (input: unknown) => [string][])(body)
        .map(([param]) => param)
        .sort(),
    ]).toEqual([name, declared.sort()]);
  }
});

it('describes an answer by its shape, and by its recorded example where it has no shape', () => {
  const getAnswer = (name: string) => {
    const responses = descriptions.find(({ operationId }) => operationId === name)?.responses ?? {};
    return Object.values(responses)[0]?.content?.['application/json'];
  };
  expect(getAnswer('list-alerts')?.schema).toMatchObject({
    properties: { rows: { items: { properties: { type: { enum: ['crisis', 'info'] } } } } },
  });
  expect(getAnswer('show-overview')?.schema).toMatchObject({ type: 'object', properties: expect.anything() });
  expect(getAnswer('list-terms')).toMatchObject({ schema: { type: 'object' }, example: expect.anything() });
});

it('describes every answer: by a shape, an example, as text, as empty or as a redirect', () => {
  const isOpen = (schema: object = {}) => Object.keys(schema).length === 0;
  const open = descriptions.filter(({ responses }) => {
    const [status = '', answer] = Object.entries(responses)[0] ?? [];
    if (status === '204' || status === '303') return false;
    return !answer?.content || Object.values(answer.content).some(({ schema }) => isOpen(schema));
  });
  expect(open.map(({ operationId }) => operationId)).toEqual([]);
});

it('keeps no shape of an answer that is declared, recorded or gone', () => {
  const declared = new Map(OPERATIONS.map((operation) => [operation.name as string, operation]));
  const needless = Object.keys(API_RESPONSES).filter((name) => {
    const operation = declared.get(name);
    return !operation || operation.answerShape !== null || operation.answer !== 'json' || name in API_EXAMPLES;
  });
  expect(needless).toEqual([]);
});

// docs/decisions/api.md lists the rules that do not apply.
describe('keeps the rules of the Dutch government for the design of an API:', () => {
  const inPath = (path: string) => path.split('/').filter((step) => step !== '' && !step.startsWith('{'));

  it('a path does not end with a slash, and its own steps are lower case with dashes', () => {
    expect(descriptions.filter(({ path }) => path.endsWith('/'))).toEqual([]);
    const steps = new Set(descriptions.flatMap(({ path }) => inPath(path)));
    expect([...steps].filter((step) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(step)).sort()).toEqual(OF_DRUPAL);
  });

  it('a query parameter is one word or camel case', () => {
    const names = descriptions.flatMap(({ parameters }) =>
      parameters.flatMap(({ name, in: location }) => (location === 'query' ? [name] : [])),
    );
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name ?? ''))).toEqual([]);
  });

  it('only standard methods are used, and a read has no body', () => {
    expect([...new Set(descriptions.map(({ method }) => method))].sort()).toEqual(['delete', 'get', 'patch', 'post']);
    expect(descriptions.filter(({ method, requestBody }) => method === 'get' && requestBody)).toEqual([]);
  });

  it('every operation declares a refusal with a body in JSON, and the version is semantic', () => {
    expect(descriptions.filter(({ responses }) => !responses['4XX']?.content?.['application/json'])).toEqual([]);
    expect(getProductVersion()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

it('declares every parameter of a path', () => {
  for (const { path, parameters } of descriptions) {
    const names = parameters.flatMap(({ name, in: location }) => (location === 'path' && name ? [name] : []));
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([path, ['prefix', ...names]]).toEqual([path, inPath]);
  }
});

it('describes a body by its shape, and by its schema where it has no shape', () => {
  expect(getBody('restrict-person')).toMatchObject({
    required: ['action', 'reason'],
    properties: { action: { enum: ['suspend', 'unsuspend', 'silence', 'unsilence'] }, reason: { type: 'string' } },
  });
  expect(getBody('make-alert')).toMatchObject({
    properties: { type: { enum: ['crisis', 'info'] }, domains: { type: 'array' }, isOn: { type: 'boolean' } },
  });
});

it('requires only declared members of a body', () => {
  for (const { operationId } of descriptions) {
    const { properties = {}, required = [] } = getBody(operationId) ?? {};
    expect([operationId, required.filter((name) => !(name in properties))]).toEqual([operationId, []]);
  }
});

it('is valid by the rules that @redocly/cli recommends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-openapi-'));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(describeApi('1.0.0')));
  // An operation that only redirects has no 2XX response; every other operation needs one.
  const redirects = descriptions.filter(({ responses }) => '303' in responses);
  const toPointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
  const ignored = redirects.map(({ path, method }) => `#/paths/${toPointer(path)}/${method}/responses`);
  const ignoreFile = JSON.stringify({ 'openapi.json': { 'operation-2xx-response': ignored } });
  await writeFile(join(folder, '.redocly.lint-ignore.yaml'), ignoreFile);
  // No licence is claimed for the product.
  const words = ['lint', 'openapi.json', '--skip-rule=info-license', '--format=json', '--max-problems=20'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const cli = join(import.meta.dirname, '../../../../node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words], { cwd: folder, env });
  await rm(folder, { recursive: true });
  const { totals } = JSON.parse(stdout) as { readonly totals: Readonly<Record<string, number>> };
  expect(redirects.map(({ operationId }) => operationId).sort()).toEqual([
    'launch-hti',
    'return-from-sign-on',
    'show-unsubscribe',
  ]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0, ignored: redirects.length });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { OPERATIONS } from '#src/contract/operations.ts';
import { describeApi } from './openapi.ts';

interface Described {
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly operationId: string;
}
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const { openapi, paths } = describeApi('1.0.0') as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const bodyOf = (name: string) =>
  described.find(({ operationId }) => operationId === name)?.requestBody?.content['application/json']?.schema;

it('describes the address and method of every operation, each under one name', () => {
  expect(openapi).toBe('3.1.0');
  const missing = OPERATIONS.filter(({ route, method }) => {
    return !paths[`/api/{prefix}${route.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
});

it('declares every parameter of a path', () => {
  for (const { path, parameters } of described) {
    const named = parameters.flatMap(({ name }) => name ?? []);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([path, ['prefix', ...named]]).toEqual([path, inPath]);
  }
});

it('describes a body by its shape, and by its schema where it has no shape', () => {
  expect(bodyOf('restrict-person')).toMatchObject({
    required: ['action', 'reason'],
    properties: { action: { enum: ['suspend', 'unsuspend', 'silence', 'unsilence'] }, reason: { type: 'string' } },
  });
  expect(bodyOf('make-alert')).toMatchObject({
    properties: { type: { enum: ['crisis', 'info'] }, domains: { type: 'array' }, isOn: { type: 'boolean' } },
  });
});

it('requires only declared members of a body', () => {
  for (const { operationId } of described) {
    const { properties = {}, required = [] } = bodyOf(operationId) ?? {};
    expect([operationId, required.filter((name) => !(name in properties))]).toEqual([operationId, []]);
  }
});

it('is valid by the rules that @redocly/cli recommends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(describeApi('1.0.0')));
  // No licence is claimed for the product.
  const words = ['lint', file, '--skip-rule=info-license', '--format=json', '--max-problems=20'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const cli = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words], { env });
  await rm(folder, { recursive: true });
  const { totals } = JSON.parse(stdout) as { readonly totals: { readonly errors: number; readonly warnings: number } };
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

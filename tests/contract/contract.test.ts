import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { Operation } from '#src/contract/operation.ts';
import { OPERATIONS } from '#src/contract/operations.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { createEmptyCase, getCases } from './cases.ts';
import { DESK_PAGE_CASES } from './desk-page-cases.ts';
import { type ContractServer, startServer } from './server.ts';
import { STAFF_CASES } from './staff-cases.ts';
import { SUPPORT_CASES } from './support-cases.ts';

const BACK_END = BACK_ENDS.embedded;
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

let server: ContractServer;
beforeAll(async () => {
  server = await startServer(inject('databaseUrl'));
});
afterAll(() => server.close());

type AnyOperation = Operation<never, unknown>;
const all = OPERATIONS as unknown as readonly AnyOperation[];
const getName = (list: readonly AnyOperation[]) => list.map((operation) => [operation.name, operation] as const);

function createRequest(operation: AnyOperation, language: string, format = 'json'): { path: string; body: unknown } {
  const match =
    getCases(server.known)[operation.name] ?? createEmptyCase(operation as unknown as Operation<object, unknown>);
  const query = new URLSearchParams(
    [...match.query, ['_format', format]].map(([name, value]) => [name ?? '', value ?? '']),
  );
  return { path: `/${language}${match.path(BACK_END)}?${query}`, body: match.body };
}

function send(operation: AnyOperation, { method = operation.method as string, language = 'nl', format = 'json' } = {}) {
  const { path, body } = createRequest(operation, language, format);
  const hasBody = body !== undefined && method !== 'GET';
  const headers: Record<string, string> = hasBody ? { 'content-type': 'application/json' } : {};
  return server.ask(path, { method, headers, ...(hasBody ? { body: JSON.stringify(body) } : {}) });
}

async function expectMessage(answer: Response) {
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\S/) });
}

/** Cases of operations that are open to everyone, but are tested in separate files. */
const OTHER_URL = { ...ACCOUNT_CASES, ...SUPPORT_CASES, ...DESK_PAGE_CASES, ...STAFF_CASES };
const open = all.filter(({ access, name }) => access === 'anyone' && !(name in OTHER_URL));
const closed = all.filter(({ access }) => access !== 'anyone');

describe('every operation that anyone may call', () => {
  test.each(getName(open))('%s answers in the shape of the contract', async (_name, operation) => {
    const answer = await send(operation);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-language')).toBe('nl');
    const body: unknown = operation.answer === 'text' ? await answer.text() : await answer.json();
    expect(() => operation.read({ status: 200, body, location: null }, BACK_END)).not.toThrow();
  });

  test.each(getName(open))('%s names what its answer depends on, or is kept by nobody', async (_name, operation) => {
    const { headers } = await send(operation);
    if (operation.answer === 'text') expect(headers.get('cache-control')).toBe('no-store');
    else expect(headers.get('x-cache-tags')).toMatch(/^\S+( \S+)*$/);
  });
});

describe('every operation', () => {
  test.each(getName(closed))('%s is refused to a visitor with 403 and a message', async (_name, operation) => {
    const answer = await send(operation);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    await expectMessage(answer);
  });

  test.each(getName(all))('%s refuses an unknown format with 406', async (_name, operation) => {
    const answer = await send(operation, { format: 'yaml' });
    expect(answer.status).toBe(406);
    await expectMessage(answer);
  });

  test.each(getName(all))('%s refuses a wrong method with 405 and names the right ones', async (_name, operation) => {
    const { path } = createRequest(operation, 'nl');
    const served = all.filter(({ route }) => route === operation.route).map(({ method }) => method as string);
    for (const method of METHODS.filter((item) => !served.includes(item))) {
      const answer = await server.ask(path, { method });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(served));
      await expectMessage(answer);
    }
  });

  test.each(getName(closed))('%s words its refusal in the reader’s language', async (_name, operation) => {
    const [dutch, english] = await Promise.all([send(operation), send(operation, { language: 'en' })]);
    expect(english.headers.get('content-language')).toBe('en');
    expect(await dutch.json()).not.toEqual(await english.json());
  });
});

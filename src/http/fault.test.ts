import { expect, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { Operation } from '#src/contract/operation.ts';
import { defineOperation } from '#src/contract/operation.ts';
import { UnreadableResponseError } from '#src/contract/result.ts';
import { makeClient } from './client.ts';

type Empty = Record<never, never>;

const readDay = defineOperation({
  name: 'read-day',
  method: 'GET',
  route: '/day',
  access: 'anyone',
  path: (_input: Empty) => '/day',
  read: ({ body }) => body,
});

const getBroken = (): never => {
  throw new TypeError('undefined is not a function');
};

function callWith(operation: Operation<Empty, unknown>, fetchFrom: typeof fetch) {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const client = makeClient({ base: '/api', language: 'nl', fetch: fetchFrom, backend: BACK_ENDS.embedded, onFault });
  return { faults, result: client.call(operation) };
}

const answer: typeof fetch = async () => Response.json({ amount: 3 });

test.each(['path', 'query', 'headers', 'body', 'read'] as const)(
  'an error of our own in %s is a fault of ours, reported once, never a missing connection',
  async (part) => {
    const { faults, result } = callWith({ ...readDay, [part]: getBroken }, answer);
    expect(await result).toEqual({ ok: false, failure: { kind: 'fault', status: null, message: '' } });
    expect(faults).toEqual([new TypeError('undefined is not a function')]);
  },
);

test('a fetch that rejects is a missing connection, and an unreadable answer keeps its kind: neither is reported', async () => {
  const losses = callWith(readDay, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await losses.result).toMatchObject({ failure: { kind: 'network' } });
  const refuse = () => {
    throw new UnreadableResponseError('malformed', 'no day');
  };
  const unread = callWith({ ...readDay, read: refuse }, answer);
  expect(await unread.result).toMatchObject({ failure: { kind: 'malformed' } });
  expect([...losses.faults, ...unread.faults]).toEqual([]);
});

test('a call works where the browser lacks every function of the last five years that this way could use', async () => {
  const missingFunctions = [
    [URL, 'parse'],
    [URL, 'canParse'],
    [AbortSignal, 'timeout'],
    [AbortSignal, 'any'],
    [String.prototype, 'toWellFormed'],
  ] as const;
  const takenValues = missingFunctions.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name] of missingFunctions) Reflect.deleteProperty(owner, name);
  try {
    const { result } = callWith(readDay, answer);
    expect(await result).toMatchObject({ ok: true, value: { amount: 3 } });
  } finally {
    missingFunctions.forEach(([owner, name], index) => {
      const propertyDescriptor = takenValues[index];
      if (propertyDescriptor) Object.defineProperty(owner, name, propertyDescriptor);
    });
  }
});

import { expect, it } from 'vitest';
import { runStep } from './step.ts';

const getNode = (code: string) => ['node', '-e', code];

it('a step that is silent is ended, and names what was running', async () => {
  const hangs = `process.send({ kind: 'begin', part: 'a story that hangs' }); setInterval(() => {}, 1000)`;
  const { isGood, errors } = await runStep({ name: 'stories', command: getNode(hangs), silenceMs: 2_000 });
  expect(isGood).toBe(false);
  expect(errors.join()).toContain('Running: a story that hangs');
});

it('a step that fails without a failed test shows what it printed', async () => {
  const fails = `console.error('No such page.'); process.exitCode = 3`;
  const { isGood, errors } = await runStep({ name: 'build', command: getNode(fails) });
  expect(isGood).toBe(false);
  expect(errors.join()).toContain('No such page.');
});

it('a failed test makes its step red, whatever the program ends with', async () => {
  const ending = { id: 'a', title: 'a', file: 'a.test.ts', line: 1, status: 'failed', errors: ['wrong'], attached: [] };
  const message = { kind: 'end', part: 'a.test.ts', ms: 5, endings: [ending] };
  const { isGood, endings, times } = await runStep({
    name: 'vitest',
    command: getNode(`process.send(${JSON.stringify(message)}, () => process.disconnect())`),
  });
  expect(isGood).toBe(false);
  expect(endings).toEqual([ending]);
  expect(times).toEqual({ 'a.test.ts': 5 });
});

it('a step that breaks off after a failed test says so: the tests that did not run are not forgotten', async () => {
  const ending = { id: 'a', title: 'a', file: 'a.spec.ts', line: 1, status: 'failed', errors: ['late'], attached: [] };
  const message = JSON.stringify({ kind: 'end', part: 'a', ms: 5, endings: [ending] });
  const { errors } = await runStep({
    name: 'stories',
    command: getNode(`process.send(${message}, () => process.kill(process.pid, 'SIGKILL'))`),
  });
  expect(errors).toEqual(['It ended with null.']);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'keep-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script under the parent of `npm start`; `lines` returns its output lines. */
function run(name: string, script: string) {
  const [file, parent] = [join(folder, `${name}.ts`), join(folder, `${name}-parent.ts`)];
  writeFileSync(file, script);
  writeFileSync(
    parent,
    `import { runChildProcess } from ${JSON.stringify(join(ROOT, 'src/server/run-child-process.ts'))};
     process.exit(await runChildProcess([${JSON.stringify(file)}]));`,
  );
  const child: ChildProcess = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const getLines = () => output.split('\n').slice(0, -1);
  return { child, lines: getLines, ended: once(child, 'exit') };
}

const STOPS = `
import { stopOnSignals } from ${JSON.stringify(join(ROOT, 'src/server/stop.ts'))};
stopOnSignals(async () => console.log('closed'), () => {}, false);
console.log('started ' + process.pid);
setInterval(() => {}, 1000);`;

const getStarts = (lines: readonly string[]) => lines.flatMap((line) => /^started (\d+)$/.exec(line)?.[1] ?? []);

test('a child that is killed is started again, one that is told to stop closes and is not', async () => {
  const { child, lines, ended } = run('killed', STOPS);
  await expect.poll(() => getStarts(lines()).length, { timeout: 60_000 }).toBe(1);
  process.kill(Number(getStarts(lines())[0]), 'SIGKILL');
  await expect.poll(() => getStarts(lines()).length, { timeout: 60_000 }).toBe(2);
  expect(lines().join()).toContain('"event":"process-died","signal":"SIGKILL"');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(lines().at(-1)).toBe('closed');
  expect(getStarts(lines())).toHaveLength(2);
});

test('a child that ends by itself is not started again: its code is that of the whole', async () => {
  const { lines, ended } = run('refused', `console.log('started ' + process.pid); process.exit(3);`);
  expect(await ended).toEqual([3, null]);
  expect(getStarts(lines())).toHaveLength(1);
});

test('a child closes where its parent is killed', async () => {
  const { child, lines } = run('orphan', STOPS);
  await expect.poll(() => getStarts(lines()).length, { timeout: 60_000 }).toBe(1);
  child.kill('SIGKILL');
  await expect.poll(() => lines().at(-1), { timeout: 60_000 }).toBe('closed');
});

test('a process whose event loop stands still ends itself and is started again; one that works on is left alone', async () => {
  const once = join(folder, 'once');
  const { child, lines, ended } = run(
    'stalled',
    `import { existsSync, writeFileSync } from 'node:fs';
     import { watchEventLoop } from ${JSON.stringify(join(ROOT, 'src/server/event-loop-watchdog.ts'))};
     watchEventLoop('test');
     ${STOPS}
     if (!existsSync(${JSON.stringify(once)})) {
       writeFileSync(${JSON.stringify(once)}, '');
       setTimeout(() => { for (;;) {} }, 100);
     }`,
  );
  await expect.poll(() => getStarts(lines()).length, { timeout: 60_000 }).toBe(2);
  const stalled = lines().filter((line) => line.includes('"event":"event-loop-stalled"'));
  expect(stalled.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ instance: 'test', pid: Number(getStarts(lines())[0]), seconds: 10 }),
  ]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

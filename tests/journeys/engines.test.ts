import { expect, it, test } from 'vitest';
import { type Engine, ensureEngine } from './engine/engines.ts';
import { getClosingLine, isRed } from './tally.ts';

const createEngine = (install: () => void, exists = () => false): Engine => ({
  name: 'webkit',
  start: () => Promise.reject(new Error('never started')),
  isThere: exists,
  install,
});

it('names the reason why an engine cannot be had', () => {
  const refuse = () => {
    throw new Error('install webkit2gtk-driver of Debian, or run as root there\nand more');
  };
  expect(ensureEngine(createEngine(refuse))).toBe(
    'webkit is not installed: install webkit2gtk-driver of Debian, or run as root there',
  );
  expect(ensureEngine(createEngine(() => undefined))).toBe('webkit is not installed: its packages lack it');
});

it('takes an engine that is there, or that was installed now', () => {
  let isInstalled = false;
  const install = () => {
    isInstalled = true;
  };
  expect(ensureEngine(createEngine(install, () => isInstalled))).toBeNull();
  expect(
    ensureEngine(
      createEngine(
        () => expect.unreachable(),
        () => true,
      ),
    ),
  ).toBeNull();
});

test.each([
  [{ passed: 20, failed: 0, missing: 0 }, '20 passed, 0 failed', false, false],
  [{ passed: 19, failed: 1, missing: 0 }, '19 passed, 1 failed', true, true],
  [{ passed: 20, failed: 0, missing: 6 }, '20 passed, 0 failed, 6 not told', false, true],
])('%j is told as "%s"', (tally, line, isRedHere, isRedInCi) => {
  expect([getClosingLine(tally), isRed(tally, false), isRed(tally, true)]).toEqual([line, isRedHere, isRedInCi]);
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, recordBuild, startBuild } from './built.ts';

let root: string;

function edit(path: string, modifiedAt: number): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  for (const touched of [file, join(file, '..')]) utimesSync(touched, modifiedAt / 1_000, modifiedAt / 1_000);
}

const BUILT_AT = Date.now() + 60_000;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const path of ['src/pages/index.astro', 'registry/index.ts', 'public/robots.txt']) edit(path, BUILT_AT - 10_000);
});
afterEach(() => rmSync(root, { recursive: true }));

test('sources without a build are not built', () => {
  expect(isBuilt(root)).toBe(false);
});

test('a build counts until a source is newer; the server and the content system run from theirs', () => {
  mkdirSync(join(root, 'dist'));
  recordBuild(root, BUILT_AT);
  expect(isBuilt(root)).toBe(true);
  edit('src/server/start.ts', BUILT_AT + 5_000);
  edit('src/pages/index.test.ts', BUILT_AT - 5_000);
  expect(isBuilt(root)).toBe(true);
  edit('registry/index.ts', BUILT_AT + 5_000);
  expect(isBuilt(root)).toBe(false);
});

test('a build that was moved does not count: it reads its texts where it was made', () => {
  mkdirSync(join(root, 'dist'));
  recordBuild(root, BUILT_AT);
  writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ root: '/elsewhere', begun: BUILT_AT }));
  expect(isBuilt(root)).toBe(false);
});

test('the sheets that the first build of a checkout makes do not make that build old', () => {
  mkdirSync(join(root, 'dist'));
  edit('src/styles/tokens.scss', BUILT_AT - 120_000);
  const startedAt = startBuild(root);
  writeFileSync(join(root, 'src', 'styles', 'sheets', 'alcohol.css'), '');
  recordBuild(root, startedAt);
  const sources = [
    'src/pages',
    'src/pages/index.astro',
    'registry',
    'registry/index.ts',
    'public',
    'public/robots.txt',
  ];
  for (const path of sources) utimesSync(join(root, path), startedAt / 1_000 - 10, startedAt / 1_000 - 10);
  expect(isBuilt(root)).toBe(true);
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUILD_TARGET } from '#src/browsers.ts';
import { minifyPlainScripts } from './plain-scripts.ts';

interface Asset {
  readonly type: string;
  readonly fileName: string;
  readonly originalFileNames: readonly string[];
  source: string;
}

const generateBundle = minifyPlainScripts(BUILD_TARGET).generateBundle as unknown as (
  options: null,
  bundle: Record<string, Asset>,
) => void;

function minified(originalFileName: string, source: string): string {
  const asset = { type: 'asset', fileName: 'a.js', originalFileNames: [originalFileName], source };
  generateBundle(null, { asset });
  return asset.source;
}

test.each([
  ['watch-islands', 1000],
  ['before-paint', 1350],
  ['fills', 650],
])('the plain script %s is at most %i bytes on the line', (name, bytes) => {
  const path = `src/shell/${name}.js`;
  expect(gzipSync(minified(path, readFileSync(path, 'utf8'))).length).toBeLessThanOrEqual(bytes);
});

test('a name that another plain script may use stays, and scripts of libraries are left as they are', () => {
  const code = minified('src/shell/names.js', 'const { longName } = { longName: 1 };\nvar other = longName + 1;');
  const window: Record<string, unknown> = {};
  runInNewContext(code, window);
  expect(window.other).toBe(2);
  expect(code).toContain('longName');
  expect(minified('node_modules/axe-core/axe.min.js', 'const a = 1;\n')).toBe('const a = 1;\n');
});

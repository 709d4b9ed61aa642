import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GROUPS = readFileSync(new URL('./groups.ts', import.meta.url), 'utf8');

it('the scripts of every page list files that exist: a renamed file would leave its script unnoticed', () => {
  const list = [...GROUPS.matchAll(/\b(session|shell)\\\/\(([\w|-]+)\)/g)].flatMap(([, folder, names]) =>
    (names ?? '').split('|').map((name) => `src/${folder}/${name}.ts`),
  );
  expect(list.length).toBeGreaterThan(20);
  expect(list.filter((path) => !existsSync(path))).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addUnstable } from './unstable-list.ts';

it('a story that was unstable is kept in the list, beside the earlier ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unstable-'));
  const file = join(folder, 'unstable.json');
  const earlier = { title: 'a reply', file: 'forum.spec.ts', date: '2026-11-20', waitedFor: 'h1' };
  writeFileSync(file, JSON.stringify([earlier]));
  try {
    addUnstable([], '2026-11-29', file);
    addUnstable([{ title: 'a like', file: 'forum.spec.ts', line: 3, waitedFor: 'button' }], '2026-11-30', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      earlier,
      { title: 'a like', file: 'forum.spec.ts', date: '2026-11-30', waitedFor: 'button' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

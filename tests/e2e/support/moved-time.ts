import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { withOwnProduct } from './own-product.ts';
import { movePage } from './page-time.ts';
import { test } from './story.ts';

const PRELOAD = pathToFileURL(join(import.meta.dirname, '../../support/moved-clock.ts')).href;

/** Moves to ten in the morning of a date in Amsterdam, in winter time: the product, and the browser of a page. */
export type MoveTo = (page: Page, date: string) => Promise<void>;

/** Starts a separate product with a movable clock for the stories of this file; they run in sequence. */
export function withMovedTime(): MoveTo {
  const folder = mkdtempSync(join(tmpdir(), 'zelfhulp-clock-'));
  const file = join(folder, 'ahead');
  const write = (ahead: number) => {
    // Replaced atomically: the product may read the file at any moment.
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  write(0);
  withOwnProduct({ CLOCK_FILE: file, NODE_OPTIONS: `--import ${PRELOAD}` });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return async (page, date) => {
    const moment = new Date(`${date}T10:00:00+01:00`);
    write(moment.getTime() - Date.now());
    await movePage(page, moment);
  };
}

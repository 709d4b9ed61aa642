import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { createSystem } from '#src/cms/system.ts';
import { readConfig } from '#src/config.ts';
import { checkEntryOrders } from '#tests/support/entry-orders.ts';
import { checkLanguageOrders } from '#tests/support/language-orders.ts';
import type { Figure } from './figure.ts';

const ORDERS = 10_000;

/** Starts a separate database that does not wait for the disk, because crash safety is not measured here. */
async function openAtEase(dataDir: string) {
  const location = { databaseUrl: null, dataDir };
  const first = await openDatabase(location, () => undefined);
  await first.pool.query('alter role current_user set synchronous_commit = off');
  await first.close();
  return openDatabase(location, () => undefined);
}

/** Runs random orders on a separate database; the figure is the number of failures. */
async function measureOrders(
  label: string,
  check: (system: ContentSystem, orders: number) => Promise<void>,
  orders: number,
): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openAtEase(dataDir);
  const system = createSystem({ database, config: readConfig({ DATA_DIR: dataDir }) });
  const startedAt = performance.now();
  try {
    const failure = await check(system, orders).then(
      () => null,
      (error: unknown) => String(error),
    );
    return {
      what: label,
      measured: failure ?? '0',
      beside: `${Math.round((performance.now() - startedAt) / 1_000)} s`,
      must: '0',
      isMet: failure === null,
    };
  } finally {
    await system.jobs.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Counts the random orders of edit, translate, publish, restore and unpublish in which one language changes another. */
export const measureLanguageOrders = (orders = ORDERS): Promise<Figure> =>
  measureOrders(
    `orders of editing two languages of a page, of ${orders}, in which one changes the other`,
    checkLanguageOrders,
    orders,
  );

/**
 * Counts the random orders of edit, publish, schedule, end, restore and delete, over all entry types, in which data is
 * lost.
 */
export const measureEntryOrders = (orders = ORDERS): Promise<Figure> =>
  measureOrders(
    `orders of changing everything besides pages, of ${orders}, in which something is lost or crosses over`,
    checkEntryOrders,
    orders,
  );

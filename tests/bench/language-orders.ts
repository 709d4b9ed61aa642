import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { makeSystem } from '#src/cms/system.ts';
import { readConfig } from '#src/config.ts';
import { checkLanguageOrders } from '#tests/support/language-orders.ts';
import type { Figure } from './figure.ts';

const ORDERS = 10_000;

/** In how many random orders of edit, translate, publish, restore and unpublish one language changes the other. */
export async function measureLanguageOrders(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir }, () => undefined);
  const system = makeSystem({ database, config: readConfig({ DATA_DIR: dataDir }) });
  const begun = performance.now();
  try {
    const failure = await checkLanguageOrders(system, ORDERS).then(
      () => null,
      (error: unknown) => String(error),
    );
    return {
      what: `orders of editing two languages of a page, of ${ORDERS}, in which one changes the other`,
      measured: failure ?? '0',
      beside: `${Math.round((performance.now() - begun) / 1_000)} s`,
      must: '0',
      isMet: failure === null,
    };
  } finally {
    await system.jobs.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

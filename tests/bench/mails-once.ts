import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { sendCauses } from '#tests/support/mail-causes.ts';
import type { Figure } from './figure.ts';

const CAUSES = 1_000;

/** Measures how many emails 1,000 causes send, with two workers and a mail server that rejects three of ten. */
export async function measureMailsOnce(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, () => undefined);
  try {
    const { expected, arrived, refused } = await sendCauses({ database, count: CAUSES, timeoutMs: 300_000 });
    const distinct = new Set(arrived);
    const isMet = arrived.length === CAUSES && expected.every((id) => distinct.has(id));
    return {
      what: `mails of ${CAUSES} causes, two workers, a failing mail server`,
      measured: `${arrived.length} mails, ${distinct.size} Message-IDs`,
      beside: `${refused} refusals`,
      must: `${CAUSES} and ${CAUSES}`,
      isMet,
    };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

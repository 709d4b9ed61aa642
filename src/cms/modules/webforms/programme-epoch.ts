import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { programmeEpochs } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Returns the user's current run of the programme: 0 until the first restart. */
export async function readProgrammeEpoch(db: Orm | Transaction, uid: number): Promise<number> {
  const [row] = await db.select().from(programmeEpochs).where(eq(programmeEpochs.uid, uid));
  return row?.epoch ?? 0;
}

/** Starts the next run. */
export async function startNextRun(tx: Transaction, uid: number): Promise<void> {
  await tx
    .insert(programmeEpochs)
    .values({ uid, epoch: 1 })
    .onConflictDoUpdate({ target: programmeEpochs.uid, set: { epoch: sql`${programmeEpochs.epoch} + 1` } });
}

/** Refuses answers of a form that was opened before a restart; the caller has locked the account's row. */
export async function checkEpoch(c: ApiContext, tx: Transaction, uid: number): Promise<void> {
  const input = c.req.header('if-match');
  if (input === undefined) return;
  const [, epoch] = /^"(\d{1,9})"$/.exec(input) ?? [];
  if (epoch === undefined) throw new ApiError(400, 'input-invalid');
  if (Number(epoch) !== (await readProgrammeEpoch(tx, uid))) throw new ApiError(412, 'programme-restarted');
}

import { expect, vi } from 'vitest';
import type { Transaction } from '#src/cms/jobs/jobs.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const WAITING = `
  select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Runs a call that started before a change of an account and waits for its lock; then commits the change. */
export async function runDuringChange<T>(
  { database }: Pick<TestSystem, 'database'>,
  change: (tx: Transaction) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const { answer } = await database.db.transaction(async (tx) => {
    await change(tx);
    const answer = call();
    await vi.waitFor(
      async () => expect((await database.pool.query<{ count: number }>(WAITING)).rows[0]?.count).toBeGreaterThan(0),
      { timeout: 60_000, interval: 20 },
    );
    return { answer };
  });
  return answer;
}

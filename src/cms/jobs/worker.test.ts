import { expect, inject, it, vi } from 'vitest';
import { participant } from '#tests/support/accounts.ts';
import { makeTestSystem } from '#tests/support/test-system.ts';
import { QUEUES } from './queues.ts';

const patiently = { timeout: 60_000, interval: 100 };

it('jobs that the database does not give are told by kind and place, and are done once it does', async () => {
  const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  await participant(system);
  await vi.waitFor(() => expect(system.mails).toHaveLength(1), patiently);
  await system.database.pool.query('alter schema pgboss rename to away');
  await vi.waitFor(() => expect(system.logged).not.toEqual([]), patiently);
  for (const failure of system.logged) {
    // A job that is due now fails under the name of its queue.
    expect(['queues', ...QUEUES.map(({ name }) => name)]).toContain('queue' in failure ? failure.queue : '');
    expect(failure).toMatchObject({ reason: expect.stringMatching(/^\w+ 3F000|^\w+ 42P01/) });
    expect(JSON.stringify(failure)).not.toContain('pgboss.job');
  }
  await system.database.pool.query('alter schema away rename to pgboss');
  await participant(system);
  await vi.waitFor(() => expect(system.mails).toHaveLength(2), patiently);
  await system.close();
});

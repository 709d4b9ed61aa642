import { expect, inject, it } from 'vitest';
import { sendCauses } from '#tests/support/mail-causes.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';

// `npm run bench` sends 1,000 causes the same way.
const CAUSES = 200;

it('every cause is one mail, with two workers and a mail server that refuses three of ten', {
  timeout: 600_000,
}, async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const causes = await sendCauses({ database, count: CAUSES, timeoutMs: 500_000 });
  await database.close();
  expect([...causes.arrived].sort()).toEqual([...causes.expected].sort());
  expect(causes.refused / (causes.arrived.length + causes.refused)).toBeGreaterThan(0.25);
});

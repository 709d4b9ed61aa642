import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { checkEntryOrders } from '#tests/support/entry-orders.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

// `npm run bench -- editing` runs 10,000 orders.
test('nothing is lost and no language changes another, in whatever order things are edited, published, scheduled, ended, restored and deleted', async () => {
  await expect(checkEntryOrders(content.system, 60)).resolves.toBeUndefined();
});

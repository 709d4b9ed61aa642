import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { checkLanguageOrders } from '#tests/support/language-orders.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

// `npm run bench -- editing` runs 10,000 orders.
test('one language never changes the other, in whatever order they are written, published, restored and taken away', async () => {
  await expect(checkLanguageOrders(content.system, 200)).resolves.toBeUndefined();
});

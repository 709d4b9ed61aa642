import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createContentApp } from '../app.ts';
import { createPool } from '../db/database.ts';
import { readContentHealth } from '../health.ts';
import type { ApiFailure } from './content-system.ts';

const url = 'postgresql://nobody@127.0.0.1:1/none';
const failures: ApiFailure[] = [];
let pool: ReturnType<typeof createPool>;
let app: ReturnType<typeof createContentApp>;
beforeAll(() => {
  pool = createPool(url, () => undefined);
  app = createContentApp({
    database: { ...pool, direct: pool.pool, url, close: () => pool.pool.end() },
    config: createTestConfig(),
    log: (event) => void (event.event === 'api-failure' && failures.push(event)),
  });
});
afterAll(() => pool.pool.end());

test.each(['/hulp', '/node/1', '/api/menu_items/main', '/entity/view/faq/questions/results', '/api/v1/site-config'])(
  '%s is 503 with a wait and a calm message while the database is away, and the log says so',
  async (path) => {
    failures.length = 0;
    const answer = await app.fetch(new Request(`http://alcohol.localhost/api/en${path}`));
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-language')]).toEqual([
      503,
      '2',
      'en',
    ]);
    expect(await answer.json()).toEqual({ message: 'This is not working right now. Please try again soon.' });
    expect(failures).toHaveLength(1);
  },
);

test('health says that the database is down, in time', async () => {
  expect(await readContentHealth(pool)).toEqual({ database: 'down', contentVersion: null });
});

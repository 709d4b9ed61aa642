import { expect, it } from 'vitest';
import { openDialog } from '#tests/support/http.ts';
import { get, getProductPort } from './product.ts';

it('health tells of the database, the jobs and the version of the content, and nothing is kept of it', async () => {
  const answer = await openDialog({ port: getProductPort(), host: `localhost:${getProductPort()}`, path: '/health' });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(['contentVersion', 'database', 'jobs', 'status']);
});

it('the product runs as production', async () => {
  expect((await get('alcohol', '/nope')).text).not.toMatch(/vite|at .*\.ts:\d+/);
});

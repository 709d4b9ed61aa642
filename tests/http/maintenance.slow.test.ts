import { expect, it } from 'vitest';
import { setFlags } from '#src/cms/content/change-site.ts';
import { openDialog } from '#tests/support/http.ts';
import { startProduct } from '#tests/support/product.ts';
import { openEditor } from '#tests/support/staff.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';

it('maintenance shows a calm page with crisis numbers, 503 and when to come back', async () => {
  const product = await startProduct({ MAINTENANCE: 'true' });
  try {
    for (const [path, language] of [
      ['/', 'nl'],
      ['/en/help', 'en'],
    ] as const) {
      const answer = await openDialog({ port: product.port, host: `alcohol.localhost:${product.port}`, path });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).toContain(`<html lang="${language}"`);
      expect(answer.text).toContain('0800-0113');
      expect(answer.text).toContain('112');
    }
    const health = await openDialog({ port: product.port, host: `localhost:${product.port}`, path: '/health' });
    expect(health.status).toBe(200);
  } finally {
    await product.stop();
  }
});

it('maintenance of one domain holds from the next request, for everybody but staff, until it is over', async () => {
  const product = await startProduct();
  const get = (path: string, label = 'cocaine', headers = {}) =>
    openDialog({ port: product.port, host: `${label}.localhost:${product.port}`, path, headers });
  const setMaintenance = (maintenance: boolean) =>
    withContentSystem(product, (system) => setFlags(system, 'cocaine', { maintenance }));
  try {
    const editor = await openEditor(product, 'cocaine');
    expect((await get('/hulp')).status).toBe(200);
    await setMaintenance(true);
    for (const path of ['/hulp', '/', '/en/help', '/privacy']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 503, 'no-store']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).toContain('0800-0113');
    }
    expect((await get('/api/nl/api/menu_items/main')).status).toBe(503);
    expect((await get('/hulp', 'cocaine', { cookie: editor.cookie })).status).toBe(200);
    expect((await get('/hulp', 'cocaine', { cookie: 'staff=1' })).status).toBe(503);
    expect((await get('/hulp', 'naasten')).status).toBe(200);
    await setMaintenance(false);
    for (const path of ['/hulp', '/', '/en/help', '/privacy']) expect((await get(path)).status).toBe(200);
  } finally {
    await product.stop();
  }
});

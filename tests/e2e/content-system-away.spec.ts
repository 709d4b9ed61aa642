import { ask } from '../support/http.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from './story.ts';

test('when the content system is away, cached pages stay up and others say so, with crisis numbers', async () => {
  test.setTimeout(120_000);
  const content = await startProduct({ BASE_HOSTS: 'localhost,127.0.0.1' });
  const site = await startProduct({
    CONTENT_API_URL: `http://127.0.0.1:${content.port}/api`,
    CONTENT_TIMEOUT_MS: '1500',
  });
  const get = (path: string) => ask({ port: site.port, host: `alcohol.localhost:${site.port}`, path });
  try {
    const before = await get('/hulp');
    expect(before.status).toBe(200);
    await content.stop();
    const after = await get('/hulp');
    expect(after.status).toBe(200);
    expect(after.text).toBe(before.text);
    for (const [path, language] of [
      ['/privacy', 'nl'],
      ['/en/privacy', 'en'],
    ] as const) {
      const away = await get(path);
      expect(away.status).toBe(503);
      expect(away.headers['retry-after']).toBeTruthy();
      expect(away.text).toContain(`<html lang="${language}"`);
      expect(away.text).toContain('0800-0113');
    }
  } finally {
    await site.stop();
    await content.stop();
  }
});

test('when the content system is slow, a page answers in its time limit with crisis numbers', async () => {
  test.setTimeout(120_000);
  const { createServer } = await import('node:http');
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const site = await startProduct({ CONTENT_API_URL: `http://127.0.0.1:${port}/api`, CONTENT_TIMEOUT_MS: '500' });
  try {
    const answer = await ask({ port: site.port, host: `alcohol.localhost:${site.port}`, path: '/hulp' });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('0800-0113');
  } finally {
    await site.stop();
    silent.closeAllConnections();
    silent.close();
  }
});

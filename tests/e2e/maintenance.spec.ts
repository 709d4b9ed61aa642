import { ask } from '../support/http.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from './story.ts';

test('maintenance shows a calm page with crisis numbers, 503 and when to come back', async () => {
  test.setTimeout(120_000);
  const product = await startProduct({ MAINTENANCE: 'true' });
  try {
    for (const [path, language] of [
      ['/', 'nl'],
      ['/en/help', 'en'],
    ] as const) {
      const answer = await ask({ port: product.port, host: `alcohol.localhost:${product.port}`, path });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).toContain(`<html lang="${language}"`);
      expect(answer.text).toContain('0800-0113');
      expect(answer.text).toContain('112');
    }
    const health = await ask({ port: product.port, host: `localhost:${product.port}`, path: '/health' });
    expect(health.status).toBe(200);
  } finally {
    await product.stop();
  }
});

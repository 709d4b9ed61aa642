import { startErrorService } from '../support/error-service.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from './story.ts';

test('an error in the browser is reported where the operator wants that, without what a person wrote', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/geheim/);
  const service = await startErrorService();
  const own = await startProduct({ SENTRY_DSN: service.dsn });
  try {
    await page.goto(`http://alcohol.localhost:${own.port}/hulp?zoek=geheim`);
    await expect.poll(() => service.bodies.some((body) => body.includes('"transaction"'))).toBe(true);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('kapot bij "geheim"');
      });
    });
    await expect.poll(() => service.bodies.some((body) => body.includes('TypeError'))).toBe(true);
    expect(service.bodies.join('\n')).not.toMatch(/geheim|zoek/);
  } finally {
    await own.stop();
    service.close();
  }
});

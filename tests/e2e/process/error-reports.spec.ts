import { randomUUID } from 'node:crypto';
import { startErrorService } from '#tests/support/error-service.ts';
import { startProduct } from '#tests/support/product.ts';
import { call } from '../support/days.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

test('an error in the browser is reported where the operator wants that, without what a person wrote', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/geheim/);
  const service = await startErrorService();
  const product = await startProduct({ SENTRY_DSN: service.dsn });
  try {
    await page.goto(`http://alcohol.localhost:${product.port}/hulp?zoek=geheim`);
    await expect.poll(() => service.bodies.some((body) => body.includes('"transaction"'))).toBe(true);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('kapot bij "geheim"');
      });
    });
    await expect.poll(() => service.bodies.some((body) => body.includes('TypeError'))).toBe(true);
    expect(service.bodies.join('\n')).not.toMatch(/geheim|zoek/);
  } finally {
    await product.stop();
    service.close();
  }
});

test('an error before the scripts of the page are there is reported when they are', async ({ page, expectNoise }) => {
  expectNoise(/te vroeg/);
  const service = await startErrorService();
  const product = await startProduct({ SENTRY_DSN: service.dsn });
  const { promise: thrown, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?!before-paint).*\.js$/, async (route) => {
    await thrown;
    await route.continue();
  });
  try {
    await page.goto(`http://alcohol.localhost:${product.port}/hulp`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('te vroeg');
      });
    });
    letScriptsCome();
    await expect.poll(() => service.bodies.filter((body) => body.includes('TypeError'))).toHaveLength(1);
  } finally {
    letScriptsCome();
    await product.stop();
    service.close();
  }
});

test('what somebody keeps for the hard moment is in no report, on the screens that show it', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/kapot/);
  const { PRODUCT_PORT, PRODUCT_DATA } = process.env;
  const service = await startErrorService();
  const product = await startProduct({ SENTRY_DSN: service.dsn });
  Object.assign(process.env, { PRODUCT_PORT: String(product.port), PRODUCT_DATA: product.dataDir });
  const readError = async (name: string) => {
    await page.evaluate((kind) => {
      setTimeout(() => {
        throw new TypeError(`kapot op ${kind}`);
      });
    }, name);
    await expect.poll(() => service.bodies.filter((body) => body.includes('TypeError')).length).toBeGreaterThan(0);
  };
  try {
    await createParticipant(page.context(), 'alcohol');
    await call(page, 'alcohol', 'PATCH', '/my-things', {
      sentence: 'Een kanarie zingt zin.',
      list: ['Een kanarie voeren'],
      card: { say: 'Kanarie zegt nee' },
      person: { name: 'Kanariebaas', phone: '0612345678' },
    });
    await call(page, 'alcohol', 'POST', '/my-urges', {
      uuid: randomUUID(),
      at: new Date().toISOString(),
      before: 7,
      note: 'Bij de kanarie',
    });
    for (const path of ['/trek-nu', '/mijn-kaart']) {
      service.bodies.length = 0;
      await page.goto(getUrl('alcohol', path));
      if (path !== '/trek-nu') await expect(page.getByText(/kanarie/i).first()).toBeAttached();
      await page.getByRole('heading', { level: 1 }).first().click();
      await readError(path);
      expect(service.bodies.join('\n'), path).not.toMatch(/kanarie|0612345678/i);
    }
    expect(product.printed()).not.toMatch(/kanarie|0612345678/i);
  } finally {
    Object.assign(process.env, { PRODUCT_PORT, PRODUCT_DATA });
    await product.stop();
    service.close();
  }
});

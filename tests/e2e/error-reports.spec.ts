import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct } from '../support/product.ts';
import { expect, test } from './story.ts';

/** A service for reports of errors, on loopback, that a page of another origin may send to. */
async function ingest() {
  const bodies: string[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req.setEncoding('utf8')) body += part;
    if (body) bodies.push(body);
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    res.writeHead(200, headers).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { bodies, dsn: `http://key@errors.localhost:${port}/1`, close: () => server.close() };
}

test('an error in the browser is reported where the operator wants that, without what a person wrote', async ({
  page,
  expectNoise,
}) => {
  test.setTimeout(120_000);
  expectNoise(/geheim/);
  const service = await ingest();
  const own = await startProduct({ SENTRY_DSN: service.dsn });
  try {
    await page.goto(`http://alcohol.localhost:${own.port}/hulp?zoek=geheim`);
    await expect
      .poll(() => service.bodies.some((body) => body.includes('"transaction"')), { timeout: 30_000 })
      .toBe(true);
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

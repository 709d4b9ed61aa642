import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '#tests/support/http.ts';
import { startProduct } from '#tests/support/product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

test('when the content system is away, cached pages stay up and others say so, with crisis numbers', async () => {
  const content = await startProduct({ BASE_HOSTS: 'localhost,127.0.0.1' });
  const site = await startProduct({
    CONTENT_API_URL: `http://127.0.0.1:${content.port}/api`,
    CONTENT_TIMEOUT_MS: '1500',
    INSTANCE: 'machine-1',
  });
  const lines = () =>
    site
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
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
      // Whoever writes about it can name it, and so it is found: the request and what went wrong in it.
      const request = String(away.headers['x-request-id']);
      expect(away.text).toContain(`<code>${request}</code>`);
      const own = () => lines().filter((line) => line.request === request);
      await expect.poll(own).toContainEqual(expect.objectContaining({ instance: 'machine-1', status: 503 }));
      expect(own()).toContainEqual(expect.objectContaining({ event: 'page-unavailable', instance: 'machine-1' }));
    }
  } finally {
    await site.stop();
    await content.stop();
  }
});

test('when the content system is slow, a page answers in its time limit with crisis numbers', async () => {
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

test('when the content system breaks off in the middle of an answer, cached pages stay up and it is over at once', async () => {
  const content = await startProduct({ BASE_HOSTS: 'localhost,127.0.0.1' });
  let isBroken = false;
  const breaking = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    const whole = await ask({ port: content.port, host: asked.headers.host ?? '', path });
    const { 'content-encoding': _encoding, ...headers } = whole.headers;
    answer.writeHead(whole.status, { ...headers, 'content-length': Buffer.byteLength(whole.text) });
    if (!isBroken) return void answer.end(whole.text);
    answer.write(whole.text.slice(0, whole.text.length / 2));
    setTimeout(() => answer.destroy(), 50);
  }).listen(0, '127.0.0.1');
  await once(breaking, 'listening');
  const { port } = breaking.address() as AddressInfo;
  const site = await startProduct({ CONTENT_API_URL: `http://127.0.0.1:${port}/api` });
  const get = (path: string) => ask({ port: site.port, host: `alcohol.localhost:${site.port}`, path });
  try {
    const before = await get('/hulp');
    isBroken = true;
    expect((await get('/hulp')).text).toBe(before.text);
    const broken = await get('/en/privacy');
    expect(broken.status).toBe(503);
    expect(broken.text).toContain('0800-0113');
    isBroken = false;
    expect((await get('/en/privacy')).status).toBe(200);
  } finally {
    await site.stop();
    breaking.closeAllConnections();
    breaking.close();
    await content.stop();
  }
});

/** Another content system: it answers as the one at this port does, and refuses one page as Drupal does. */
async function startRefusing(port: number) {
  const server = createServer((asked, answer) => {
    if (/^\/api\/(?:nl|en)\/(?:besloten|closed)/.test(asked.url ?? '')) {
      answer.writeHead(403, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ message: "The 'access content' permission is required." }));
      return;
    }
    const { method, url, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (shown) => {
      answer.writeHead(shown.statusCode ?? 502, shown.headers);
      shown.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const CLOSED = [
  { path: '/besloten', title: 'Log in om deze pagina te zien', button: 'Ga naar inloggen', login: '/inloggen' },
  { path: '/en/closed', title: 'Log in to see this page', button: 'Go to login', login: '/en/login' },
];

test('a page that the content system closes to visitors says so and leads to login, in nl and en', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/);
  const content = await startProduct({ BASE_HOSTS: 'localhost,127.0.0.1' });
  const refusing = await startRefusing(content.port);
  const site = await startProduct({ CONTENT_API_URL: `http://127.0.0.1:${refusing.port}/api` });
  try {
    for (const { path, title, button, login } of CLOSED) {
      const answer = await page.goto(`http://alcohol.localhost:${site.port}${path}`);
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, expect.stringContaining('no-')]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: button })).toHaveAttribute('href', login);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(new RegExp(`${login}$`));
    }
    // The browser leaves before the product does.
    await page.goto('about:blank');
  } finally {
    await site.stop();
    refusing.stop();
    await content.stop();
  }
});

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, productPort, test } from '../support/story.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Starts a front that delays the end of a page, from its tab bar on, until the returned function is called. */
async function startSlowFront() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request({ port: productPort(), path: incoming.url, method: incoming.method, headers }, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      let html = '';
      answer.setEncoding('utf8').on('data', (part) => {
        html += part;
      });
      answer.on('end', async () => {
        const end = html.lastIndexOf('<div class="tab-bar"');
        outgoing.write(html.slice(0, end));
        await released;
        outgoing.end(html.slice(end));
      });
    });
    incoming.pipe(onward);
  }).listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, release, close: () => server.close() };
}

test('a page whose end arrives after its scripts shows the tab bar of its user', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  const { port, release, close } = await startSlowFront();
  const url = getUrl('alcohol', '/programma').replace(String(productPort()), String(port));
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Begin met deze stap' })).toBeVisible();
  release();
  await expect(page.locator('nav.tab-bar')).toBeVisible();
  await expect(page.locator('.tab-bar .skeleton').first()).toBeHidden();
  close();
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Exchange } from './exchange.ts';
import { forwardCalls } from './forward-calls.ts';

const ID = '3f2a9c11-07d2-4b1c';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Received {
  readonly url: string | undefined;
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A machine with pages before one that answers calls, over real sockets. */
async function apart(answer: (received: Received, res: ServerResponse) => void, confirm = async () => {}) {
  const received: Received[] = [];
  const content = await listen(async (req, res) => {
    let body = '';
    for await (const part of req.setEncoding('utf8')) body += part;
    received.push({ url: req.url, method: req.method, headers: req.headers, body });
    answer(received.at(-1) as Received, res);
  });
  const forward = forwardCalls({ baseOf: () => `http://127.0.0.1:${content}/api`, confirm });
  const pages = await listen((req, res) => {
    const site = { secure: true, domain: { label: 'alcohol' } };
    const exchange = { req, res, id: ID, site, host: req.headers.host, path: req.url } as unknown as Exchange;
    void forward(exchange, '203.0.113.7');
  });
  const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${pages}${path}`, init);
  return { received, call, content, pages };
}

test('a call reaches the other machine as it was sent, under its own host, and its answer comes back whole', async () => {
  const { received, call, pages } = await apart((_received, res) => {
    res.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], location: '/api/nl/x' });
    res.end('{"id":1}');
  });
  const answer = await call('/api/nl/user/login?_format=json', {
    method: 'POST',
    headers: {
      cookie: 'SESSx=1',
      'x-csrf-token': 't',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
    },
    body: '{"name":"é"}',
  });
  expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([201, { id: 1 }, ['a=1', 'b=2']]);
  expect(received).toMatchObject([
    {
      url: '/api/nl/user/login?_format=json',
      method: 'POST',
      body: '{"name":"é"}',
      headers: {
        host: `127.0.0.1:${pages}`,
        cookie: 'SESSx=1',
        'x-csrf-token': 't',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        'x-request-id': ID,
      },
    },
  ]);
  expect(received[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

test('the answer to a write waits until the pages know of it, and that to a read does not', async () => {
  const order: string[] = [];
  const { call } = await apart(
    (_received, res) => {
      order.push('answered');
      res.end('{}');
    },
    async () => void order.push('known'),
  );
  await (await call('/api/nl/node/1', { method: 'PATCH', body: '{}' })).text();
  expect(order).toEqual(['answered', 'known']);
  await (await call('/api/nl/node/1')).text();
  expect(order).toEqual(['answered', 'known', 'answered']);
});

test('a machine that is away is told in the language of the call, and one that breaks off ends the answer', async () => {
  let breaks = false;
  const { call, content } = await apart((_received, res) => {
    if (!breaks) return void res.end('{}');
    res.writeHead(200, { 'content-length': '100' });
    res.write('{', () => res.destroy());
  });
  expect((await call('/api/en/x')).status).toBe(200);
  breaks = true;
  await expect(call('/api/en/x').then((answer) => answer.text())).rejects.toThrow();
  const server = open.find((one) => (one.address() as AddressInfo).port === content);
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
  open.splice(0, 1);
  const away = await call('/api/en/x');
  expect([away.status, await away.json()]).toEqual([503, { message: expect.stringContaining('back soon') }]);
  expect(away.headers.get('retry-after')).toBe('5');
});

test('who leaves before the answer takes the call along', async () => {
  let gone = 0;
  const { pages, received } = await apart((_received, res) => void res.once('close', () => (gone += 1)));
  const asked = request({ port: pages, host: '127.0.0.1', path: '/api/nl/x' }).end();
  asked.on('error', () => undefined);
  await expect.poll(() => received.length).toBe(1);
  asked.destroy();
  await expect.poll(() => gone).toBe(1);
});

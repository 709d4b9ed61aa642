import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDialog } from '#tests/support/http.ts';
import { startFront } from './front/front.fixture.ts';
import { listenHttp } from './http-server.ts';

/** Sends bytes and returns the response. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.end(bytes);
  await once(socket, 'close');
  return text;
}

test.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', '400'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: alcohol.localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  [
    'two Host lines',
    'GET / HTTP/1.1\r\nHost: alcohol.localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
    '400',
  ],
  [
    'two Host lines of one name',
    'GET / HTTP/1.1\r\nHost: alcohol.localhost\r\nHost: alcohol.localhost\r\nConnection: close\r\n\r\n',
    '400',
  ],
])('%s are answered %3$s, with the common headers', async (_name, bytes, status) => {
  const front = await startFront();
  const answer = await sendBytes(front.port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  await front.close();
});

test('two Host lines are refused behind a trusted proxy too, whatever host it names', async () => {
  const front = await startFront({ env: { TRUST_PROXY: 'true' } });
  const answer = await sendBytes(
    front.port,
    'GET / HTTP/1.1\r\nHost: alcohol.localhost\r\nHost: evil.example\r\nX-Forwarded-Host: alcohol.localhost\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  await front.close();
});

const SLOW = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a';

/** Sends these bytes and then one more from time to time; returns the response after the server has closed. */
async function readDrip(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  const dripping = setInterval(() => socket.writable && socket.write('a'), 20);
  await once(socket, 'close');
  clearInterval(dripping);
  return text;
}

test('a body that drips in is ended with 408, while other requests are answered', async () => {
  const server = await listenHttp(
    (req, res) => {
      req.resume().on('error', () => {});
      req.on('end', () => res.end('whole'));
    },
    { port: 0, host: '127.0.0.1', secure: false, bodyMs: 100 },
  );
  const slow = readDrip(server.port, SLOW);
  expect((await openDialog({ port: server.port, host: 'x', path: '/', method: 'POST', body: '{}' })).text).toBe(
    'whole',
  );
  const answer = await slow;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('x-content-type-options: nosniff');
  await server.close();
});

test('a body that drips in behind an answer is ended without a second answer', async () => {
  const server = await listenHttp((_req, res) => res.end('early'), {
    port: 0,
    host: '127.0.0.1',
    secure: false,
    bodyMs: 100,
  });
  const answer = await readDrip(server.port, SLOW);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).not.toContain('408');
  await server.close();
});

test('a form with a file has more time', async () => {
  const server = await listenHttp(
    (req, res) => {
      req.resume().on('end', () => res.end('whole'));
    },
    { port: 0, host: '127.0.0.1', secure: false, bodyMs: 1, fileMs: 60_000 },
  );
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nConnection: close\r\nContent-Length: 4\r\n\r\nab',
  );
  await sleep(100);
  socket.write('cd');
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1.1 200 /);
  await server.close();
});

test('stopping finishes what is under way, then refuses', async () => {
  const server = await listenHttp(
    async (_req, res) => {
      await sleep(200);
      res.end('done');
    },
    { port: 0, host: '127.0.0.1', secure: false },
  );
  const agent = new Agent({ keepAlive: true });
  const idle = request({ port: server.port, host: '127.0.0.1', agent }).end();
  (await once(idle, 'response'))[0].resume();
  const underWay = openDialog({ port: server.port, host: 'x', path: '/' });
  await sleep(50);
  const closing = server.close();
  const { text, headers } = await underWay;
  expect([text, headers.connection]).toEqual(['done', 'close']);
  await closing;
  await expect(openDialog({ port: server.port, host: 'x', path: '/' })).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

/** Opens a keep-alive connection like a proxy; records each response with its Connection header. */
function keptConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close').then(() => 'closed');
  const asked = async (): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return String((await once(socket, 'data'))[0]);
  };
  return { ask: asked, closed };
}

const readAnswering = () => listenHttp((_req, res) => res.end('done'), { port: 0, host: '127.0.0.1', secure: false });

test('from the moment on that it drains, each answer ends its connection, and new ones are still taken', async () => {
  const server = await readAnswering();
  const connection = keptConnection(server.port);
  expect(await connection.ask()).toMatch(/connection: keep-alive/i);
  server.drain();
  expect(await connection.ask()).toMatch(/connection: close/i);
  expect(await connection.closed).toBe('closed');
  expect((await openDialog({ port: server.port, host: 'x', path: '/' })).text).toBe('done');
  await server.close();
});

test('while it lingers no new connection is taken, and a request on one that a proxy kept is answered', async () => {
  const server = await readAnswering();
  const connection = keptConnection(server.port);
  await connection.ask();
  const closing = server.close(60_000);
  await expect(openDialog({ port: server.port, host: 'x', path: '/' })).rejects.toThrow('ECONNREFUSED');
  expect(await connection.ask()).toMatch(/^HTTP\/1.1 200 /);
  // It was the last connection, so closing completes.
  await closing;
});

test('a connection that stays without a request is ended after lingering', async () => {
  const server = await readAnswering();
  const connection = keptConnection(server.port);
  await connection.ask();
  await server.close(200);
  expect(await connection.closed).toBe('closed');
});

test('a connection is kept longer than the minute of a proxy, which would send a request on one that closes', async () => {
  const server = await listenHttp((_req, res) => res.end('done'), { port: 0, host: '127.0.0.1', secure: false });
  const agent = new Agent({ keepAlive: true });
  const pending = request({ port: server.port, host: '127.0.0.1', agent }).end();
  const [answer] = await once(pending, 'response');
  answer.resume();
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers['keep-alive']) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  agent.destroy();
  await server.close();
});

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { startFront } from './front/front.fixture.ts';
import { listenHttp } from './http-server.ts';

/** What comes back for these bytes. */
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
])('%s are answered %3$s, with the common headers', async (_name, bytes, status) => {
  const front = await startFront();
  const answer = await sendBytes(front.port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  await front.close();
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
  const underWay = ask({ port: server.port, host: 'x', path: '/' });
  await sleep(50);
  const closing = server.close();
  const { text, headers } = await underWay;
  expect([text, headers.connection]).toEqual(['done', 'close']);
  await closing;
  await expect(ask({ port: server.port, host: 'x', path: '/' })).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

test('a connection is kept longer than the minute of a proxy, which would send a request on one that closes', async () => {
  const server = await listenHttp((_req, res) => res.end('done'), { port: 0, host: '127.0.0.1', secure: false });
  const agent = new Agent({ keepAlive: true });
  const asked = request({ port: server.port, host: '127.0.0.1', agent }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers['keep-alive']) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  agent.destroy();
  await server.close();
});

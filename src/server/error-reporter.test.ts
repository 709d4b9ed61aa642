import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeErrorReporter } from './error-reporter.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service for reports of errors, on loopback. */
async function ingest() {
  const bodies: string[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req.setEncoding('utf8')) body += part;
    bodies.push(body);
    res.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { bodies, dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1` };
}

test('an error is reported with its kind and its place, without what a person wrote', async () => {
  const { bodies, dsn } = await ingest();
  const reporter = makeErrorReporter(dsn);
  reporter.reportError(new TypeError('No entry "vandaag dronk ik" of iemand@example.nl'), { where: 'render' });
  await reporter.close();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('"TypeError"');
  expect(bodies[0]).toContain('"where":"render"');
  expect(bodies[0]).toContain('error-reporter.test.ts');
  expect(bodies[0]).not.toMatch(/vandaag|iemand|127\.0\.0\.1.*ip_address|server_name/);
});

test('a service that is away keeps nobody waiting and breaks nothing', async () => {
  const reporter = makeErrorReporter('http://key@127.0.0.1:9/1');
  reporter.reportError(new Error('x'), { where: 'render' });
  await reporter.close();
});

test('without a service nothing is sent', async () => {
  const reporter = makeErrorReporter(null);
  reporter.reportError(new Error('x'), { where: 'render' });
  await reporter.close();
});

import http from 'node:http';
import { expect, test, vi } from 'vitest';
import { startErrorService } from '#tests/support/error-service.ts';
import { createErrorReporter } from './error-reporter.ts';

test('an error is reported with its kind, its place and its request, without what a person wrote', async () => {
  const { bodies, localDsn, close } = await startErrorService();
  const reporter = createErrorReporter(localDsn);
  const request = '3f2a9c11-07d2-4b1c';
  reporter.reportError(new TypeError('No entry "vandaag dronk ik" of iemand@example.nl'), { where: 'render', request });
  await reporter.close();
  close();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('"TypeError"');
  expect(bodies[0]).toContain('"where":"render"');
  expect(bodies[0]).toContain(`"request":"${request}"`);
  expect(bodies[0]).toContain('error-reporter.test.ts');
  expect(bodies[0]).not.toMatch(/vandaag|iemand|127\.0\.0\.1.*ip_address|server_name/);
});

test('a service that is away keeps nobody waiting and breaks nothing', async () => {
  const reporter = createErrorReporter('http://key@127.0.0.1:9/1');
  expect(() => reporter.reportError(new Error('x'), { where: 'render' })).not.toThrow();
  await expect(reporter.close()).resolves.toBeUndefined();
});

test('without a service nothing is sent', async () => {
  const requests = vi.spyOn(http, 'request');
  const reporter = createErrorReporter(null);
  reporter.reportError(new Error('x'), { where: 'render' });
  await reporter.close();
  expect(requests).not.toHaveBeenCalled();
  requests.mockRestore();
});

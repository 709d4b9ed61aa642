import { expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { readInstallationMetrics } from './installation-figures.ts';
import { listenMetrics } from './listen.ts';
import { formatPrometheus, labelByProcess, type Metric } from './metric.ts';
import { watchProcess } from './process-figures.ts';
import { createRequestMetrics } from './request-figures.ts';

const formatCount = () => {
  const requestMetrics = createRequestMetrics();
  const log = requestMetrics.counting({ write: () => {}, writeFixed: () => {}, flush: () => {} });
  log.writeFixed('1', '"screen":"/geheim"}', 0, 0.4);
  log.write('2', { method: 'GET', kind: 'page', screen: '/geheim', status: 200, cache: 'miss' }, 0, 30);
  log.write('3', { method: 'POST', kind: 'api', screen: '/api/user', status: 422 }, 0, 60_000);
  return requestMetrics.read();
};

test('requests are counted by kind, status and cache, with their time, and without what was asked', () => {
  const text = formatPrometheus(formatCount());
  expect(text).toContain('# TYPE zelfhulp_http_duration_seconds histogram\n');
  expect(text).toContain('_bucket{kind="page",status="2xx",cache="hit",le="0.001"} 1\n');
  expect(text).toContain('_bucket{kind="page",status="2xx",cache="miss",le="0.02"} 0\n');
  expect(text).toContain('_bucket{kind="page",status="2xx",cache="miss",le="0.1"} 1\n');
  expect(text).toContain('_bucket{kind="api",status="4xx",cache="none",le="10"} 0\n');
  expect(text).toContain('_bucket{kind="api",status="4xx",cache="none",le="+Inf"} 1\n');
  expect(text).toContain('_sum{kind="api",status="4xx",cache="none"} 60\n');
  expect(text).not.toMatch(/geheim|user|POST/);
});

test('figures of several processes stand apart under one name', () => {
  const metric: Metric = { name: 'x', help: 'X.', type: 'gauge', samples: [{ value: 1 }] };
  const text = formatPrometheus(
    labelByProcess(
      new Map([
        ['1', [metric]],
        ['2', [{ ...metric, samples: [{ value: 2 }] }]],
      ]),
    ),
  );
  expect(text).toBe('# HELP x X.\n# TYPE x gauge\nx{process="1"} 1\nx{process="2"} 2\n');
});

test('figures are read at one path of a port of their own', async () => {
  const read = async () => formatCount();
  const { port, close } = await listenMetrics({ port: 0, host: '127.0.0.1', read });
  const fetchPath = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const answer = await fetchPath('/metrics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4']);
  expect(await answer.text()).toContain('zelfhulp_http_duration_seconds_count');
  expect([(await fetchPath('/')).status, (await fetchPath('/metrics', 'POST')).status]).toEqual([404, 404]);
  await close();
});

test('a database that is away is told of, and the process still tells of itself', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const getSamples = (metrics: readonly Metric[], name: string) =>
    metrics.find((metric) => metric.name === name)?.samples;
  expect(getSamples(await readInstallationMetrics(database), 'zelfhulp_database_up')).toEqual([{ value: 1 }]);
  const ofMails = getSamples(await readInstallationMetrics(database), 'zelfhulp_jobs_waiting');
  expect(ofMails).toContainEqual({ labels: { queue: 'mail' }, value: 0 });
  const process = watchProcess({
    pool: database.pool,
    lease: { isValid: () => true, renew: async () => true },
    pages: () => 3,
    isReady: () => true,
  });
  await database.close();
  expect(await readInstallationMetrics(database)).toMatchObject([
    { name: 'zelfhulp_database_up', samples: [{ value: 0 }] },
  ]);
  expect(getSamples(process(), 'zelfhulp_page_cache_entries')).toEqual([{ value: 3 }]);
  expect(getSamples(process(), 'zelfhulp_purge_lease_valid')).toEqual([{ value: 1 }]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { ROOT } from '../root.ts';
import { listContentMetrics } from './content-figures.ts';
import { readInstallationMetrics } from './installation-figures.ts';
import { watchProcess } from './process-figures.ts';
import { createRequestMetrics } from './request-figures.ts';

test.each(['ops/grafana-dashboard.json', 'ops/prometheus-alarms.yml'])(
  '%s watches what the product tells',
  async (file) => {
    const database = await makeTestDatabase(inject('databaseUrl'));
    const lease = { isValid: () => true, renew: async () => true };
    const watchedProcess = watchProcess({ pool: database.pool, lease, pages: () => 0, isReady: () => true });
    const metrics = [
      ...(await readInstallationMetrics(database)),
      ...createRequestMetrics().read(),
      ...listContentMetrics(),
      ...watchedProcess(),
    ];
    await database.close();
    const names = new Map(metrics.map(({ name, samples }) => [name, samples]));
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll('\\"', '"');
    const uses = [
      ...text.matchAll(/\b((?:zelfhulp|process)_[a-z_]+?)(?:_bucket|_count)?(?:\{(\w+)="([\w-]+)"\})?(?=[^\w{]|$)/g),
    ];
    expect(uses.length).toBeGreaterThan(5);
    for (const [, name = '', label, value] of uses) {
      expect(names.has(name), name).toBe(true);
      // A metric without requests has no label values yet.
      const kinds = (names.get(name) ?? []).map(({ labels = {} }) => labels[label ?? '']);
      if (label && kinds.length > 0) expect(kinds, `${name} of ${label}`).toContain(value);
    }
  },
);

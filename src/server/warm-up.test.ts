import { expect, test } from 'vitest';
import { readConfig } from '#src/config.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { warmUp } from './warm-up.ts';

const config = readConfig({ NODE_ENV: 'test', TRUST_PROXY: 'true' });
const PAGE: RenderedPage = {
  status: 200,
  headers: { 'content-type': 'text/html', 'x-cache-tags': 'node:1' },
  body: Buffer.from('<p>help</p>'),
};

const makeCache = () =>
  createPageCache({
    limits: { entries: 100, bytes: 1_000_000 },
    lease: { isValid: () => true, renew: async () => true },
    lifetimeMs: Number.POSITIVE_INFINITY,
    onFailure: () => undefined,
  });

test('before requests come, every screen was drawn once, and front page and help of every programme are in memory', async () => {
  const cache = makeCache();
  const drawings: string[] = [];
  const render = async ({ host }: { host: string }, { language, path }: { language: string; path: string }) => {
    drawings.push(`${host} ${language} ${path}`);
    return PAGE;
  };
  await warmUp(config, { cache, render });
  expect(drawings).toContain('alcohol.localhost nl /');
  expect(drawings).toContain('alcohol.localhost nl /inloggen');
  expect(drawings).toContain('alcohol.localhost nl /forum');
  expect(drawings).toContain('alcohol.localhost en /help');
  expect(drawings).toContain('tabak.localhost nl /hulp');
  expect(cache.find('http://tabak.localhost nl/hulp', performance.now())).toBeDefined();
});

test('a content system that fails does not keep a machine away', async () => {
  let calls = 0;
  const render = async () => {
    calls += 1;
    throw new Error('away');
  };
  await warmUp(config, { cache: makeCache(), render });
  expect(calls).toBe(2);
});

test('a content system that does not answer does not keep a machine away', async () => {
  const warmed = warmUp(config, { cache: makeCache(), render: () => new Promise(() => undefined) }, 50);
  await expect(warmed).resolves.toBeUndefined();
});

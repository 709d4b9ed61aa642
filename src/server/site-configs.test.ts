import { expect, test, vi } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { getDomain } from '#src/domains/index.ts';
import { makeClient } from '#src/http/client.ts';
import { createSiteConfigs } from './site-configs.ts';

/** Creates a content system with a site partner that has a logo from the media library. */
function readContentSystem() {
  const state = { asked: 0, status: 200, isSilent: false };
  const client = makeClient({
    base: 'http://content.example/api',
    language: 'nl',
    backend: BACK_ENDS.embedded,
    fetch: async () => {
      state.asked += 1;
      if (state.isSilent) await new Promise(() => undefined);
      const logo = { url: `/api/media/3/${state.asked}/logo.png`, width: 300, height: 120 };
      const partners = [{ name: 'Jellinek', href: 'https://www.jellinek.nl', logo }];
      const headers = { 'content-type': 'application/json', 'x-cache-tags': 'config media:3' };
      return new Response(JSON.stringify({ languages: ['nl'], partners }), { status: state.status, headers });
    },
  });
  const siteConfigs = createSiteConfigs();
  const readLogo = async () => (await siteConfigs.of(getDomain('alcohol'), 'nl', client)).config.partners[0]?.logo?.url;
  const readTags = async () => (await siteConfigs.of(getDomain('alcohol'), 'nl', client)).tags;
  return { state, siteConfigs, logo: readLogo, tags: readTags };
}

test('the configuration of a site is read once, and again after a purge of it or of a logo in it', async () => {
  const { siteConfigs, logo } = readContentSystem();
  expect([await logo(), await logo()]).toEqual(Array(2).fill('/api/media/3/1/logo.png'));
  siteConfigs.purge(['media:4', 'node:1']);
  expect(await logo()).toBe('/api/media/3/1/logo.png');
  for (const [index, tag] of ['media:3', 'config', '*'].entries()) {
    siteConfigs.purge([tag]);
    expect(await logo()).toBe(`/api/media/3/${index + 2}/logo.png`);
  }
});

test('pages hear what the configuration depends on', async () => {
  expect(await readContentSystem().tags()).toEqual(['config', 'media:3']);
});

test('the last configuration holds while none can be read, and the own record before there was one', async () => {
  const { state, siteConfigs, logo, tags } = readContentSystem();
  state.status = 503;
  expect([await logo(), await tags()]).toEqual([undefined, ['config']]);
  state.status = 200;
  const firstLogo = await logo();
  siteConfigs.purge(['config']);
  state.status = 503;
  expect(await logo()).toBe(firstLogo);
});

test('a silent content system is waited for a moment, and then left alone, where what it said before was not purged', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { state, siteConfigs, logo } = readContentSystem();
  const firstLogo = await logo();
  state.isSilent = true;
  vi.advanceTimersByTime(60_001);
  expect([await logo(), await logo(), state.asked]).toEqual([firstLogo, firstLogo, 2]);
  vi.advanceTimersByTime(3_001);
  expect([await logo(), state.asked]).toEqual([firstLogo, 3]);
  state.isSilent = false;
  vi.advanceTimersByTime(3_001);
  expect(await logo()).toBe('/api/media/3/4/logo.png');
  siteConfigs.purge(['config']);
  expect(await logo()).toBe('/api/media/3/5/logo.png');
  vi.useRealTimers();
});

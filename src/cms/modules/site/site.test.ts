import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { SiteConfig } from '#src/contract/get-site-config.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { setFlags, setSiteName } from '../../content/change-site.ts';
import { storeMedia } from '../media/store-media.ts';
import { setPartners } from './partners.ts';

let content: TestContentSystem;
let logo: { id: number; uuid: string; hash: string };
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  const picture = sharp({ create: { width: 300, height: 120, channels: 3, background: '#147' } });
  const upload = { bytes: await picture.png().toBuffer(), name: 'logo.png', alt: { nl: '' } };
  logo = await storeMedia(content.system, upload);
});
afterAll(() => content.close());

async function getSite(label: string, language = 'nl') {
  const answer = await content.ask(`/api/${language}/api/v1/site-config`, { host: `${label}.localhost` });
  return { site: (await answer.json()) as SiteConfig, tags: answer.headers.get('x-cache-tags') };
}

test.each(DOMAINS)(
  '$key without settings has the values of its record',
  async ({ key, label, loginOnly, supportPopup }) => {
    const { site, tags } = await getSite(label);
    expect(site).toMatchObject({ siteName: null, partners: [], cookieTexts: null });
    const stopDate = key === 'tobacco';
    expect(site.flags).toEqual({
      maintenance: false,
      loginOnly,
      hti: false,
      supportPopup,
      stopDate,
      energy: false,
      registering: true,
    });
    expect(tags).toBe('config');
  },
);

test('the support popup stands in every domain but that of practice nurses', () => {
  expect(DOMAINS.filter(({ supportPopup }) => !supportPopup).map(({ key }) => key)).toEqual(['guided']);
});

test('a name is set for one domain, and an empty one is none', async () => {
  await setSiteName(content.system, 'gambling', '  Zelfhulp gokken ');
  expect((await getSite('gokken', 'en')).site.siteName).toBe('Zelfhulp gokken');
  expect((await getSite('alcohol')).site.siteName).toBeNull();
  await setSiteName(content.system, 'gambling', ' ');
  expect((await getSite('gokken')).site.siteName).toBeNull();
});

test('a flag of the site goes before the record, until it is given back', async () => {
  await setSiteName(content.system, 'guided', 'Zelfhulp');
  await setFlags(content.system, 'guided', { loginOnly: true, supportPopup: true });
  await setFlags(content.system, 'guided', { maintenance: true });
  const { site } = await getSite('begeleid');
  expect(site.siteName).toBe('Zelfhulp');
  expect(site.flags).toMatchObject({ maintenance: true, loginOnly: true, hti: false, supportPopup: true });
  await setFlags(content.system, 'guided', { maintenance: false, loginOnly: null, supportPopup: null });
  const input = (await getSite('begeleid')).site.flags;
  expect(input).toMatchObject({ maintenance: false, loginOnly: false, hti: false, supportPopup: false });
});

test('the stop date of tobacco is switched off and on; no other domain gets one', async () => {
  for (const [key, label, stopDate] of [
    ['tobacco', 'tabak', false],
    ['cannabis', 'cannabis', true],
  ] as const) {
    await setFlags(content.system, key, { stopDate });
    expect((await getSite(label)).site.flags.stopDate).toBe(false);
  }
  await setFlags(content.system, 'tobacco', { stopDate: null });
  expect((await getSite('tabak')).site.flags.stopDate).toBe(true);
});

test('energy is told nowhere until it is switched on, and then where glasses are counted alone', async () => {
  for (const [key, label, energy] of [
    ['alcohol', 'alcohol', true],
    ['tobacco', 'tabak', false],
    ['close-ones', 'naasten', false],
  ] as const) {
    expect((await getSite(label)).site.flags.energy).toBe(false);
    await setFlags(content.system, key, { energy: true });
    expect((await getSite(label)).site.flags.energy).toBe(energy);
  }
  await setFlags(content.system, 'alcohol', { energy: false });
  expect((await getSite('alcohol')).site.flags.energy).toBe(false);
});

test('partners are sent in their order, with the address and size of their logos and the tags of both', async () => {
  await setPartners(content.system, 'alcohol', [
    { name: 'Jellinek', href: 'https://www.jellinek.nl', logo: logo.uuid },
    { name: ' Trimbos ', href: 'https://www.trimbos.nl', logo: null },
  ]);
  const { site, tags } = await getSite('alcohol');
  const url = `/api/media/${logo.id}/${logo.hash}/logo.png`;
  expect(site.partners).toEqual([
    { name: 'Jellinek', href: 'https://www.jellinek.nl', logo: { url, width: 300, height: 120 } },
    { name: 'Trimbos', href: 'https://www.trimbos.nl', logo: null },
  ]);
  expect(tags).toBe(`config media:${logo.id}`);
  expect((await content.ask(url)).status).toBe(200);
  await setPartners(content.system, 'alcohol', []);
  expect((await getSite('alcohol')).site.partners).toEqual([]);
});

const partner = { name: 'Jellinek', href: 'https://www.jellinek.nl', logo: null };

test.each([
  ['no name', { name: ' ' }, 'partners.0.name'],
  ['a name of 121 letters', { name: 'a'.repeat(121) }, 'partners.0.name'],
  ['an address without https', { href: 'http://www.jellinek.nl' }, 'partners.0.href'],
  ['an address of 2001 letters', { href: `https://a.nl/${'a'.repeat(1_988)}` }, 'partners.0.href'],
  ['a script for an address', { href: 'javascript:alert(1)' }, 'partners.0.href'],
  ['a logo that is not there', { logo: crypto.randomUUID() }, 'partners.0.logo'],
  ['a logo that is no id', { logo: 'logo.png' }, 'partners.0.logo'],
])('a partner with %s is refused', async (_what, change, field) => {
  const rejection = setPartners(content.system, 'alcohol', [{ ...partner, ...change }]);
  await expect(rejection).rejects.toMatchObject({ violations: [{ field }] });
  expect((await getSite('alcohol')).site.partners).toEqual([]);
});

test('more partners than a footer holds are refused', async () => {
  const rejection = setPartners(content.system, 'alcohol', Array(51).fill(partner));
  await expect(rejection).rejects.toMatchObject({ violations: [{ field: 'partners' }] });
  expect((await getSite('alcohol')).site.partners).toEqual([]);
});

test('every change of a site is heard by whoever keeps pages', async () => {
  const listener = await content.system.database.pool.connect();
  const received: string[] = [];
  listener.on('notification', ({ payload }) => received.push(payload ?? ''));
  await listener.query('listen purge');
  await setSiteName(content.system, 'cocaine', 'Zelfhulp');
  await setFlags(content.system, 'cocaine', { supportPopup: false });
  await setPartners(content.system, 'cocaine', [partner]);
  await listener.query('select 1');
  listener.release(true);
  expect(new Set(received.map((payload) => JSON.parse(payload).tags.join()))).toEqual(new Set(['config']));
  expect(received).toHaveLength(6);
});

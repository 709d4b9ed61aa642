import sharp from 'sharp';
import { cookieNameOf, openSession } from '#src/cms/http/session.ts';
import { storeMedia } from '#src/cms/modules/media/store-media.ts';
import { setFlags, setSiteName } from '#src/cms/modules/site/change-site.ts';
import { setPartners } from '#src/cms/modules/site/partners.ts';
import { inContentOf } from '../support/content-of.ts';
import { ask } from '../support/http.ts';
import { makeAccount } from '../support/make-account.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

let own: Product;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startProduct();
});
test.afterAll(() => own.stop());

const at = (label: string, path: string) => `http://${label}.localhost:${own.port}${path}`;
const get = (label: string, path: string) => ask({ port: own.port, host: `${label}.localhost:${own.port}`, path });
const SUPPORT = 'Ik wil nu met iemand praten';

test('the footer links the logos of the partners, named, of their own size and loaded when they come near', async ({
  page,
}) => {
  const picture = sharp({ create: { width: 300, height: 120, channels: 3, background: '#147' } });
  const bytes = await picture.png().toBuffer();
  await inContentOf(own, async (system) => {
    const { uuid } = await storeMedia(system, { bytes, name: 'jellinek.png', alt: { nl: '' } });
    await setPartners(system, 'alcohol', [
      { name: 'Jellinek', href: 'https://www.jellinek.nl', logo: uuid },
      { name: 'Trimbos-instituut', href: 'https://www.trimbos.nl', logo: null },
    ]);
  });
  await page.goto(at('alcohol', '/hulp'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Jellinek' })).toHaveAttribute('href', 'https://www.jellinek.nl');
  await expect(footer.getByRole('link', { name: 'Trimbos-instituut' })).toHaveText('Trimbos-instituut');
  const logo = footer.getByRole('img', { name: 'Jellinek' });
  for (const [name, value] of Object.entries({ width: '300', height: '120', loading: 'lazy' }))
    await expect(logo).toHaveAttribute(name, value);
  const before = await logo.boundingBox();
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  const after = await logo.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  expect((await get('gokken', '/hulp')).text).not.toContain('jellinek.png');
  await inContentOf(own, (system) => setPartners(system, 'alcohol', []));
  expect((await get('alcohol', '/hulp')).text).not.toContain('site-footer-partners');
});

test('the support popup and its buttons stand only where the site has them', async ({ page }) => {
  expect((await get('begeleid', '/hulp')).text).not.toContain('commandfor="support"');
  await page.goto(at('tabak', '/hulp'));
  await page.getByRole('contentinfo').getByRole('button', { name: SUPPORT }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inContentOf(own, (system) => setFlags(system, 'tobacco', { supportPopup: false }));
  const { text } = await get('tabak', '/hulp');
  expect(text).not.toContain('commandfor="support"');
  expect(text).not.toContain('id="support"');
  expect(text).toContain('0800-0113');
});

test('the plan wizard of tobacco asks for a stop date, unless the site leaves it out', async ({ page, context }) => {
  const value = await inContentOf(own, async (system) => {
    const { uid } = await makeAccount(system, { role: 'client', domain: 'tobacco' });
    return openSession(system, { uid, role: 'client', domain: 'tobacco', seconds: 3_600 });
  });
  const url = at('tabak', '/');
  await context.addCookies([
    { name: cookieNameOf('tabak.localhost', 'http'), value, url },
    { name: 'session_hint', value: 'client.nl', url },
  ]);
  await page.goto(at('tabak', '/form/goal'));
  await expect(page.getByLabel('Je stopdag')).toBeVisible();
  await inContentOf(own, (system) => setFlags(system, 'tobacco', { stopDate: false }));
  await page.reload();
  await expect(page.locator('#usage-monday')).toBeVisible();
  for (const amount of await page.locator('input[id^=usage-]').all()) await amount.fill('12');
  await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  await page.getByRole('radio', { name: /Stap voor stap/ }).press('Space');
  await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  await page.getByRole('button', { name: 'Verder zonder buddy' }).press('Enter');
  await page.getByRole('button', { name: 'Sla je plan op' }).press('Enter');
  await page.waitForURL(at('tabak', '/mijn-plan'));
});

test('where only logging in is offered, the logo and "/" lead to login', async () => {
  expect((await get('gokken', '/')).status).toBe(200);
  await inContentOf(own, (system) => setFlags(system, 'gambling', { loginOnly: true }));
  for (const [path, login] of [
    ['/', '/inloggen'],
    ['/en', '/en/login'],
  ] as const) {
    const answer = await get('gokken', path);
    expect([answer.status, answer.headers.location]).toEqual([302, login]);
  }
  expect(/<a class="logo" href="([^"]+)"/.exec((await get('gokken', '/hulp')).text)?.[1]).toBe('/inloggen');
  expect((await get('gokken', '/sitemap.xml')).text).not.toContain(`<loc>${at('gokken', '/')}</loc>`);
});

test('a new name of the site stands in the titles of the next requests', async () => {
  const title = async (path: string) => /<title>([^<]+)<\/title>/.exec((await get('cannabis', path)).text)?.[1];
  await inContentOf(own, (system) => setSiteName(system, 'cannabis', 'Zelfhulp cannabis'));
  expect(await title('/en/privacy')).toMatch(/^[^|]+ \| Zelfhulp cannabis$/);
  await inContentOf(own, (system) => setSiteName(system, 'cannabis', null));
  expect(await title('/en/privacy')).toMatch(/^[^|]+$/);
});

import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { changeSite, setFlags, setSiteName } from '#src/cms/content/change-site.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { storeMedia } from '#src/cms/modules/media/store-media.ts';
import { setPartners } from '#src/cms/modules/site/partners.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { openDialog } from '#tests/support/http.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { fillDay, storePlan } from '#tests/support/stored-days.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { getDaySheet } from '../support/day-sheet.ts';
import { getUserToday } from '../support/days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

let product: Product;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const getPageUrl = (label: string, path: string) => `http://${label}.localhost:${product.port}${path}`;
const get = (label: string, path: string) =>
  openDialog({ port: product.port, host: `${label}.localhost:${product.port}`, path });
/** Creates a participant who is logged in to a domain of this installation. */
async function createParticipant(context: BrowserContext, label: string, domain: DomainKey): Promise<number> {
  const { uid, value } = await withContentSystem(product, async (system) => {
    const account = await createAccount(system, { role: 'client', domain });
    const session = { uid: account.uid, role: 'client', domain, seconds: 3_600 } as const;
    return { uid: account.uid, value: await openSession(system, session) };
  });
  const url = getPageUrl(label, '/');
  await context.addCookies([
    { name: getSessionCookieName(`${label}.localhost`, false), value, url },
    { name: 'session_hint', value: 'client.nl', url },
  ]);
  return uid;
}

const SUPPORT = 'Ik wil nu met iemand praten';

test('the footer links the logos of the partners, named, of their own size and loaded when they come near', async ({
  page,
}) => {
  const picture = sharp({ create: { width: 300, height: 120, channels: 3, background: '#147' } });
  const bytes = await picture.png().toBuffer();
  await withContentSystem(product, async (system) => {
    const { uuid } = await storeMedia(system, { bytes, name: 'jellinek.png', alt: { nl: '' } });
    await setPartners(system, 'alcohol', [
      { name: 'Jellinek', href: 'https://www.jellinek.nl', logo: uuid },
      { name: 'Trimbos-instituut', href: 'https://www.trimbos.nl', logo: null },
    ]);
  });
  await page.goto(getPageUrl('alcohol', '/hulp'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Jellinek' })).toHaveAttribute('href', 'https://www.jellinek.nl');
  await expect(footer.getByRole('link', { name: 'Trimbos-instituut' })).toHaveText('Trimbos-instituut');
  const logo = footer.getByRole('img', { name: 'Jellinek' });
  for (const [name, value] of Object.entries({ width: '300', height: '120', loading: 'lazy' }))
    await expect(logo).toHaveAttribute(name, value);
  const sizeBefore = await logo.boundingBox();
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  const sizeAfter = await logo.boundingBox();
  expect([sizeAfter?.width, sizeAfter?.height]).toEqual([sizeBefore?.width, sizeBefore?.height]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  expect((await get('gokken', '/hulp')).text).not.toContain('jellinek.png');
  await withContentSystem(product, (system) => setPartners(system, 'alcohol', []));
  expect((await get('alcohol', '/hulp')).text).not.toContain('site-footer-partners');
});

test('the support popup and its buttons stand only where the site has them', async ({ page }) => {
  expect((await get('begeleid', '/hulp')).text).not.toContain('commandfor="support"');
  await page.goto(getPageUrl('tabak', '/hulp'));
  await page.getByRole('contentinfo').getByRole('button', { name: SUPPORT }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await withContentSystem(product, (system) => setFlags(system, 'tobacco', { supportPopup: false }));
  const { text } = await get('tabak', '/hulp');
  // No button opens the popup; the page still shows a help line.
  expect(text).not.toContain('command="show-modal"');
  expect(text).toContain('0800-0113');
});

test('the plan wizard of tobacco asks for a stop date, unless the site leaves it out', async ({ page, context }) => {
  await createParticipant(context, 'tabak', 'tobacco');
  await page.goto(getPageUrl('tabak', '/form/goal'));
  await expect(page.getByLabel('De dag waarop je begint')).toBeVisible();
  await withContentSystem(product, (system) => setFlags(system, 'tobacco', { stopDate: false }));
  await page.reload();
  await expect(page.locator('#usage-monday')).toBeVisible();
  for (const amount of await page.locator('input[id^=usage-]').all()) await amount.fill('12');
  await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  await page.getByRole('radio', { name: /Stap voor stap/ }).press('Space');
  await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  await page.getByRole('button', { name: 'Verder zonder buddy' }).press('Enter');
  await page.getByRole('button', { name: 'Sla je plan op' }).press('Enter');
  await page.waitForURL(getPageUrl('tabak', '/mijn-plan'));
});

test('an amount that was kept before the maximum was lowered stays true and may be noted; another one obeys it', async ({
  page,
  context,
}) => {
  const today = getUserToday();
  const uid = await createParticipant(context, 'cannabis', 'cannabis');
  await withContentSystem(product, async (system) => {
    await storePlan({ system }, uid, today, '3');
    await fillDay({ system }, uid, today, '20');
    await changeSite(system, 'cannabis', { maximum: 10 });
  });
  await page.goto(getPageUrl('cannabis', '/mijn-plan'));
  const bar = page.locator('.day-bars-today');
  await expect(bar).toContainText('20 joints, doel 3 joints, boven je doel');
  await page.goto(getPageUrl('cannabis', '/kalender'));
  await expect(page.locator('.calendar [aria-current=date]')).toHaveText(/, 20 joints, boven je doel$/);

  await page.goto(getPageUrl('cannabis', '/dagelijkse-registratie?add'));
  await expect(page.getByLabel('Hoeveel joints erbij?')).toBeVisible();
  await expect(page.getByRole('button', { name: '20 joints', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: /^Pas .*20 joints/ }).press('Enter');
  await expect(page.locator('#day-amount')).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'Meer' })).toBeDisabled();
  await page.getByLabel('Wil je er iets bij schrijven?').fill('feest');
  await page.getByRole('radio', { name: 'Thuis' }).press('Space');
  await page.getByRole('button', { name: 'Sla je dag op' }).press('Enter');
  await expect(getDaySheet(page)).toBeVisible();
  await page.goto(getPageUrl('cannabis', '/mijn-plan'));
  await expect(bar).toContainText('20 joints');

  await page.goto(getPageUrl('cannabis', '/dagelijkse-registratie'));
  await expect(page.locator('.day-entry')).toContainText(['20 jointsThuis, partnerfeest']);
  await page.getByRole('link', { name: /^Pas .*20 joints/ }).press('Enter');
  await page.locator('#day-amount').fill('19');
  await page.getByRole('button', { name: 'Sla je dag op' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Vul een getal in van 0 tot en met 10.' })).toBeVisible();
  await page.getByRole('button', { name: 'Minder' }).press('Enter');
  await expect(page.locator('#day-amount')).toHaveValue('10');
  await page.getByRole('button', { name: 'Sla je dag op' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Klopt 10 joints vandaag?' })
    .getByRole('button', { name: 'Ja, sla op' })
    .click();
  await expect(getDaySheet(page)).toBeVisible();
  await page.goto(getPageUrl('cannabis', '/mijn-plan'));
  await expect(bar).toContainText('10 joints');
});

test('where only logging in is offered, the logo and "/" lead to login', async () => {
  expect((await get('gokken', '/')).status).toBe(200);
  await withContentSystem(product, (system) => setFlags(system, 'gambling', { loginOnly: true }));
  for (const [path, login] of [
    ['/', '/inloggen'],
    ['/en', '/en/login'],
  ] as const) {
    const answer = await get('gokken', path);
    expect([answer.status, answer.headers.location]).toEqual([302, login]);
  }
  expect(/<a class="logo" href="([^"]+)"/.exec((await get('gokken', '/hulp')).text)?.[1]).toBe('/inloggen');
  expect((await get('gokken', '/sitemap.xml')).text).not.toContain(`<loc>${getPageUrl('gokken', '/')}</loc>`);
});

test('a new name of the site stands in the titles of the next requests', async () => {
  const readTitle = async (path: string) => /<title>([^<]+)<\/title>/.exec((await get('cannabis', path)).text)?.[1];
  await withContentSystem(product, (system) => setSiteName(system, 'cannabis', 'Zelfhulp cannabis'));
  expect(await readTitle('/en/privacy')).toMatch(/^[^|]+ \| Zelfhulp cannabis$/);
  await withContentSystem(product, (system) => setSiteName(system, 'cannabis', null));
  expect(await readTitle('/en/privacy')).toMatch(/^[^|]+$/);
});

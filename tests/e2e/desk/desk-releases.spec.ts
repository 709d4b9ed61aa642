import type { Page } from '@playwright/test';
import { expectFits } from '../support/fits.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getCountingPresses } from './presses.ts';

// A separate product, because other stories would see the published content.
withOwnProduct();

async function send<A>(page: Page, path: string, data: object): Promise<A> {
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const answer = await page.request.post(getBareAddress(`/api/nl${path}`), {
    headers: { 'x-csrf-token': token },
    data,
  });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return (await answer.json()) as A;
}

const MENU = '/desk/things/menu/main.alcohol';
const createEntries = (title: string, href: string) => [{ uuid: null, title, href, isOn: true }];

/** Saves a draft of the main menu, in a language. */
async function draftMenu(page: Page, language: 'nl' | 'en', title: string): Promise<void> {
  const { edit: from } = await (await page.request.get(getBareAddress(`/api/nl${MENU}.${language}`))).json();
  await send(page, `${MENU}.${language}/draft`, { from, content: { entries: createEntries(title, '/hulp') } });
}

/** Creates a draft of a new page; returns its nid. */
async function draftPage(page: Page, language: 'nl' | 'en', title: string, path: string): Promise<void> {
  const result = { type: 'basic_page', domains: ['alcohol'], language, title, path };
  await send(page, '/desk/pages', result);
}

const openWaiting = (page: Page) => openScreen(page, '/beheer/planning', 'Concepten en planning');

test('five drafts are put in a release, previewed as the whole site and published in eight presses at most', async ({
  page,
  context,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/404 \(Not Found\)/);
  await createStaffMember(page, 'editor');
  await draftMenu(page, 'nl', 'Naar de campagne');
  await draftMenu(page, 'en', 'To the campaign');
  await draftPage(page, 'nl', 'De campagne', '/campagne');
  await draftPage(page, 'nl', 'Meer over de campagne', '/campagne/meer');
  await draftPage(page, 'en', 'The campaign', '/campaign');
  const presses = await getCountingPresses(page);
  await openWaiting(page);
  await page.getByRole('checkbox', { name: 'Kies alles hieronder' }).check();
  await page.getByRole('button', { name: 'Zet in de uitgave' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Naam').focus();
  await page.keyboard.type('Voorjaarscampagne');
  await dialog.getByRole('button', { name: 'Zet in de uitgave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voorjaarscampagne' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expectFits(page);
  await expectAccessible(page);
  const popup = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Bekijk de hele site' }).click();
  const preview = await popup;
  await expect(preview.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('Voorjaarscampagne');
  const link = preview.getByRole('banner').getByRole('link', { name: 'Naar de campagne' });
  await expect(link).toHaveAttribute('href', /^\/voorbeeld\/r\/[^/]+\/hulp$/);
  await expect(page.getByRole('img', { name: 'QR-code van het voorbeeld' })).toBeVisible();
  const shownAt = new URL(preview.url());
  await preview.goto(`${shownAt.href}/campagne`);
  await expect(preview.getByRole('heading', { level: 1, name: 'De campagne' })).toBeVisible();
  await expectAccessible(preview);
  await preview.goto(shownAt.href.replace('/voorbeeld/', '/en/preview/').concat('/campaign'));
  await expect(preview.getByRole('heading', { level: 1, name: 'The campaign' })).toBeVisible();
  // A link that a screen renders in the browser stays in the preview too.
  await preview.goto(`${shownAt.href}/inloggen`);
  await preview
    .getByRole('main')
    .getByRole('link', { name: /wachtwoord/i })
    .press('Enter');
  await preview.waitForURL(/\/voorbeeld\/r\/[^/]+\/.+/);
  await expect(preview.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('Voorjaarscampagne');
  // Visitors do not see the page of the release.
  expect((await preview.goto(getUrl('alcohol', '/campagne')))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publiceer alles' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Alles is gepubliceerd.');
  expect(presses()).toBeLessThanOrEqual(8);
  expect((await preview.goto(getUrl('alcohol', '/campagne')))?.status()).toBe(200);
  await expect(preview.getByRole('banner').getByRole('link', { name: 'Naar de campagne' })).toBeVisible();
  // The link for colleagues expires with the publication.
  expect((await preview.goto(shownAt.href))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Draai alles terug' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Alles staat weer zoals het was.');
  expect((await preview.goto(getUrl('alcohol', '/campagne')))?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Publiceer alles' })).toBeVisible();
});

test('a publication by a colleague in between is named, in English and by keyboard', async ({
  page,
  browser,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/409 \(Conflict\)/);
  await createStaffMember(page, 'editor', { language: 'en', name: 'Noor' });
  await draftMenu(page, 'nl', 'Ons menu');
  await page.goto(getBareAddress('/en/beheer/planning'));
  await page
    .getByRole('checkbox', { name: /^Choose Main menu|^Choose .*Alcohol/ })
    .first()
    .press('Space');
  await page.getByRole('button', { name: 'Put in the release' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Spring');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();

  const colleague = await browser.newPage();
  await createStaffMember(colleague, 'editor', { name: 'Eef' });
  const menu = await (await colleague.request.get(getBareAddress('/api/nl/desk/menus/main/alcohol/nl'))).json();
  const { version } = menu;
  await send(colleague, '/desk/menus/main/alcohol/nl', { version, entries: createEntries('Van Eef', '/hulp') });
  await colleague.close();

  await page.getByRole('button', { name: 'Publish everything' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Something is still in the way.');
  await expect(page.getByRole('row').filter({ hasText: 'Eef has published something else here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Use our draft anyway/ }).press('Enter');
  await expect(page.getByText('Eef has published something else here')).toBeHidden();
  await page.getByRole('button', { name: 'Publish everything' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Everything is published.');
  await page.goto(getUrl('alcohol', '/'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ons menu' })).toBeVisible();
});

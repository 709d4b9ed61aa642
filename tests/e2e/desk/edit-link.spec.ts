import type { Page } from '@playwright/test';
import { createPage, getCanvas, openEditor, publish, storeFields } from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getCountingPresses } from './presses.ts';

const LINK = 'Bewerk deze pagina';

/** Creates a published page with one text. */
async function publishedPage(page: Page, title: string, path: string): Promise<void> {
  const nid = await createPage(page, title, path, 'basic_page');
  const text = { uuid: crypto.randomUUID(), type: 'text', title: 'Rust', body: '<p>Neem even rust.</p>' };
  await storeFields(nid, { paragraphs: [text] });
  await openEditor(page, nid);
  await publish(page);
}

test('the site leads who comes from the desk to the editor of the page, and sends everybody the same', async ({
  page,
}) => {
  await createStaffMember(page, 'editor');
  await publishedPage(page, 'Van site naar beheer', '/van-site-naar-beheer');
  const site = getUrl('alcohol', '/van-site-naar-beheer');
  const sent = async () => (await page.goto(site))?.text();
  const linkBefore = await sent();
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('link', { name: LINK })).toHaveCount(0);
  await page.goto(getUrl('alcohol', '/#bewerk'));
  await expect(page.getByRole('link', { name: LINK })).toBeVisible();
  expect(await sent()).toBe(linkBefore);
  await expect(page.getByRole('link', { name: LINK })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: LINK }).click();
  await page.waitForURL(/\/beheer\/pagina\/\d+\/nl$/);
  await expect(getCanvas(page).getByRole('heading', { level: 1 })).toHaveText('Van site naar beheer');

  // A screen has no editor, and a visitor who hides the link does not see it again.
  await page.goto(getBareAddress('/beheer/bewerk?site=alcohol&language=nl&path=/login'));
  await expect(page.getByText('Het programma maakt deze pagina zelf.')).toBeVisible();
  await page.goto(site);
  await page.getByRole('button', { name: 'Verberg dit' }).click();
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('link', { name: LINK })).toHaveCount(0);
});

test('a stranger with the mark is asked to log in', async ({ page }) => {
  await page.goto(getUrl('tabak', '/#bewerk'));
  await page.getByRole('link', { name: LINK }).click();
  await expect(page).toHaveURL(/\/beheer\/inloggen\?destination=/);
});

test('from the desk’s start, a sentence on a landing page is changed and published in three presses', async ({
  page,
  context,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const presses = await getCountingPresses(page);
  await page.goto(getBareAddress('/beheer'));
  const start = page.getByRole('region', { name: 'Begin met een beginpagina' });
  await start.getByRole('link', { name: 'Gokken', exact: true }).click();
  const lead = getCanvas(page).getByRole('textbox', { name: /^Inleiding/ });
  await lead.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Vandaag nog.');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
  expect(presses()).toBe(3);

  const visitor = await context.newPage();
  await visitor.goto(getUrl('gokken', '/'));
  await expect(visitor.getByText('Vandaag nog.')).toBeVisible();
});

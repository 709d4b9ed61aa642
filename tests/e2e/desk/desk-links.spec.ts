import { createPage, getFields, getOutline, openEditor } from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a link that leads nowhere is told while writing, before publishing and in the list, by keyboard', async ({
  page,
}) => {
  await createStaffMember(page, 'editor', { name: 'Linde' });
  const nowhere = `${getFreshPath()}-bestaat-niet`;
  const title = `Kapot ${Date.now()}`;
  const nid = await createPage(page, title, getFreshPath());
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const path = getBareAddress(`/api/nl/desk/pages/${nid}/nl`);
  const { vid } = await (await page.request.get(path)).json();
  const link = {
    uuid: crypto.randomUUID(),
    type: 'cta',
    title: 'Verder',
    link: { href: nowhere, text: 'Lees het verhaal' },
  };
  const saved = await page.request.post(path, {
    headers: { 'x-csrf-token': token },
    data: { from: vid, title, fields: { paragraphs: [link] } },
  });
  expect(saved.ok()).toBe(true);

  await openEditor(page, nid);
  const notes = page.getByRole('tab', { name: 'Let op (1)' });
  await notes.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`De link naar ${nowhere} werkt niet: daar is geen pagina.`)).toBeVisible();
  await page.getByRole('button', { name: 'Publiceer', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 link gaat naar een pagina die er niet is')).toBeVisible();
  await expect(dialog.getByText(nowhere)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publiceer toch' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('De pagina staat nu op de site.')).toBeVisible();

  await openScreen(page, '/beheer/links', 'Kapotte links');
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('Lees het verhaal');
  await expect(row).toContainText(nowhere);
  await expect(row).toContainText('Alcohol');
  for (const width of [768, 1024, 1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kijk nu na' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alle links zijn nagekeken.')).toBeVisible();
  await row.getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(getOutline(page)).toBeVisible();
  await expect(getFields(page)).toBeVisible();
});

test('a link of a menu that leads nowhere is named beside it and before the menu is published', async ({ page }) => {
  await createStaffMember(page, 'editor', { language: 'en' });
  await openScreen(page, '/en/beheer/menus', 'Menus');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const href = page.locator('.menu-rows > li').last().getByRole('textbox').last();
  await href.fill('/nergens-in-het-menu');
  await expect(href).toHaveAccessibleDescription('Please note: there is no page at this address.');
  await page.locator('.menu-rows > li').last().getByRole('textbox').first().fill('Nowhere');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  const warning = page.getByRole('dialog');
  await expect(warning).toContainText('Nowhere /nergens-in-het-menu');
  await expect(warning.getByRole('button', { name: 'Publish anyway' })).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Change the link' }).press('Enter');
  await expect(warning).toBeHidden();
  await href.fill('/en/login');
  await expect(href).not.toHaveAccessibleDescription(/no page/);
});

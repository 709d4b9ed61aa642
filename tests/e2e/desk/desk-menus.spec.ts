import { holdRow } from '../support/editor.ts';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

test('a menu is changed by keyboard alone and seen by the next visitor', async ({ page, browser }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/menus', 'Menu’s');
  await page.getByLabel('Programma', { exact: true }).selectOption({ label: 'Minder of niet blowen' });
  await page.getByLabel('Menu', { exact: true }).selectOption({ label: 'Voet van de pagina' });
  const rows = page.locator('.menu-rows > li');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  const add = page.getByRole('button', { name: 'Zet er een link bij' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Publiceer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vul dit in.').first()).toBeVisible();
  await expectAccessible(page);
  const name = `Nieuws ${Date.now()}`;
  await rows.last().getByLabel('Tekst van de link').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('/hulp');
  await page.getByRole('button', { name: `Zet hoger: ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Publiceer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Het menu is gepubliceerd/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(getUrl('cannabis', '/hulp'));
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', '/hulp');
  await page.getByRole('button', { name: `Haal weg (${name})` }).click();
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(rows).toHaveCount(before);
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByRole('contentinfo').getByRole('link', { name }).count();
    })
    .toBe(0);
  await visitor.context().close();
});

test('an entry of a menu is dragged to its place; Escape leaves it where it was', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/menus', 'Menu’s');
  const rows = page.locator('.menu-rows > li');
  await expect(rows.nth(2)).toBeVisible();
  const readNames = () =>
    rows
      .getByLabel('Tekst van de link')
      .evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value));
  const [first, second, third, ...rest] = await readNames();
  await holdRow(page, rows.first(), rows.nth(1));
  await expect(rows.nth(2)).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await readNames()).toEqual([first, second, third, ...rest]);
  await holdRow(page, rows.first(), rows.nth(1));
  await page.mouse.up();
  await expect.poll(readNames).toEqual([second, first, third, ...rest]);
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  // In the first position the button retains the focus.
  const up = page.getByRole('button', { name: `Zet hoger: ${first}` });
  await up.press('Enter');
  await expect.poll(readNames).toEqual([first, second, third, ...rest]);
  await expect(up).toBeFocused();
});

test('a page of the programme is found for a menu', async ({ page }) => {
  await createStaffMember(page, 'editor', { language: 'en' });
  await openScreen(page, '/en/beheer/menus', 'Menus');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('button', { name: 'Search for a page (new link)' }).click();
  const help = page.getByRole('dialog').getByRole('button', { name: /\/en\/help$/ });
  await expect(help).toBeVisible();
  // Replacing the list with its placeholder during a request would lose the click: the previous list remains.
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/desk\/pages\?.*search=%2Fhelp/, async (route) => {
    await pending;
    await route.continue();
  });
  const promise = page.waitForRequest(/desk\/pages\?.*search=%2Fhelp/);
  await page.getByLabel('Search by title or path').fill('/help');
  await promise;
  await expect(help).toBeVisible();
  await help.click();
  release();
  await expect(page.locator('.menu-rows > li').last().getByLabel('Where to (path or address)')).toHaveValue('/en/help');
});

test('a search for a page that fails says so, and is tried again', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await createStaffMember(page, 'editor', { language: 'en' });
  await openScreen(page, '/en/beheer/menus', 'Menus');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('button', { name: 'Search for a page (new link)' }).click();
  const help = page.getByRole('dialog').getByRole('button', { name: /\/en\/help$/ });
  await expect(help).toBeVisible();
  const search = /desk\/pages\?.*search=%2Fhelp/;
  await page.route(search, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel('Search by title or path').fill('/help');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(help).toHaveCount(0);
  await page.unroute(search);
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(help).toBeVisible();
});

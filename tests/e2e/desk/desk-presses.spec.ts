import { getCanvas, getPage, openEditor } from '../support/editor.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getCountingPresses } from './presses.ts';

// A separate product, because all users would see these changes.
withOwnProduct();

test('from the desk’s start, a link of the menu is changed in three presses and yesterday’s menu brought back in three', async ({
  page,
  context,
}) => {
  await createStaffMember(page, 'editor');
  const presses = await getCountingPresses(page);
  await page.goto(getBareAddress('/beheer'));
  await page.getByRole('link', { name: 'Menu’s' }).click();
  await page.getByRole('button', { name: 'Zet er een link bij' }).click();
  await page.keyboard.type('Nieuw hier');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/hulp');
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Het menu is gepubliceerd.');
  expect(presses()).toBe(3);

  const visitor = await context.newPage();
  const link = visitor.getByRole('banner').getByRole('link', { name: 'Nieuw hier' });
  await visitor.goto(getUrl('alcohol', '/'));
  await expect(link).toBeVisible();

  await page.goto(getBareAddress('/beheer'));
  const before = presses();
  await page.getByRole('link', { name: 'Menu’s' }).click();
  await page.getByText('Versies', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet terug (Zo stond het er eerst)' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Die versie staat er weer.');
  expect(presses() - before).toBe(3);
  await visitor.reload();
  await expect(link).toHaveCount(0);
  // The undone change is not lost: it is among the versions, with its author.
  const versions = page.getByRole('listitem').filter({ hasText: 'Nieuw hier' });
  await expect(versions.getByRole('button', { name: /^Zet terug/ })).toBeVisible();
});

test('from the desk’s start, an alert is made and shown in four presses', async ({ page, context }) => {
  await createStaffMember(page, 'editor');
  const presses = await getCountingPresses(page);
  await page.goto(getBareAddress('/beheer'));
  await page.getByRole('link', { name: 'Meldingen' }).click();
  await page.getByRole('button', { name: 'Maak een melding' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kop').first().focus();
  await page.keyboard.type('Vanavond onderhoud');
  await dialog.getByRole('textbox', { name: 'Tekst' }).first().focus();
  await page.keyboard.type('Tussen 22 en 23 uur is de site even weg.');
  await dialog.getByRole('checkbox', { name: 'Minder of niet drinken' }).check();
  await dialog.getByRole('button', { name: 'Zet meteen zichtbaar' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Het is nu te zien.');
  expect(presses()).toBe(4);
  const visitor = await context.newPage();
  const response = await visitor.goto(getUrl('alcohol', '/api/nl/api/v1/crisis-alerts'));
  expect(await response?.text()).toContain('Vanavond onderhoud');
});

test('from the desk’s start, the answer to a question is changed and published in four presses', async ({ page }) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const presses = await getCountingPresses(page);
  await page.goto(getBareAddress('/beheer'));
  // Opens the search by its button; Ctrl+K opens it too.
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Zoek in het beheer' });
  await expectAccessible(page);
  await page.keyboard.type('Kan ik in één keer stoppen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/beheer\/pagina\/\d+\/nl$/);
  await expect(search).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Antwoord/ }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Ook vandaag.');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Publiceer nu' });
  await confirm.click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
  expect(presses()).toBe(4);
});

test('from the open editor, a new section of a landing page is written and published in four presses at most', async ({
  page,
  context,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const presses = await getCountingPresses(page);
  await openEditor(page, await getPage(page, 'cannabis', 'landing_page'));
  const block = getCanvas(page)
    .getByRole('group', { name: /kies of versleep/ })
    .first();
  await block.hover();
  await block.getByRole('button', { name: /^Voeg een blok toe onder/ }).click();
  const question = page.getByRole('dialog', { name: 'Welk blok wil je toevoegen?' });
  await question
    .getByRole('button', { name: /^Een stuk tekst|^Tekst/ })
    .first()
    .click();
  await expect(question).toHaveCount(0);
  await expect(getCanvas(page).locator(':focus')).toHaveRole('textbox');
  await page.keyboard.type('Vandaag beginnen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Je hoeft niets te beloven.');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
  expect(presses()).toBeLessThanOrEqual(4);
  const visitor = await context.newPage();
  await visitor.goto(getUrl('cannabis', '/'));
  await expect(visitor.getByRole('heading', { name: 'Vandaag beginnen' })).toBeVisible();
  await expect(visitor.getByText('Je hoeft niets te beloven.')).toBeVisible();
});

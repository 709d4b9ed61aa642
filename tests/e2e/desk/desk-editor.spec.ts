import sharp from 'sharp';
import {
  add,
  choose,
  createPage,
  drag,
  getCanvas,
  getFields,
  getRows,
  openEditor,
  publish,
  publishByKeyboard,
  saved,
  tabTo,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

test.describe('the page editor', () => {
  test.slow();

  test('makes a page by mouse: six blocks, a photo, a translation, a preview, and visitors see it at once', async ({
    page,
    context,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const nid = await createPage(page, 'Proef met de muis', path);
    await openEditor(page, nid);
    await expectAccessible(page);

    await drag(page, 'Een stuk tekst');
    await expect(getRows(page)).toHaveCount(1);
    await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('Het eerste blok');
    await getFields(page).getByRole('textbox', { name: 'Tekst', exact: true }).click();
    await page.keyboard.type('Woorden van het eerste blok.');
    await expect(getCanvas(page).getByRole('heading', { name: 'Het eerste blok' })).toBeVisible();
    await expect(getCanvas(page).getByText('Woorden van het eerste blok.')).toBeVisible();

    await add(page, 'Tekst met beeld');
    await getFields(page).getByRole('textbox', { name: 'Tekst', exact: true }).click();
    await page.keyboard.type('Naast de foto.');
    await getFields(page)
      .getByRole('button', { name: /Kies een foto/ })
      .click();
    await page.getByRole('tab', { name: 'Van je computer' }).click();
    const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#4a8' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'weide.png', mimeType: 'image/png', buffer });
    await page.getByLabel('Beschrijving in het Nederlands').fill('Een groene weide');
    await page.getByLabel('Beschrijving in het Engels').fill('A green meadow');
    await page.getByRole('button', { name: 'Zet in de bibliotheek' }).click();
    await expect(getCanvas(page).getByRole('img', { name: 'Een groene weide' })).toBeVisible();

    await add(page, 'Knop met tekst');
    const button = getFields(page).getByRole('group', { name: 'Knop', exact: true });
    await button.getByLabel('Woorden van de link').fill('Naar hulp');
    await button.getByRole('button', { name: 'Zoek een pagina' }).click();
    await button.getByLabel('Zoek een pagina van dit programma').fill('hulp');
    await button.locator('.found-pages button').first().click();
    await expect(button.getByLabel('Adres')).toHaveValue(/^\//);

    await add(page, 'Veelgestelde vragen');
    await getFields(page).getByLabel('Zoek om toe te voegen').fill('gratis');
    await getFields(page).locator('.found-pages button').first().click();
    await expect(getCanvas(page).locator('.faq details')).toHaveCount(1);

    await add(page, 'Vast blok');
    await getFields(page).getByLabel('Blok', { exact: true }).selectOption('help_lines');
    await add(page, 'Video');
    await getFields(page).getByLabel('Adres van de video').fill('https://www.youtube.com/watch?v=abcdefghijk');
    await getFields(page).getByLabel('Titel van de video').fill('Een korte film');

    await saved(page);
    await expectAccessible(page);

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Bekijk voorbeeld' }).click(),
    ]);
    await expect(preview.getByRole('heading', { name: 'Het eerste blok' })).toBeVisible();
    await preview.close();
    await page.getByRole('button', { name: 'Op je telefoon' }).click();
    const phone = page.getByRole('dialog', { name: 'Op je telefoon' });
    await expect(phone.getByRole('img', { name: 'QR-code van het voorbeeld' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(phone).toBeHidden();

    await publish(page);
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Proef met de muis' })).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'Een groene weide' })).toBeVisible();
    await expect(visitor.locator('.band')).toHaveCount(6);

    await page.getByRole('link', { name: 'Engels' }).click();
    await page.getByLabel('Titel').fill('A trial by mouse');
    await page.getByLabel('Pad').fill('/trial-mouse');
    await page.getByRole('button', { name: 'Begin in het Engels' }).click();
    await expect(getRows(page)).toHaveCount(6);
    await getRows(page).first().getByRole('button').first().click();
    await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('The first block');
    await saved(page);
    await publish(page);
    await visitor.goto(getUrl('alcohol', '/en/trial-mouse'));
    await expect(visitor.getByRole('heading', { name: 'The first block' })).toBeVisible();
    await visitor.goto(getUrl('alcohol', path));
    await expect(visitor.getByRole('heading', { name: 'Het eerste blok' })).toBeVisible();
    await visitor.context().close();
  });

  test('makes a page by keyboard alone, moves and removes blocks, and is told what is wrong and where', async ({
    page,
    context,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const nid = await createPage(page, 'Proef met toetsen', path);
    await openEditor(page, nid);

    for (const name of ['Tekst', 'Tekst', 'Vast blok', 'Knop met tekst', 'Tekst met beeld', 'Veelgestelde vragen']) {
      await tabTo(page, /^Voeg een blok toe/);
      await page.keyboard.press('Enter');
      await tabTo(page, new RegExp(`^${name} ?(Een|Eén|Tekst naast)`));
      await page.keyboard.press('Enter');
      await expect(page.locator('#canvas-fields-title')).toBeFocused();
    }
    await expect(getRows(page)).toHaveCount(6);

    await tabTo(page, /^Publiceer$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.error-summary')).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, /^Blok 1, Tekst: Vul dit in/);
    await page.keyboard.press('Enter');
    await expect(getFields(page).getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
    await page.keyboard.type('Eerste tekst');
    await tabTo(page, /^Terug naar de opbouw/, 'back');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Omlaag/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tekst staat nu op plaats 2 van 6.')).toBeAttached();
    await tabTo(page, /^Omhoog/, 'back');
    await page.keyboard.press('Enter');

    await tabTo(page, /^2\. Tekst/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Haal weg/);
    await page.keyboard.press('Enter');
    await expect(getRows(page)).toHaveCount(5);
    await expect(page.locator('.canvas-outline-row:focus')).toContainText('2. Vast blok');
    await tabTo(page, /^Maak ongedaan/, 'back');
    await page.keyboard.press('Enter');
    await expect(getRows(page)).toHaveCount(6);
    await tabTo(page, /^2\. Tekst/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Bewerk/);
    await page.keyboard.press('Enter');
    await expect(page.locator('#canvas-fields-title')).toBeFocused();
    await tabTo(page, /^Tekst$/);
    await page.keyboard.type('Tweede tekst');
    await expect(getRows(page).nth(1)).toContainText('Tweede tekst');

    await choose(page, /^4\. Knop met tekst/);
    await tabTo(page, /^Woorden van de link/);
    await page.keyboard.type('Naar hulp');
    await tabTo(page, /^Adres/);
    await page.keyboard.type('/hulp');

    await choose(page, /^5\. Tekst met beeld/);
    await tabTo(page, /^Tekst$/);
    await page.keyboard.type('Bij een tekening');
    await tabTo(page, /^Bibliotheek/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Tekening/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Beschrijving/);
    await page.keyboard.type('Een tekening');

    await choose(page, /^6\. Veelgestelde vragen/);
    await tabTo(page, /^Zoek om toe te voegen/);
    await page.keyboard.type('gratis');
    await expect(getFields(page).locator('.found-pages button').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await saved(page);
    await tabTo(page, /^Bekijk voorbeeld/);
    const [preview] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(preview.getByText('Tweede tekst')).toBeVisible();
    await preview.close();
    await publishByKeyboard(page);
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByText('Tweede tekst')).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'Een tekening' })).toBeVisible();
    await expect(visitor.locator('.band')).toHaveCount(6);

    await tabTo(page, /^Engels/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Begin in het Engels' })).toBeVisible();
    await tabTo(page, /^Titel/);
    await page.keyboard.type('A trial by keys');
    await tabTo(page, /^Pad/);
    await page.keyboard.type('/trial-keys');
    await page.keyboard.press('Enter');
    await expect(getRows(page)).toHaveCount(6);
    await choose(page, /^1\. Tekst/);
    await tabTo(page, /^Titel/);
    await page.keyboard.type('First title');
    await saved(page);
    await publishByKeyboard(page);
    await visitor.goto(getUrl('alcohol', '/en/trial-keys'));
    await expect(visitor.getByRole('heading', { name: 'First title' })).toBeVisible();
    await visitor.context().close();
  });
});

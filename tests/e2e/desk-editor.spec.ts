import sharp from 'sharp';
import { inContentOf } from '#tests/support/content-of.ts';
import {
  add,
  asVisitor,
  canvasOf,
  choose,
  drag,
  fields,
  newPage,
  openEditor,
  publish,
  publishByKeyboard,
  rows,
  saved,
  storeFields,
  tabTo,
} from './editor.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, product, test } from './story.ts';

test.describe('the page editor', () => {
  test.slow();

  test('makes a page by mouse: six blocks, a photo, a translation, a preview, and visitors see it at once', async ({
    page,
    context,
  }) => {
    await staffMember(page, 'editor');
    const nid = await newPage(page, 'Proef met de muis', '/proef-muis');
    await openEditor(page, nid);
    await expectAccessible(page);

    await drag(page, 'Een stuk tekst');
    await expect(rows(page)).toHaveCount(1);
    await fields(page).getByRole('textbox', { name: 'Titel' }).fill('Het eerste blok');
    await fields(page).getByRole('textbox', { name: 'Tekst', exact: true }).click();
    await page.keyboard.type('Woorden van het eerste blok.');
    await expect(canvasOf(page).getByRole('heading', { name: 'Het eerste blok' })).toBeVisible();
    await expect(canvasOf(page).getByText('Woorden van het eerste blok.')).toBeVisible();

    await add(page, 'Tekst met beeld');
    await fields(page).getByRole('textbox', { name: 'Tekst', exact: true }).click();
    await page.keyboard.type('Naast de foto.');
    await fields(page)
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
    await expect(canvasOf(page).getByRole('img', { name: 'Een groene weide' })).toBeVisible();

    await add(page, 'Knop met tekst');
    const button = fields(page).getByRole('group', { name: 'Knop', exact: true });
    await button.getByLabel('Woorden van de link').fill('Naar hulp');
    await button.getByRole('button', { name: 'Zoek een pagina' }).click();
    await button.getByLabel('Zoek een pagina van dit programma').fill('hulp');
    await button.locator('.canvas-found button').first().click();
    await expect(button.getByLabel('Adres')).toHaveValue(/^\//);

    await add(page, 'Veelgestelde vragen');
    await fields(page).getByLabel('Zoek om toe te voegen').fill('gratis');
    await fields(page).locator('.canvas-found button').first().click();
    await expect(canvasOf(page).locator('.faq details')).toHaveCount(1);

    await add(page, 'Vast blok');
    await fields(page).getByLabel('Blok', { exact: true }).selectOption('help_lines');
    await add(page, 'Video');
    await fields(page).getByLabel('Adres van de video').fill('https://www.youtube.com/watch?v=abcdefghijk');
    await fields(page).getByLabel('Titel van de video').fill('Een korte film');

    await saved(page);
    await expectAccessible(page);

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Bekijk voorbeeld' }).click(),
    ]);
    await expect(preview.getByRole('heading', { name: 'Het eerste blok' })).toBeVisible();
    await preview.close();

    await publish(page);
    const visitor = await asVisitor(context, '/proef-muis');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Proef met de muis' })).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'Een groene weide' })).toBeVisible();
    await expect(visitor.locator('.band')).toHaveCount(6);

    await page.getByRole('link', { name: 'Engels' }).click();
    await page.getByLabel('Titel').fill('A trial by mouse');
    await page.getByLabel('Pad').fill('/trial-mouse');
    await page.getByRole('button', { name: 'Begin in het Engels' }).click();
    await expect(rows(page)).toHaveCount(6);
    await rows(page).first().getByRole('button').first().click();
    await fields(page).getByRole('textbox', { name: 'Titel' }).fill('The first block');
    await saved(page);
    await publish(page);
    await visitor.goto(address('alcohol', '/en/trial-mouse'));
    await expect(visitor.getByRole('heading', { name: 'The first block' })).toBeVisible();
    await visitor.goto(address('alcohol', '/proef-muis'));
    await expect(visitor.getByRole('heading', { name: 'Het eerste blok' })).toBeVisible();
    await visitor.context().close();
  });

  test('makes a page by keyboard alone, moves and removes blocks, and is told what is wrong and where', async ({
    page,
    context,
  }) => {
    await staffMember(page, 'editor');
    const nid = await newPage(page, 'Proef met toetsen', '/proef-toetsen');
    await openEditor(page, nid);

    for (const name of ['Tekst', 'Tekst', 'Vast blok', 'Knop met tekst', 'Tekst met beeld', 'Veelgestelde vragen']) {
      await tabTo(page, /^Voeg een blok toe/);
      await page.keyboard.press('Enter');
      await tabTo(page, new RegExp(`^${name} ?(Een|Eén|Tekst naast)`));
      await page.keyboard.press('Enter');
      await expect(page.locator('#canvas-fields-title')).toBeFocused();
    }
    await expect(rows(page)).toHaveCount(6);

    await tabTo(page, /^Publiceer$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.error-summary')).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, /^1\. Tekst: Tekst: Vul dit in/);
    await page.keyboard.press('Enter');
    await expect(fields(page).getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
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
    await expect(rows(page)).toHaveCount(5);
    await expect(page.locator('.canvas-outline-row:focus')).toContainText('2. Vast blok');
    await tabTo(page, /^Maak ongedaan/, 'back');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(6);
    await tabTo(page, /^2\. Tekst/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Bewerk/);
    await page.keyboard.press('Enter');
    await expect(page.locator('#canvas-fields-title')).toBeFocused();
    await tabTo(page, /^Tekst$/);
    await page.keyboard.type('Tweede tekst');
    await expect(rows(page).nth(1)).toContainText('Tweede tekst');

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
    await expect(fields(page).locator('.canvas-found button').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await saved(page);
    await tabTo(page, /^Bekijk voorbeeld/);
    const [preview] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(preview.getByText('Tweede tekst')).toBeVisible();
    await preview.close();
    await publishByKeyboard(page);
    const visitor = await asVisitor(context, '/proef-toetsen');
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
    await expect(rows(page)).toHaveCount(6);
    await choose(page, /^1\. Tekst/);
    await tabTo(page, /^Titel/);
    await page.keyboard.type('First title');
    await saved(page);
    await publishByKeyboard(page);
    await visitor.goto(address('alcohol', '/en/trial-keys'));
    await expect(visitor.getByRole('heading', { name: 'First title' })).toBeVisible();
    await visitor.context().close();
  });

  test('two editors: the second is shown what differs, and nothing of either is lost', async ({
    page,
    browser,
    expectNoise,
  }) => {
    expectNoise(/412/);
    await staffMember(page, 'editor');
    const nid = await newPage(page, 'Samen', '/samen', 'basic_page');
    await openEditor(page, nid);
    const other = await (await browser.newContext()).newPage();
    await staffMember(other, 'editor', { name: 'Sacha' });
    await openEditor(other, nid);

    await other.getByLabel('Inleiding').fill('Inleiding van Sacha');
    await other.getByLabel('Titel').fill('Samen van Sacha');
    await saved(other);
    await page.getByLabel('Titel').fill('Samen van mij');
    const dialog = page.getByRole('dialog', { name: /Sacha heeft deze pagina ook bewerkt/ });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByRole('group', { name: 'Titel' })).toContainText('Jullie veranderden dit allebei.');
    await dialog.getByRole('button', { name: 'Ga hiermee verder' }).click();
    await saved(page);
    await expect(page.getByLabel('Inleiding')).toHaveValue('Inleiding van Sacha');
    await expect(page.getByRole('heading', { level: 1, name: 'Samen van mij' })).toBeVisible();
    await other.context().close();
  });

  test('leaves a block of an unknown type as it is, and fits a phone', async ({ page }) => {
    await staffMember(page, 'editor');
    const nid = await newPage(page, 'Onbekend', '/onbekend', 'basic_page');
    const strange = {
      type: 'carousel.v2',
      'a.b': [{}, null],
      uuid: '00000000-0000-4000-8000-0000000000aa',
      deep: { x: [] },
    };
    await storeFields(nid, { paragraphs: [strange] });
    await openEditor(page, nid);
    await expect(canvasOf(page).getByText('Onbekend blok: carousel.v2')).toBeVisible();
    await page.getByLabel('Inleiding').fill('Een inleiding');
    await saved(page);
    const { rows: found } = await inContentOf(product(), ({ database }) =>
      database.pool.query('select fields from node_revisions where nid = $1 order by vid desc limit 1', [nid]),
    );
    expect(found[0].fields).toEqual({ lead: 'Een inleiding', paragraphs: [strange] });

    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto(bareAddress(`/en/beheer/pagina/${nid}/nl`));
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  });

  test('comes to no visitor: no page of the site asks for the code of the editor', async ({ page }) => {
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(new URL(response.url()).pathname, response.text());
    });
    for (const path of ['/', '/hulp', '/registreren', '/inloggen']) {
      await page.goto(address('alcohol', path));
      await page.waitForLoadState('networkidle');
    }
    const texts = await Promise.all(scripts.values());
    expect(texts.length).toBeGreaterThan(2);
    expect([...scripts.keys()].filter((path) => /PageEditor|Desk/.test(path))).toEqual([]);
    expect(texts.filter((text) => text.includes('data-puck'))).toEqual([]);
  });
});

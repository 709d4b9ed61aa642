import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inContentOf } from '#tests/support/content-of.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, product, test } from './story.ts';

const canvasOf = (page: Page): FrameLocator => page.frameLocator('#preview-frame');
const outline = (page: Page): Locator => page.locator('.canvas-outline');
const fields = (page: Page): Locator => page.locator('.canvas-fields');
const rows = (page: Page): Locator => outline(page).locator('ol > li');

/** A new page without content, made through the contract as the list of pages does. */
async function newPage(page: Page, title: string, path: string, type = 'landing_page'): Promise<number> {
  const token = await (await page.request.get(bareAddress('/api/nl/session/token'))).text();
  const answer = await page.request.post(bareAddress('/api/nl/desk/pages'), {
    headers: { 'x-csrf-token': token },
    data: { type, domains: ['alcohol'], language: 'nl', title, path },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).nid;
}

async function openEditor(page: Page, nid: number, language = 'nl'): Promise<void> {
  await page.goto(bareAddress(`/beheer/pagina/${nid}/${language}`));
  await expect(canvasOf(page).locator('.canvas-page')).toBeVisible();
}

const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible({ timeout: 20_000 });

/** Drags a type of the palette onto the canvas. */
async function drag(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Blokken' }).click();
  const item = page.locator('[data-puck-drawer-item]', { hasText: name }).last();
  const from = await item.boundingBox();
  const slot = await canvasOf(page).locator('[data-puck-dropzone]').first().boundingBox();
  if (!from || !slot) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 40, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 40, { steps: 5 });
  await page.mouse.move(slot.x + slot.width / 2, slot.y + 20, { steps: 15 });
  await page.mouse.move(slot.x + slot.width / 2, slot.y + 25, { steps: 5 });
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.getByRole('tab', { name: 'Opbouw' }).click();
}

async function add(page: Page, name: string): Promise<void> {
  const count = await rows(page).count();
  await outline(page).getByRole('button', { name: 'Voeg een blok toe' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(rows(page)).toHaveCount(count + 1);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
}

async function asVisitor(context: BrowserContext, path: string): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('No browser.');
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await visitor.goto(address('alcohol', path));
  return visitor;
}

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
});

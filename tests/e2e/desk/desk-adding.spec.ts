import type { Locator, Page } from '@playwright/test';
import {
  createPage,
  getCanvas,
  getFields,
  getOutline,
  getRows,
  openEditor,
  publish,
  saved,
  storeFields,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const createText = (title: string | undefined, body: string) => ({
  uuid: crypto.randomUUID(),
  type: 'text',
  ...(title === undefined ? {} : { title }),
  body,
});

const TEXTS = [createText('Slapen', '<p>Ga op tijd naar bed.</p>'), createText('Eten', '<p>Eet samen.</p>')];

async function openPage(page: Page, paragraphs: readonly object[], path = getFreshPath()): Promise<void> {
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Over rust', path, 'basic_page');
  await storeFields(nid, { paragraphs });
  await openEditor(page, nid);
}

const getPlace = (page: Page, name: string): Locator => getCanvas(page).getByRole('textbox', { name, exact: true });
const getBodyWith = (page: Page, text: string) => getPlace(page, 'Tekst').filter({ hasText: text });
const blockWith = (page: Page, text: string) =>
  getCanvas(page)
    .getByRole('group', { name: /kies of versleep/ })
    .filter({ hasText: text });
const getChildren = (block: Locator) => block.getByRole('button', { name: /^Voeg een blok toe onder/ });
const getQuestion = (page: Page) => page.getByRole('dialog', { name: 'Welk blok wil je toevoegen?' });

test.describe('adding a block where it will stand', () => {
  test.slow();

  test('is asked for between two blocks, by mouse and by keyboard, and is typed in at once', async ({ page }) => {
    await openPage(page, TEXTS);
    await blockWith(page, 'Slapen').hover();
    await getChildren(blockWith(page, 'Slapen')).click();
    await expect(getQuestion(page).getByRole('searchbox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('tekst');
    await page.keyboard.press('Enter');
    await expect(getRows(page)).toHaveCount(3);
    await expect(getRows(page).nth(1).getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    // The focus is in the first text of the new block.
    await expect(getPlace(page, 'Titel').nth(2)).toBeFocused();
    await page.keyboard.type('Bewegen');
    await expect(getRows(page).nth(1)).toContainText('Bewegen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Loop een rondje.');
    await expect(getFields(page).getByRole('textbox', { name: 'Tekst' })).toContainText('Loop een rondje.');
    await saved(page);
    await expectAccessible(page);

    // Closing the palette without a choice returns the focus to its button.
    const above = blockWith(page, 'Slapen').getByRole('button', { name: /^Voeg een blok toe boven/ });
    await above.focus();
    await page.keyboard.press('Enter');
    await expect(getQuestion(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getQuestion(page)).toHaveCount(0);
    await expect(above).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('video');
    await page.keyboard.press('Enter');
    // A field without text on the canvas is filled in next to it.
    await expect(page.locator('#canvas-fields-title')).toBeFocused();
    await expect(getRows(page)).toHaveCount(4);
    await expect(getRows(page).first()).toContainText('Video');
    await page.getByRole('button', { name: 'Maak ongedaan' }).click();
    await expect(getRows(page)).toHaveCount(3);
    await expect(getRows(page).first()).toContainText('Slapen');
  });

  test('is asked for by / in an empty text, after what was typed or in its place', async ({ page }) => {
    await openPage(page, TEXTS);
    const body = getBodyWith(page, 'Eet samen.');
    await body.click();
    await body.press('ControlOrMeta+End');
    // Inside a text a slash is a character like any other.
    await page.keyboard.type(' Met/zonder.');
    await expect(getQuestion(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(getQuestion(page)).toBeVisible();
    await page.keyboard.type('tekst');
    await page.keyboard.press('Enter');
    await expect(getRows(page)).toHaveCount(3);
    await expect(getBodyWith(page, 'Eet samen.')).toHaveText('Eet samen. Met/zonder.');
    const title = getRows(page).nth(2);
    await page.keyboard.type('/');
    await expect(getQuestion(page)).toBeVisible();
    // Escape leaves the typed character, and typing continues after it.
    await page.keyboard.press('Escape');
    await expect(title).toContainText('/');
    await expect(getPlace(page, 'Titel').filter({ hasText: '/' })).toBeFocused();
    await page.keyboard.type('hulp');
    await expect(title).toContainText('/hulp');
    for (let time = 0; time < '/hulp'.length; time += 1) await page.keyboard.press('Backspace');
    await expect(title).not.toContainText('/');
    await page.keyboard.type('/');
    await expect(getQuestion(page)).toBeVisible();
    await getQuestion(page)
      .getByRole('button', { name: /^Vast blok/ })
      .click();
    // The block was empty: the new one replaces it.
    await expect(getRows(page)).toHaveCount(3);
    await expect(getRows(page).nth(2)).toContainText('Vast blok');
    await saved(page);
  });

  test('shows what an empty text of the chosen block is for, to editors alone', async ({ page, context }) => {
    const path = getFreshPath();
    await openPage(page, [createText(undefined, '<p>Alleen woorden.</p>'), TEXTS[1] as object], path);
    await expect(getPlace(page, 'Titel').filter({ hasText: /^$/ })).toHaveCount(0);
    await getRows(page).first().getByRole('button').first().click();
    const empty = getPlace(page, 'Titel').nth(1);
    await expect(empty).toHaveText('');
    expect(await empty.evaluate((container) => getComputedStyle(container, '::before').content)).toBe('"Titel"');
    await expectAccessible(page);
    await publish(page);
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByText('Alleen woorden.')).toBeVisible();
    await expect(visitor.getByRole('main')).not.toContainText('Titel');
    await visitor.context().close();

    await empty.click();
    await page.keyboard.type('Nu met kop');
    await expect(getOutline(page)).toContainText('Nu met kop');
    // Escape moves the focus from the text to its block.
    await page.keyboard.press('Escape');
    await expect(blockWith(page, 'Nu met kop')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(getRows(page)).toHaveCount(1);
  });

  test('shows where the introduction of a page and the words of a link will stand, and takes them there', async ({
    page,
    context,
  }) => {
    const path = getFreshPath();
    await openPage(page, [{ uuid: crypto.randomUUID(), type: 'cta', title: 'Begin' }, ...TEXTS], path);
    const lead = getPlace(page, 'Inleiding');
    expect(await lead.evaluate((container) => getComputedStyle(container, '::before').content)).toBe('"Inleiding"');
    await expectAccessible(page);
    await lead.click();
    await page.keyboard.type('Rust is goed voor je.');
    await expect(getFields(page).getByRole('textbox', { name: 'Inleiding' })).toHaveValue('Rust is goed voor je.');

    // Parts of the page outside a block are shown without their empty fields while a block is edited.
    await getRows(page).first().getByRole('button').first().click();
    const link = getPlace(page, 'Knop');
    const second = getPlace(page, 'Tweede link');
    for (const locator of [link, second]) await expect(locator).toHaveText('');
    await expectAccessible(page);
    await link.click();
    await page.keyboard.type('Doe mee');
    const button = getFields(page).getByRole('group', { name: 'Knop', exact: true });
    await expect(button.getByRole('textbox', { name: 'Woorden' })).toHaveValue('Doe mee');
    await second.click();
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await button.getByRole('textbox', { name: 'Adres' }).fill('https://example.org/mee');
    await saved(page);
    // A link without text and URL does not prevent publishing.
    await publish(page);
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByText('Rust is goed voor je.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Doe mee' })).toHaveAttribute('href', 'https://example.org/mee');
    await expect(visitor.getByRole('main')).not.toContainText('Tweede link');
    await visitor.context().close();
  });
});

test('an editor is told while writing what reads hard, and what is drawn as a heading and is none', async ({
  page,
}) => {
  const hard =
    '<p>Verantwoordelijkheidsgevoel veronderstelt zelfredzaamheid, waardoor gebruikers gedragsveranderingen daadwerkelijk volhouden gedurende langdurige behandelingstrajecten binnen hulpverleningsorganisaties, ongeacht persoonlijke omstandigheden, maatschappelijke verwachtingen, eerdere ervaringen, lichamelijke klachten.</p>';
  const textKey = 'Je drinkt vandaag minder. '.repeat(10);
  await openPage(page, [
    createText('Eerst', `${hard}<p>${'Het kan zo zijn. '.repeat(6)}</p>`),
    createText('Dan', `<p><strong>Dit lijkt een kop</strong></p><p>${textKey}</p>`),
  ]);
  await page.getByRole('tab', { name: /^Let op/ }).click();
  const notes = page.locator('.canvas-notes');
  await expect(notes).toContainText('leest moeilijk (LIX');
  await expect(notes.getByRole('button', { name: /Blok 2, Tekst/ })).toContainText('“Dit lijkt een kop” lijkt een kop');
  await page.getByText(/woorden, 1 minuut lezen/).click();
  await expect(page.locator('.canvas-reading-texts')).toContainText('Blok 2, Tekst 44 woorden, LIX');
  await expectAccessible(page);
  await notes.getByRole('button', { name: /leest moeilijk/ }).click();
  await expect(getFields(page).getByRole('textbox', { name: 'Tekst' })).toBeFocused();

  // A problem that only the rendered page shows is reported after a pause in typing: here text with low contrast.
  await getBodyWith(page, 'Het kan zo zijn.').evaluate((container) => {
    container.style.color = 'rgb(220 220 220)';
  });
  const title = getPlace(page, 'Titel').filter({ hasText: 'Dan' });
  await title.click();
  await page.keyboard.type('!');
  const button = notes.getByRole('button', { name: /^Blok 1, Tekst.*moeilijk te lezen op deze kleur/ });
  await expect(button.first()).toBeVisible();
});

test('a section stands at no address, and offers no preview of one', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openEditor(page, await createPage(page, 'Zonder adres', '', 'section'));
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bekijk voorbeeld' })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import {
  add,
  createPage,
  getCanvas,
  getFields,
  getOutline,
  getRows,
  openEditor,
  publish,
  saved,
  storeFields,
  tabTo,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const createText = (title: string, body: string) => ({ uuid: crypto.randomUUID(), type: 'text', title, body });

/** An editable element contains its editor (Tiptap). */
interface EditedElement extends Element {
  readonly editor?: { readonly state: { readonly selection: { readonly empty: boolean } } };
}

/** Returns the names of the blocks in the palette, by group. */
const offer = (page: Page) => page.getByRole('dialog').locator('.canvas-add-group');

test.describe('the fields of the page editor', () => {
  test.slow();

  test('formats a text by keyboard alone, and the canvas shows it as visitors will see it', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Opmaak', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    await add(page, 'Tekst');
    const field = getFields(page).getByRole('textbox', { name: 'Tekst', exact: true });
    await tabTo(page, /^Link$/);
    await page.keyboard.press('Enter');
    await expect(getFields(page).getByText('Kies eerst in de tekst de woorden')).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Kop$/, 'back');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('Een kop');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Vette woorden');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Naar de hulp');
    await page.keyboard.press('Shift+Home');
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Naar de hulp');
    // The field receives the browser's selection a moment later.
    await expect
      .poll(() => field.evaluate((element) => (element as EditedElement).editor?.state.selection.empty))
      .toBe(false);
    await tabTo(page, /^Link$/, 'back');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Adres/);
    await page.keyboard.type('/hulp');
    await tabTo(page, /^Maak de link/);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Lijst$/, 'back');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Eerste stap');

    const canvas = getCanvas(page);
    await expect(canvas.locator('h2, h3', { hasText: 'Een kop' })).toBeVisible();
    await expect(canvas.locator('strong', { hasText: 'Vette woorden' })).toBeVisible();
    await expect(canvas.locator('a[href$="/hulp"]', { hasText: 'Naar de hulp' })).toBeVisible();
    await expect(canvas.locator('li', { hasText: 'Eerste stap' })).toBeVisible();
    await saved(page);
    await expectAccessible(page);
  });

  test('repeats the fields of a group: rows are added, typed, moved, judged and taken out, and visitors read them', async ({
    page,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const nid = await createPage(page, 'Deuren', path, 'basic_page');
    await openEditor(page, nid);
    await add(page, 'Deur');
    await getFields(page).getByLabel('Titel', { exact: true }).fill('Na een uitglijder');
    await getFields(page).getByLabel('Waarvoor').selectOption('slip');
    const steps = getFields(page).getByRole('group', { name: 'Stappen' });
    const getStep = (at: number) => steps.getByRole('textbox', { name: `Stap ${at}` });
    const button = steps.getByRole('button', { name: 'Voeg toe: Stap' });
    for (const text of ['Adem uit.', 'Bel iemand.']) {
      await button.press('Enter');
      await expect(steps.getByRole('textbox').last()).toBeFocused();
      await page.keyboard.type(text);
    }
    await steps.getByRole('button', { name: 'Omhoog (Stap 2: Bel iemand.)' }).press('Enter');
    const locator = getCanvas(page).locator('.door-steps li');
    await expect(locator).toHaveText(['Bel iemand.', 'Adem uit.']);
    // A row can also be edited on the canvas.
    await locator.first().locator('[data-edit]').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Nu.');
    await expect(getStep(1)).toHaveValue('Bel iemand. Nu.');

    await button.press('Enter');
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
    await page.getByRole('button', { name: 'Blok 1, Deur, Stap 3: Vul dit in.' }).click();
    await expect(getStep(3)).toBeFocused();
    await expect(getStep(3)).toHaveAccessibleDescription('Vul dit in.');
    await expectAccessible(page);
    await steps.getByRole('button', { name: 'Haal weg (Stap 3)' }).press('Enter');
    await publish(page);
    const visitor = await toVisitor(page.context(), path);
    await expect(visitor.locator('.door-steps li')).toHaveText(['Bel iemand. Nu.', 'Adem uit.']);
  });

  test('offers by groups, with a hint and an example, what may stand on a type of page, and nothing else', async ({
    page,
  }) => {
    await createStaffMember(page, 'editor', { language: 'en' });
    const landing = await createPage(page, 'Aanbod', getFreshPath());
    const programme = await createPage(page, 'Aanbod van een programma', getFreshPath(), 'program');
    await openEditor(page, landing, 'nl', '/en');
    await page.getByRole('button', { name: 'Add a block' }).click();
    await expect(offer(page).getByRole('heading')).toHaveText(['Text', 'Images and video', 'To do', 'Lists']);
    await expect(offer(page).getByRole('button', { name: 'A piece of text, with or without a title.' })).toBeVisible();
    await expect(offer(page).locator('.canvas-preview img, .canvas-preview svg').first()).toBeAttached();
    await expect(offer(page).getByRole('button', { name: /^(Phase|Exercise)/ })).toHaveCount(0);
    await expectAccessible(page);
    await openEditor(page, programme, 'nl', '/en');
    await page.getByRole('button', { name: 'Add a block' }).first().click();
    await expect(offer(page).getByRole('button')).toHaveText([/^Phase/]);
    await expectAccessible(page);
  });

  test('has blocks inside a block: an exercise of a phase is added, moved and taken out by keyboard', async ({
    page,
  }) => {
    await createStaffMember(page, 'editor', { language: 'en' });
    const nid = await createPage(page, 'Fasen', getFreshPath(), 'program');
    await openEditor(page, nid, 'nl', '/en');
    await page.getByRole('button', { name: 'Add a block' }).first().press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Phase/ })
      .press('Enter');
    await expect(page.locator('#canvas-fields-title')).toBeFocused();
    for (const title of ['Ademen', 'Wandelen']) {
      await getFields(page).getByRole('button', { name: 'Add: Exercise' }).press('Enter');
      const locator = getFields(page).locator('details[open]').last();
      await locator.getByRole('textbox', { name: 'Title' }).fill(title);
    }
    const inside = getFields(page).locator('.canvas-nested > summary');
    await expect(inside).toHaveText(['1. Exercise: Ademen', '2. Exercise: Wandelen']);
    await getFields(page).getByRole('button', { name: 'Up (2. Exercise: Wandelen)' }).press('Enter');
    await expect(inside).toHaveText(['1. Exercise: Wandelen', '2. Exercise: Ademen']);
    await expectAccessible(page);
    await getFields(page).getByRole('button', { name: 'Remove (1. Exercise: Wandelen)' }).press('Enter');
    await expect(inside).toHaveText(['1. Exercise: Ademen']);
    await expectAccessible(page);
  });

  test('notes what is hard to use while somebody edits, and leads to it', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Aandacht', getFreshPath(), 'basic_page');
    const image = {
      uuid: crypto.randomUUID(),
      type: 'text_image',
      body: '<p>Bij beeld.</p>',
      image: { drawing: 'bos', alt: '' },
    };
    const skips = createText('Titel', '<h4>Te diep</h4><p>Lees <a href="/hulp">hier</a>.</p>');
    await storeFields(nid, { paragraphs: [skips, image] });
    await openEditor(page, nid);
    await page.getByRole('tab', { name: 'Let op (3)' }).click();
    const notes = page.locator('.canvas-notes');
    await expect(notes).toContainText('De kop “Te diep” slaat een niveau over.');
    await expect(notes).toContainText('De link “hier” zegt niet waar hij heen gaat.');
    await expectAccessible(page);
    await notes.getByRole('button', { name: 'Dit beeld heeft geen beschrijving' }).press('Enter');
    await expect(getFields(page).getByRole('heading', { name: 'Tekst met beeld' })).toBeVisible();
    await getFields(page).getByLabel('Beschrijving').fill('Een bos in de ochtend');
    await expect(page.getByRole('tab', { name: 'Let op (2)' })).toBeVisible();
    await expectAccessible(page);
  });

  test('shows the page in each of its programmes, and undoes what was done last', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Twee programma’s', getFreshPath(), 'landing_page', ['alcohol', 'tobacco']);
    await openEditor(page, nid);
    const html = getCanvas(page).locator('html');
    await expect(html).toHaveAttribute('data-domain', 'alcohol');
    await page.getByLabel('Programma', { exact: true }).selectOption('tobacco');
    await expect(html).toHaveAttribute('data-domain', 'tobacco');
    await expect(html.locator('link[href*="content-tobacco"]')).toHaveCount(1);
    await expect(html.locator('link[href*="content-alcohol"]')).toHaveCount(0);
    await add(page, 'Tekst');
    await page.getByRole('button', { name: 'Maak ongedaan' }).press('Enter');
    await expect(getRows(page)).toHaveCount(0);
    await expect(getOutline(page).getByText('Er staan nog geen blokken.')).toBeVisible();
    await page.getByRole('button', { name: 'Doe opnieuw' }).press('Enter');
    await expect(getRows(page)).toHaveCount(1);
    await expectAccessible(page);
  });
});

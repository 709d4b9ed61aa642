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

const createText = (title: string, body: string) => ({ uuid: crypto.randomUUID(), type: 'text', title, body });

const getPlace = (page: Page, name: string, text: string) =>
  getCanvas(page).getByRole('textbox', { name, exact: true }).filter({ hasText: text });

/** Creates a page with two texts and opens it in the editor. */
async function openTexts(page: Page, path: string, type = 'basic_page'): Promise<number> {
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Over rust', path, type);
  await storeFields(nid, {
    paragraphs: [createText('Slapen', '<p>Ga op tijd naar bed.</p>'), createText('Eten', '<p>Eet samen.</p>')],
  });
  await openEditor(page, nid);
  return nid;
}

/** Pastes like a word processor. */
const paste = (page: Page, html: string, plainText: string) =>
  page.evaluate(
    async ([rich, text]) => {
      const type = (kind: string, value: string) => [kind, new Blob([value], { type: kind })];
      const entries = Object.fromEntries([type('text/html', rich ?? ''), type('text/plain', text ?? '')]);
      await navigator.clipboard.write([new ClipboardItem(entries)]);
    },
    [html, plainText],
  );

/** Presses a key until a field contains this text: fast typing is one undo step, slow typing several. */
const pressUntil = (page: Page, key: string, locator: Locator, text: string) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(locator).toHaveText(text, { timeout: 1_000 });
  }).toPass();

test.describe('typing on the page', () => {
  test.slow();

  test('an editor changes titles and text where they stand, and visitors read them', async ({ page, context }) => {
    await openTexts(page, '/typen-op-de-pagina');
    const canvas = getCanvas(page);

    // The title of the page remains a heading, and contains a field with a label.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Over rust');
    const title = getPlace(page, 'Titel', 'Over rust');
    await title.click();
    await title.press('End');
    await page.keyboard.type(' en ruimte');
    await expect(getFields(page).getByLabel('Titel')).toHaveValue('Over rust en ruimte');

    const block = getPlace(page, 'Titel', 'Slapen');
    await block.click();
    await block.press('End');
    await page.keyboard.type(' gaat');
    await expect(getOutline(page)).toContainText('Slapen gaat');
    await expect(getFields(page).getByLabel('Titel')).toHaveValue('Slapen gaat');

    const body = getPlace(page, 'Tekst', 'Ga op tijd');
    await body.click();
    await body.press('ControlOrMeta+End');
    await page.keyboard.type(' Lees nog wat.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Doe het licht uit.');
    await saved(page);
    await expectAccessible(page);
    await page.reload();
    await expect(getPlace(page, 'Titel', 'Slapen gaat')).toBeVisible();
    await publish(page);

    const visitor = await toVisitor(context, '/typen-op-de-pagina');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Over rust en ruimte');
    await expect(visitor.getByText('Ga op tijd naar bed. Lees nog wat.')).toBeVisible();
    await expect(visitor.getByText('Doe het licht uit.')).toBeVisible();
    expect(await visitor.content()).not.toMatch(/data-edit|[\uE000-\uF8FF]/);
    await visitor.context().close();
  });

  test('the widths and the formats share one row, and the hint leaves it after the first opened text', async ({
    page,
  }) => {
    await openTexts(page, '/een-rij');
    const row = page.locator('#canvas-formats');
    const hint = row.getByText('Alt+F10 gaat naar de opmaak.');
    const widths = row.getByRole('radio', { name: 'Telefoon' });
    const getHeight = async () => (await row.boundingBox())?.height;
    await expect(hint).toBeVisible();
    await expect(widths).toBeVisible();
    const height = await getHeight();
    await getPlace(page, 'Tekst', 'Ga op tijd').click();
    await expect(row.getByRole('button', { name: /Vet/ })).toBeVisible();
    await expect(widths).toBeHidden();
    expect(await getHeight()).toBe(height);
    await getOutline(page).getByRole('button').first().click();
    await expect(widths).toBeVisible();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(widths).toBeVisible();
    await expect(hint).toBeHidden();
  });

  test('one undo goes back over words, formatted text and the page alike', async ({ page }) => {
    await openTexts(page, '/een-stap-terug');
    const title = getPlace(page, 'Titel', 'Eten');
    await title.click();
    await title.press('End');
    await page.keyboard.type(' en drinken');
    await expect(getOutline(page)).toContainText('Eten en drinken');
    await pressUntil(page, 'ControlOrMeta+z', title, 'Eten');
    await expect(getOutline(page)).not.toContainText('Eten en');
    await pressUntil(page, 'ControlOrMeta+Shift+z', title, 'Eten en drinken');
    await page.keyboard.type('!');
    await expect(getOutline(page)).toContainText('Eten en drinken!');

    const body = getPlace(page, 'Tekst', 'Eet samen');
    await body.click();
    await body.press('ControlOrMeta+End');
    await page.keyboard.type(' Praat wat.');
    await expect(getFields(page).getByRole('textbox', { name: 'Tekst' })).toContainText('Eet samen. Praat wat.');
    await pressUntil(page, 'ControlOrMeta+z', body, 'Eet samen.');
    await pressUntil(page, 'ControlOrMeta+y', body, 'Eet samen. Praat wat.');
  });

  test('no key that is typed in a place deletes its block, and what is pasted loses its looks', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTexts(page, '/plakken-en-wissen');
    const title = getPlace(page, 'Titel', 'Slapen');
    await title.click();
    await title.press('End');
    for (let time = 0; time < 'Slapen'.length; time += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await expect(getRows(page)).toHaveCount(2);
    await paste(page, '<b>Goede</b><br><i>nacht</i>', 'Goede\nnacht');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(getFields(page).getByLabel('Titel')).toHaveValue('Goede nacht');
    await page.keyboard.press('Enter');
    await expect(getRows(page)).toHaveCount(2);

    const body = getPlace(page, 'Tekst', 'Ga op tijd');
    await body.click();
    await body.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(getRows(page)).toHaveCount(2);
    const pasted =
      '<p style="color:red"><b>Rust</b> is <a href="javascript:alert(1)">goed</a></p><ul><li>Slaap</li></ul><img src="x">';
    await paste(page, pasted, 'Rust is goed');
    await page.keyboard.press('ControlOrMeta+v');
    const field = getFields(page).getByRole('textbox', { name: 'Tekst' });
    await expect(field.locator('strong')).toHaveText('Rust');
    await expect(field.locator('li')).toHaveText('Slaap');
    await expect(field.locator('img, [style], a')).toHaveCount(0);
  });

  test('the keyboard goes from block to title to text, to the formats and back', async ({ page }) => {
    await openTexts(page, '/met-het-toetsenbord');
    await getPlace(page, 'Titel', 'Slapen').focus();
    await page.keyboard.press('Tab');
    const body = getPlace(page, 'Tekst', 'Ga op tijd');
    await expect(body).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Alt+F10');
    const bold = page.locator('.canvas-live-formats').getByRole('button', { name: 'Vet', exact: true });
    await expect(bold).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(body.locator('strong')).toHaveText('Ga op tijd naar bed.');
    await expect(body).toBeFocused();
    // The caret is restored a moment after the formatting.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+End');
      expect(await body.evaluate(({ ownerDocument }) => ownerDocument.getSelection()?.isCollapsed)).toBe(true);
    }).toPass();
    await page.keyboard.type(' Echt.');
    await expect(body).toContainText('bed. Echt.');
    await page.keyboard.press('Tab');
    await expect(getCanvas(page).getByRole('button', { name: 'Voeg een blok toe onder Tekst' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      getCanvas(page)
        .getByRole('group', { name: /^Tekst: kies of versleep/ })
        .nth(1),
    ).toBeFocused();
  });
});

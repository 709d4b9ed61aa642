import { createPage, getCanvas, getRows, openEditor, publish, saved, storeFields } from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const createText = (title: string) => ({ uuid: crypto.randomUUID(), type: 'text', title, body: '<p>Woorden.</p>' });

test('the keys of the editor save, publish, search and move, in the page and beside it', async ({ page }) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Met toetsen', getFreshPath(), 'basic_page');
  await storeFields(nid, { paragraphs: [createText('Een'), createText('Twee')] });
  await openEditor(page, nid);
  await publish(page);

  // Alt with an arrow moves the block with the focus.
  const first = getRows(page).first().getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(getRows(page).nth(1)).toContainText('Een');
  await expect(getRows(page).nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(getRows(page).nth(1)).toContainText('Een');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(getRows(page).first()).toContainText('Een');

  // In a text of the page the same shortcuts work.
  const title = getCanvas(page).getByRole('textbox', { name: 'Titel', exact: true }).filter({ hasText: 'Een' });
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' erbij');
  await page.keyboard.press('Control+s');
  await saved(page);
  const getNewest = () =>
    page
      .locator('[data-toast]', { hasText: 'De pagina staat nu op de site.' })
      .evaluateAll((toasts) => Number(toasts.at(-1)?.getAttribute('data-toast') ?? 0));
  const before = await getNewest();
  await page.keyboard.press('Control+Enter');
  await expect.poll(getNewest).toBeGreaterThan(before);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Zoek in het beheer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Sneltoetsen').click();
  await expect(page.getByText('Alt + F10')).toBeVisible();
});

import {
  createPage,
  getCanvas,
  getFields,
  getOutline,
  getRows,
  openEditor,
  publish,
  saved,
  tabTo,
} from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('colleagues at one page', () => {
  test.slow();

  test('see each other, where and whether they write, take in what the other saves, and leave notes', async ({
    page,
    browser,
  }) => {
    await createStaffMember(page, 'editor', { name: 'Noor' });
    const nid = await createPage(page, 'Samen aan het werk', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    await getOutline(page).getByRole('button', { name: 'Voeg een blok toe' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tekst/ })
      .first()
      .click();
    await expect(getRows(page)).toHaveCount(1);
    await saved(page);

    const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    await createStaffMember(other, 'editor', { name: 'Sacha' });
    await openEditor(other, nid);
    await expect(other.getByText('Ook hier: Noor')).toBeVisible();
    await getRows(other).getByRole('button').first().click();
    await expect(page.getByText('Ook hier: Sacha in 1. Tekst.')).toBeVisible();
    await expect(getCanvas(page).getByText('Sacha is hier')).toBeVisible();
    await expectAccessible(page);

    // A colleague's save is merged automatically, without a question.
    await getFields(other).getByLabel('Titel').fill('Kop van Sacha');
    await saved(other);
    await expect(getFields(page).getByLabel('Titel')).toHaveValue('Kop van Sacha');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Undoing the block that was added before it would delete what the colleague saved.
    await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toBeDisabled();

    // A text that has the caret shows a colleague's correction, so that typing on does not undo it.
    const typed = getCanvas(page).getByRole('textbox', { name: 'Tekst', exact: true });
    const corrected = getFields(other).getByRole('textbox', { name: 'Tekst' });
    await typed.click();
    await page.keyboard.type('Rook neit.');
    await expect(corrected).toHaveText('Rook neit.');
    await corrected.fill('Rook niet.');
    await expect(typed).toHaveText('Rook niet.');
    await typed.press('ControlOrMeta+End');
    await page.keyboard.type(' Adem in.');
    await expect(corrected).toHaveText('Rook niet. Adem in.');

    // Adds a note to the block by keyboard, which the other editor reads and resolves.
    await getRows(page).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^Notities/ }).click();
    await tabTo(page, /^Schrijf een notitie/);
    await expect(page.getByText('Komt te staan bij: Blok 1, Tekst')).toBeVisible();
    await page.keyboard.type('Is deze kop niet te lang?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('.canvas-colleague-notes li')).toContainText('Is deze kop niet te lang?');
    await expect(other.getByRole('tab', { name: 'Notities (1)' })).toBeVisible();
    await other.reload();
    await other.getByRole('tab', { name: /^Notities/ }).click();
    const note = other.locator('.canvas-colleague-notes li');
    await expect(note).toContainText('Noor');
    await note.getByRole('button', { name: 'Klaar' }).click();
    await expect(note.getByRole('button', { name: 'Toch nog open' })).toBeVisible();
    await expectAccessible(page);
    await other.context().close();
  });

  test('the version before is not brought back once a colleague published another', async ({ page, browser }) => {
    await createStaffMember(page, 'editor', { name: 'Noor' });
    const nid = await createPage(page, 'Om de beurt', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    for (const words of ['Van Noor', 'Nog eens van Noor']) {
      await page.getByLabel('Inleiding').fill(words);
      await publish(page);
    }
    const button = page.getByRole('button', { name: 'Herstel de vorige versie' });
    await expect(button).toBeVisible();
    const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    await createStaffMember(other, 'editor', { name: 'Sacha' });
    await openEditor(other, nid);
    await publish(other);
    await expect(button).toHaveCount(0);
    await other.context().close();
  });

  test('the page has the whole width when the parts beside it are folded, until one is asked for', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Breed', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    const readWidth = () => page.locator('.canvas-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width);
    await expect.poll(readWidth).toBeLessThan(700);
    const fold = page.getByRole('button', { name: 'Hele breedte' });
    await fold.press('Enter');
    await expect(getOutline(page)).toBeHidden();
    // Only the rail of icons takes space from the page.
    await expect.poll(readWidth).toBeGreaterThan(1180);
    await expectFits(page);
    await page.reload();
    await expect(getOutline(page)).toBeHidden();
    await fold.press('Enter');
    await expect(getOutline(page)).toBeVisible();
    await expect(getFields(page)).toBeVisible();
  });

  test('who may not publish asks a colleague, who refuses with a reason and publishes the next', async ({
    page,
    browser,
  }) => {
    await createStaffMember(page, 'administrator', { name: 'Bo' });
    const chief = page;
    const editorPage = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    const { uid } = await createStaffMember(editorPage, 'editor', { name: 'Mo' });
    await openScreen(chief, `/beheer/medewerkers/${uid}`, 'Mo');
    const rights = chief.getByRole('form', { name: 'Rechten' });
    await rights.getByLabel('Alcohol', { exact: true }).check();
    await rights.getByLabel('Vraagt een collega om goedkeuring').check();
    await expectAccessible(chief);
    await rights.getByRole('button', { name: 'Bewaar de rechten' }).click();
    await expect(chief.getByText('De rechten zijn bewaard.')).toBeVisible();

    const nid = await createPage(editorPage, 'Ter goedkeuring', getFreshPath(), 'basic_page');
    await openEditor(editorPage, nid);
    await expect(editorPage.getByRole('button', { name: 'Publiceer', exact: true })).toHaveCount(0);
    await editorPage.getByLabel('Inleiding').fill('Een begin.');
    await editorPage.getByRole('button', { name: 'Leg voor' }).click();
    const dialog = editorPage.getByRole('dialog', { name: 'Leg voor' });
    await dialog.getByLabel('Wat wil je erbij zeggen?').fill('Kan dit zo?');
    await expectAccessible(editorPage);
    await dialog.getByRole('button', { name: 'Leg het voor' }).click();
    await expect(editorPage.getByText('Je vraag staat klaar voor een collega.')).toBeVisible();

    await openScreen(chief, '/beheer/goedkeuring', 'Ter goedkeuring');
    const row = chief.getByRole('row', { name: /Kan dit zo\?/ });
    await expect(row).toContainText('Mo');
    for (const width of [768, 1024, 1280]) {
      await chief.setViewportSize({ width, height: 800 });
      await expectFits(chief);
    }
    await expectAccessible(chief);
    await row.getByRole('link').click();
    await chief.getByLabel('Wat moet er anders?').fill('Noem de bron.');
    await chief.getByRole('button', { name: 'Graag anders' }).click();
    await expect(chief.getByText('Je antwoord is bewaard.')).toBeVisible();

    await editorPage.goto(getBareAddress(`/beheer/paginas/${nid}/nl`));
    await expect(editorPage.getByText('Bo wil dit graag anders:')).toBeVisible();
    await expect(editorPage.getByText('Noem de bron.')).toBeVisible();
    await editorPage.getByRole('button', { name: 'Leg voor' }).click();
    await editorPage.getByRole('dialog').getByRole('button', { name: 'Leg het voor' }).click();
    await expect(editorPage.getByText(/^Je vroeg .* om goedkeuring/)).toBeVisible();

    await openEditor(chief, nid);
    await publish(chief);
    await editorPage.reload();
    await expect(editorPage.getByText(/om goedkeuring/)).toHaveCount(0);
    await editorPage.context().close();
  });
});

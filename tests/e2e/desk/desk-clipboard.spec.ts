import type { Page } from '@playwright/test';
import { createPage, getCanvas, getOutline, getRows, openEditor, saved, storeFields } from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const createText = (title: string, body = '<p>Woorden.</p>') => ({
  uuid: crypto.randomUUID(),
  type: 'text',
  title,
  body,
});
const phase = { uuid: crypto.randomUUID(), type: 'phase', title: 'Fase', exercises: [] };

/** Returns the saved uuids of a page's blocks. */
const getUuids = async (page: Page, nid: number, language = 'nl'): Promise<readonly string[]> => {
  const body = await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/${language}`))).json();
  return body.fields.paragraphs.map(({ uuid }: { uuid: string }) => uuid);
};

test('blocks are taken along from one page and put on another, as blocks of their own', async ({ page }) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const from = await createPage(page, 'Van hier', getFreshPath(), 'basic_page');
  const first = createText('Slapen', '<p>Ga op tijd naar bed.</p>');
  await storeFields(from, { paragraphs: [first, createText('Eten')] });
  const to = await createPage(page, 'Naar daar', getFreshPath(), 'basic_page');
  await storeFields(to, { paragraphs: [createText('Stond er al')] });

  // Copies one block with the usual shortcuts; the copy is below the selected block.
  await openEditor(page, from);
  await getRows(page).first().getByRole('button').first().click();
  await getRows(page).first().getByRole('button').first().press('Control+c');
  await expect(page.locator('[data-toasts]')).toContainText('Meegenomen');
  await openEditor(page, to);
  await getRows(page).first().getByRole('button').first().click();
  await getRows(page).first().getByRole('button').first().press('Control+v');
  await expect(getRows(page)).toHaveCount(2);
  await expect(getCanvas(page).getByText('Ga op tijd naar bed.')).toBeVisible();
  await saved(page);
  const [previousUuid, pastedUuid] = await getUuids(page, to);
  expect(previousUuid).toBeTruthy();
  expect(pastedUuid).not.toBe(first.uuid);
  expect(await getUuids(page, from)).toContain(first.uuid);

  // Copies all blocks to another tab, in which only some types are allowed.
  await openEditor(page, from);
  await getOutline(page).getByRole('button', { name: 'Neem alle blokken mee' }).click();
  const other = await page.context().newPage();
  const programme = await createPage(other, 'Een programma', '', 'program');
  await storeFields(programme, { phases: [phase] });
  await openEditor(other, programme);
  await getOutline(other).getByRole('button', { name: 'Plak de 2 meegenomen blokken' }).first().click();
  await expect(other.locator('[data-toasts]')).toContainText('Dit kan niet op deze pagina staan: Tekst.');
  await openEditor(other, to);
  await getOutline(other).getByRole('button', { name: 'Plak de 2 meegenomen blokken' }).click();
  await expect(getRows(other)).toHaveCount(4);
  await saved(other);
  expect(new Set(await getUuids(other, to)).size).toBe(4);
  await other.close();
});

test('a block is taken from one language and put into another, where it is written anew without touching the first', async ({
  page,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Twee talen', getFreshPath(), 'basic_page');
  const block = createText('Slapen', '<p>Ga op tijd naar bed.</p>');
  await storeFields(nid, { paragraphs: [block] });
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const path = getBareAddress(`/api/nl/desk/pages/${nid}/en/translate`);
  const response = await page.request.post(path, {
    headers: { 'x-csrf-token': token },
    data: { title: 'Two languages' },
  });
  expect(response.ok()).toBe(true);

  await openEditor(page, nid);
  await getRows(page).first().getByRole('button').first().click();
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Neem mee/ })
    .click();
  await openEditor(page, nid, 'en');
  await getOutline(page).getByRole('button', { name: 'Plak het meegenomen blok' }).click();
  await expect(getRows(page)).toHaveCount(2);
  const title = getCanvas(page)
    .getByRole('textbox', { name: 'Titel', exact: true })
    .filter({ hasText: 'Slapen' })
    .last();
  await title.fill('Sleeping');
  await saved(page);
  const [copiedUuid, pastedUuid] = await getUuids(page, nid, 'en');
  expect([copiedUuid, pastedUuid === block.uuid]).toEqual([block.uuid, false]);
  const dutch = await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/nl`))).json();
  expect(dutch.fields.paragraphs).toEqual([block]);
  const english = await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/en`))).json();
  expect(english.fields.paragraphs.at(-1)).toMatchObject({ title: 'Sleeping', body: '<p>Ga op tijd naar bed.</p>' });
});

test('a page is copied whole, as a draft that visitors do not see', async ({ page }) => {
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Om te kopiëren', getFreshPath(), 'basic_page');
  const block = createText('Slapen');
  await storeFields(nid, { paragraphs: [block] });
  await page.goto(getBareAddress(`/beheer/paginas/${nid}/nl`));
  await page.getByRole('button', { name: 'Maak een kopie' }).click();
  const title = page.getByRole('textbox', { name: 'Titel van de kopie' });
  await expect(title).toHaveValue('Om te kopiëren (kopie)');
  await title.fill('');
  await page.getByRole('button', { name: 'Maak de kopie' }).click();
  await expect(title).toHaveAccessibleDescription(/./);
  await title.fill('Een andere pagina');
  await page.getByRole('button', { name: 'Maak de kopie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Een andere pagina' })).toBeVisible();
  await expect(page.locator('[data-toasts]')).toContainText('De kopie is er.');
  const count = Number(new URL(page.url()).pathname.split('/').at(-2));
  expect(count).not.toBe(nid);
  const uuids = await getUuids(page, count);
  expect(uuids).toHaveLength(1);
  expect(uuids).not.toContain(block.uuid);
});

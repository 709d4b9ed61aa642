import type { Page } from '@playwright/test';
import { getCanvas, newPage, openEditor, outline, rows, saved, storeFields } from '../support/editor.ts';
import { bareAddress, staffMember } from '../support/staff.ts';
import { expect, test } from '../support/story.ts';

const text = (title: string, body = '<p>Woorden.</p>') => ({ uuid: crypto.randomUUID(), type: 'text', title, body });
const phase = { uuid: crypto.randomUUID(), type: 'phase', title: 'Fase', exercises: [] };

/** Returns the saved uuids of a page's blocks. */
const getUuids = async (page: Page, nid: number, language = 'nl'): Promise<readonly string[]> => {
  const found = await (await page.request.get(bareAddress(`/api/nl/desk/pages/${nid}/${language}`))).json();
  return found.fields.paragraphs.map(({ uuid }: { uuid: string }) => uuid);
};

test('blocks are taken along from one page and put on another, as blocks of their own', async ({ page }) => {
  test.slow();
  await staffMember(page, 'editor');
  const from = await newPage(page, 'Van hier', '/van-hier', 'basic_page');
  const first = text('Slapen', '<p>Ga op tijd naar bed.</p>');
  await storeFields(from, { paragraphs: [first, text('Eten')] });
  const to = await newPage(page, 'Naar daar', '/naar-daar', 'basic_page');
  await storeFields(to, { paragraphs: [text('Stond er al')] });

  // Copies one block with the usual shortcuts; the copy is below the selected block.
  await openEditor(page, from);
  await rows(page).first().getByRole('button').first().click();
  await rows(page).first().getByRole('button').first().press('Control+c');
  await expect(page.locator('[data-toasts]')).toContainText('Meegenomen');
  await openEditor(page, to);
  await rows(page).first().getByRole('button').first().click();
  await rows(page).first().getByRole('button').first().press('Control+v');
  await expect(rows(page)).toHaveCount(2);
  await expect(getCanvas(page).getByText('Ga op tijd naar bed.')).toBeVisible();
  await saved(page);
  const [before, pasted] = await getUuids(page, to);
  expect(before).toBeTruthy();
  expect(pasted).not.toBe(first.uuid);
  expect(await getUuids(page, from)).toContain(first.uuid);

  // Copies all of them to another tab, in which only some types are allowed.
  await openEditor(page, from);
  await outline(page).getByRole('button', { name: 'Neem alle blokken mee' }).click();
  const other = await page.context().newPage();
  const programme = await newPage(other, 'Een programma', '', 'program');
  await storeFields(programme, { phases: [phase] });
  await openEditor(other, programme);
  await outline(other).getByRole('button', { name: 'Plak de 2 meegenomen blokken' }).first().click();
  await expect(other.locator('[data-toasts]')).toContainText('Dit kan niet op deze pagina staan: Tekst.');
  await openEditor(other, to);
  await outline(other).getByRole('button', { name: 'Plak de 2 meegenomen blokken' }).click();
  await expect(rows(other)).toHaveCount(4);
  await saved(other);
  expect(new Set(await getUuids(other, to)).size).toBe(4);
  await other.close();
});

test('a block is taken from one language and put into another, where it is written anew without touching the first', async ({
  page,
}) => {
  test.slow();
  await staffMember(page, 'editor');
  const nid = await newPage(page, 'Twee talen', '/twee-talen', 'basic_page');
  const block = text('Slapen', '<p>Ga op tijd naar bed.</p>');
  await storeFields(nid, { paragraphs: [block] });
  const token = await (await page.request.get(bareAddress('/api/nl/session/token'))).text();
  const at = bareAddress(`/api/nl/desk/pages/${nid}/en/translate`);
  const made = await page.request.post(at, { headers: { 'x-csrf-token': token }, data: { title: 'Two languages' } });
  expect(made.ok()).toBe(true);

  await openEditor(page, nid);
  await rows(page).first().getByRole('button').first().click();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Neem mee/ })
    .click();
  await openEditor(page, nid, 'en');
  await outline(page).getByRole('button', { name: 'Plak het meegenomen blok' }).click();
  await expect(rows(page)).toHaveCount(2);
  const title = getCanvas(page)
    .getByRole('textbox', { name: 'Titel', exact: true })
    .filter({ hasText: 'Slapen' })
    .last();
  await title.fill('Sleeping');
  await saved(page);
  const [copied, pasted] = await getUuids(page, nid, 'en');
  expect([copied, pasted === block.uuid]).toEqual([block.uuid, false]);
  const dutch = await (await page.request.get(bareAddress(`/api/nl/desk/pages/${nid}/nl`))).json();
  expect(dutch.fields.paragraphs).toEqual([block]);
  const english = await (await page.request.get(bareAddress(`/api/nl/desk/pages/${nid}/en`))).json();
  expect(english.fields.paragraphs.at(-1)).toMatchObject({ title: 'Sleeping', body: '<p>Ga op tijd naar bed.</p>' });
});

test('a page is copied whole, as a draft that visitors do not see', async ({ page }) => {
  await staffMember(page, 'editor');
  const nid = await newPage(page, 'Om te kopiëren', '/om-te-kopieren', 'basic_page');
  const block = text('Slapen');
  await storeFields(nid, { paragraphs: [block] });
  await page.goto(bareAddress(`/beheer/paginas/${nid}/nl`));
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
  const made = Number(new URL(page.url()).pathname.split('/').at(-2));
  expect(made).not.toBe(nid);
  const uuids = await getUuids(page, made);
  expect(uuids).toHaveLength(1);
  expect(uuids).not.toContain(block.uuid);
});

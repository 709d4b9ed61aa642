import type { Page } from '@playwright/test';
import { createPage, getCanvas, getRows, openEditor, saved } from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const createText = (title: string, body: string) => ({ uuid: crypto.randomUUID(), type: 'text', title, body });

/** Sends a write of the contract, like the editor. */
async function write(page: Page, nid: number, path: string, data: object) {
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const url = getBareAddress(`/api/nl/desk/pages/${nid}/${path}`);
  const answer = await page.request.post(url, { headers: { 'x-csrf-token': token }, data });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

const readNewest = async (page: Page, nid: number, language: string): Promise<number> =>
  (await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/${language}`))).json()).vid;

/** Creates an English draft of the page with this nid. */
const translate = (page: Page, nid: number, title: string) => write(page, nid, 'en/translate', { title });

/** Saves these blocks and publishes them. */
async function publishBlocks(page: Page, nid: number, title: string, blocks: readonly object[]): Promise<void> {
  const from = await readNewest(page, nid, 'nl');
  const { vid } = await write(page, nid, 'nl', { from, title, fields: { paragraphs: blocks } });
  await write(page, nid, 'nl/publish', { from: vid });
}

test('a translation is written beside the Dutch, with what changed there until somebody says it is up to date', async ({
  page,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Over slapen', getFreshPath(), 'basic_page');
  const blocks = [
    createText('Op tijd', '<p>Ga om elf uur naar bed.</p>'),
    createText('Donker', '<p>Doe het licht uit.</p>'),
  ];
  await publishBlocks(page, nid, 'Over slapen', blocks);

  // The path of a translation follows its title.
  await page.goto(getBareAddress(`/beheer/paginas/${nid}/en`));
  await page.getByRole('textbox', { name: 'Titel' }).fill('About sleeping well');
  await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveValue('/about-sleeping-well');
  await page.getByRole('button', { name: 'Maak de vertaling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About sleeping well' })).toBeVisible();

  const [first, second] = blocks;
  await publishBlocks(page, nid, 'Over slapen', [{ ...first, body: '<p>Ga om tien uur naar bed.</p>' }, second ?? {}]);

  // The list shows that the translation is outdated, and can be filtered by it.
  await page.goto(getBareAddress('/beheer/paginas'));
  await page.getByLabel('Stand').selectOption('Vertaling loopt achter');
  await expect(page.getByRole('link', { name: 'About sleeping well' })).toBeVisible();

  // The page mentions the outdated translation, with a link to the changes.
  await openEditor(page, nid, 'en');
  await page.getByRole('button', { name: 'Laat zien wat' }).click();
  const frameLocator = page.frameLocator('.canvas-beside-frame');
  await expect(frameLocator.getByText('Ga om tien uur naar bed.')).toBeVisible();
  await expect(frameLocator.locator('[data-block]').first()).toContainText('Hier is iets veranderd');
  await expect(frameLocator.locator('[data-block]').last()).not.toContainText('Hier is iets veranderd');
  await page.getByText('Nederlands: op 1 plek veranderd').click();
  const changes = page.locator('.canvas-source-changes');
  await expect(changes.locator('ins')).toContainText('tien');
  await expect(changes.locator('del')).toContainText('elf');
  await expectAccessible(page);

  // The field of a selected change is in view on both sides.
  await changes.getByRole('button', { name: 'Tekst' }).click();
  await expect(page.locator('#canvas-fields-title')).toBeFocused();
  await expect(frameLocator.locator('[data-chosen]')).toContainText('Ga om tien uur naar bed.');
  await expect(getRows(page).first().getByRole('button', { pressed: true })).toBeVisible();

  // A saved translation may still contain the earlier Dutch.
  const title = getCanvas(page).getByRole('textbox', { name: 'Titel', exact: true }).filter({ hasText: 'Op tijd' });
  await title.fill('In time');
  await saved(page);
  await expect(changes).toBeVisible();
  await changes.getByRole('button', { name: 'De vertaling is bijgewerkt' }).click();
  await expect(changes).toHaveCount(0);
  await page.reload();
  await expect(getCanvas(page).getByText('In time')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Laat zien wat' })).toHaveCount(0);
});

test('a block that came in Dutch is put into the translation at the same place, as the same block', async ({
  page,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const nid = await createPage(page, 'Over rusten', getFreshPath(), 'basic_page');
  const first = createText('Even zitten', '<p>Zoek een stoel.</p>');
  const last = createText('En weer door', '<p>Sta op.</p>');
  await publishBlocks(page, nid, 'Over rusten', [first, last]);
  const { vid } = await translate(page, nid, 'About resting');
  const english = [
    { ...first, title: 'Sit down', body: '<p>Find a chair.</p>' },
    { ...last, title: 'Go on', body: '<p>Get up.</p>' },
  ];
  await write(page, nid, 'en', { from: vid, title: 'About resting', fields: { paragraphs: english } });
  const between = createText('Adem', '<p>Adem rustig uit.</p>');
  await publishBlocks(page, nid, 'Over rusten', [first, between, last]);

  await openEditor(page, nid, 'en');
  await page.getByRole('button', { name: 'Laat zien wat' }).click();
  await page.getByText('Nederlands: op 1 plek veranderd').click();
  const changes = page.locator('.canvas-source-changes');
  await changes.getByRole('button', { name: 'Zet dit blok ook hier (Tekst)' }).click();
  await expect(page.locator('#canvas-fields-title')).toBeFocused();
  await expect(getRows(page)).toHaveCount(3);
  await expect(getRows(page).nth(1)).toContainText('Adem');
  await expect(changes.getByRole('button', { name: /^Zet dit blok ook hier/ })).toHaveCount(0);
  await saved(page);
  const body = await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/en`))).json();
  const getUuids = (blocks: readonly { readonly uuid: string }[]) => blocks.map(({ uuid }) => uuid);
  expect(getUuids(body.fields.paragraphs)).toEqual(getUuids([first, between, last]));
  expect(body.fields.paragraphs[0].body).toBe('<p>Find a chair.</p>');
});

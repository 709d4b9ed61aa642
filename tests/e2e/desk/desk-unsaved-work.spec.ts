import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import {
  add,
  apart,
  createPage,
  getCanvas,
  getFields,
  getOutline,
  getRows,
  openEditor,
  saved,
} from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, getProduct, test } from '../support/story.ts';

const TEXTS = {
  nl: { lead: /^Inleiding/, kept: 'Hier staat nog iets dat niet bewaard was.', takeBack: 'Neem het terug' },
  en: { lead: /^Introduction/, kept: 'Something here was never saved.', takeBack: 'Take it back' },
} as const;

const lead = (page: Page, language: keyof typeof TEXTS = 'nl') => page.getByLabel(TEXTS[language].lead);
const makePage = (page: Page, title: string) => createPage(page, title, `/verlies-${randomUUID()}`, 'basic_page');

/** Opens a tab that confirms every question on leaving. */
async function createTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.on('dialog', (dialog) => void dialog.accept());
  return tab;
}

/** Returns the copies of the desk that this browser stores, as text. */
const readCopies = (page: Page) => page.evaluate(() => localStorage.getItem('desk_copies') ?? '');

for (const language of ['nl', 'en'] as const) {
  const { kept, takeBack } = TEXTS[language];
  test(`words typed offline in a tab that is closed come back in the next tab (${language})`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource|ERR_/);
    await createStaffMember(page, 'editor', { language });
    const nid = await makePage(page, 'Zonder lijn');
    const url = getBareAddress(`${language === 'en' ? '/en' : ''}/beheer/pagina/${nid}/nl`);
    const first = await createTab(context);
    await first.goto(url);
    await expect(getCanvas(first).locator('.canvas-page')).toBeVisible();
    await saved(first);
    await context.setOffline(true);
    await lead(first, language).click();
    await first.keyboard.type('Geschreven zonder lijn');
    await expect.poll(() => readCopies(first)).toContain(`desk.page.${nid}.nl`);
    expect(await readCopies(first)).not.toContain('Geschreven');
    await first.close();
    await context.setOffline(false);

    await page.goto(url);
    await expect(page.getByText(kept)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: takeBack }).press('Enter');
    await expect(lead(page, language)).toHaveValue('Geschreven zonder lijn');
    await saved(page);
    await expect.poll(() => readCopies(page)).toBe('');
  });
}

test('words of a closed tab are gone at logout, and no copy opens in the next session', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|ERR_/);
  await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Uitgelogd');
  const first = await createTab(context);
  await openEditor(first, nid);
  await saved(first);
  await context.setOffline(true);
  await lead(first).click();
  await first.keyboard.type('Van voor het uitloggen');
  await expect.poll(() => readCopies(first)).not.toBe('');
  const copy = await readCopies(first);
  await first.close();
  await context.setOffline(false);
  await page.goto(getBareAddress('/beheer'));
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(/\/beheer\/inloggen/);
  expect(await readCopies(page)).toBe('');

  await page.evaluate((text) => localStorage.setItem('desk_copies', text), copy);
  await createStaffMember(page, 'editor');
  await openEditor(page, nid);
  await saved(page);
  await expect(page.getByText(TEXTS.nl.kept)).toHaveCount(0);
});

test('a link of the editor saves what was just typed before it is followed, without a question', async ({ page }) => {
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.message());
    void dialog.accept();
  });
  await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Meteen weg');
  await openEditor(page, nid);
  await lead(page).click();
  await page.keyboard.type('Net getypt');
  await page.getByRole('link', { name: 'Engels' }).click();
  await page.waitForURL(/\/en$/);
  expect(requests).toEqual([]);
  await openEditor(page, nid);
  await expect(lead(page)).toHaveValue('Net getypt');
});

test('what was typed without a connection is saved by itself once there is one', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|ERR_/);
  await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Weer lijn');
  await openEditor(page, nid);
  await saved(page);
  await context.setOffline(true);
  await lead(page).click();
  await page.keyboard.type('Wacht op een lijn');
  await expect(page.locator('[data-saving=failed]')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(lead(page)).toHaveValue('Wacht op een lijn');
});

test('a save that failed on the server is tried again by a button, and the focus stays there', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|500/);
  await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Server stuk');
  await openEditor(page, nid);
  await saved(page);
  let isBroken = true;
  await page.route(`**/desk/pages/${nid}/nl*`, (route) =>
    isBroken && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: '' } })
      : route.continue(),
  );
  await lead(page).click();
  await page.keyboard.type('De laatste zin');
  const failed = page.locator('[data-saving=failed]');
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await failed.getByRole('button', { name: 'Sla nu op' }).press('Enter');
  await saved(page);
  await expect(page.locator('[data-saving]')).toBeFocused();
  await page.reload();
  await expect(lead(page)).toHaveValue('De laatste zin');
});

test('a block that was removed stands in an earlier version, which is brought back as a draft', async ({ page }) => {
  await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Blok weg');
  await openEditor(page, nid);
  await add(page, 'Tekst ?Een stuk');
  const response = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/desk/pages/${nid}/nl`) && (answer.request().postData() ?? '').includes('Dit blok'),
  );
  await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('Dit blok');
  expect((await response).ok()).toBe(true);
  await getOutline(page)
    .getByRole('button', { name: /^Haal weg|^Verwijder/ })
    .click();
  await expect(getRows(page)).toHaveCount(0);
  await saved(page);
  await page.goto(getBareAddress(`/beheer/paginas/${nid}/nl`));
  const versions = page.getByRole('region', { name: 'Versies' });
  await versions.getByText(/eerder concept|eerdere concepten/).click();
  await versions
    .getByRole('link', { name: /^Bekijk en vergelijk/ })
    .first()
    .click();
  await expect(page.getByText('weggehaald')).toBeVisible();
  await page.getByRole('button', { name: 'Zet deze versie terug' }).click();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await page.waitForURL(/\/beheer\/paginas\/\d+\/nl$/);
  await openEditor(page, nid);
  await expect(getRows(page)).toContainText('Dit blok');
});

test('an editor whose session the server ends while typing is told at the login', async ({ page, expectNoise }) => {
  expectNoise(/403|Failed to load resource/);
  page.on('dialog', (dialog) => void dialog.accept());
  const { uid } = await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Weggestuurd');
  await openEditor(page, nid);
  await saved(page);
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('delete from sessions where uid = $1', [uid]),
  );
  await lead(page).pressSequentially('Midden in een zin');
  await page.waitForURL(/\/beheer\/inloggen/);
  await expect(page.getByText('Je was uitgelogd.')).toBeVisible();
  await expect(page.getByText('Wat je schreef, staat nog in dit tabblad.')).toBeVisible();
  await expectAccessible(page);
});

test('an editor who logs out in another tab while typing is told at the login of this one', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|ERR_/);
  page.on('dialog', (dialog) => void dialog.accept());
  await createStaffMember(page, 'editor');
  const nid = await makePage(page, 'Elders uitgelogd');
  await openEditor(page, nid);
  await saved(page);
  await page.route(`**/desk/pages/${nid}/nl*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await lead(page).click();
  await page.keyboard.type('Nog niet bewaard');
  await expect(page.locator('[data-saving=failed]')).toBeVisible();
  const other = await createTab(context);
  await other.goto(getBareAddress('/beheer'));
  await other.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(/\/beheer\/inloggen/);
  await expect(page.getByText('Je bent in een ander tabblad uitgelogd.')).toBeVisible();
  expect(await readCopies(page)).toBe('');
});

test('one editor in two windows is told of the other window, and chooses between both texts', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/412/);
  await createStaffMember(page, 'editor', { name: 'Eef' });
  const nid = await makePage(page, 'Twee vensters');
  const second = await createTab(context);
  for (const window of [page, second]) {
    await apart(window);
    await openEditor(window, nid);
    await saved(window);
  }
  await lead(second).click();
  await second.keyboard.type('Uit het tweede venster');
  await saved(second);
  await lead(page).click();
  await page.keyboard.type('Uit het eerste venster');
  const dialog = page.getByRole('dialog', { name: 'Je hebt deze pagina ook in een ander venster bewerkt' });
  await expect(dialog).toContainText('Uit het tweede venster');
  await expect(dialog).toContainText('Uit het eerste venster');
  await expect(dialog).not.toContainText('Eef');
  await expectAccessible(page);
});

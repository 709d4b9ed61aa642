import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { add, apart, fields, getCanvas, newPage, openEditor, outline, rows, saved } from '../support/editor.ts';
import { bareAddress, staffMember } from '../support/staff.ts';
import { expect, expectAccessible, product, test } from '../support/story.ts';

const WORDS = {
  nl: { lead: /^Inleiding/, kept: 'Hier staat nog iets dat niet bewaard was.', takeBack: 'Neem het terug' },
  en: { lead: /^Introduction/, kept: 'Something here was never saved.', takeBack: 'Take it back' },
} as const;

const lead = (page: Page, language: keyof typeof WORDS = 'nl') => page.getByLabel(WORDS[language].lead);
const makePage = (page: Page, title: string) => newPage(page, title, `/verlies-${randomUUID()}`, 'basic_page');

/** Opens a tab that confirms every question on leaving. */
async function newTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.on('dialog', (dialog) => void dialog.accept());
  return tab;
}

/** Returns the copies of the desk that this browser stores, as text. */
const copies = (page: Page) => page.evaluate(() => localStorage.getItem('desk_copies') ?? '');

for (const language of ['nl', 'en'] as const) {
  const { kept, takeBack } = WORDS[language];
  test(`words typed offline in a tab that is closed come back in the next tab (${language})`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource|ERR_/);
    await staffMember(page, 'editor', { language });
    const nid = await makePage(page, 'Zonder lijn');
    const address = bareAddress(`${language === 'en' ? '/en' : ''}/beheer/pagina/${nid}/nl`);
    const first = await newTab(context);
    await first.goto(address);
    await expect(getCanvas(first).locator('.canvas-page')).toBeVisible();
    await saved(first);
    await context.setOffline(true);
    await lead(first, language).click();
    await first.keyboard.type('Geschreven zonder lijn');
    await expect.poll(() => copies(first)).toContain(`desk.page.${nid}.nl`);
    expect(await copies(first)).not.toContain('Geschreven');
    await first.close();
    await context.setOffline(false);

    await page.goto(address);
    await expect(page.getByText(kept)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: takeBack }).press('Enter');
    await expect(lead(page, language)).toHaveValue('Geschreven zonder lijn');
    await saved(page);
    await expect.poll(() => copies(page)).toBe('');
  });
}

test('words of a closed tab are gone at logout, and no copy opens in the next session', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|ERR_/);
  await staffMember(page, 'editor');
  const nid = await makePage(page, 'Uitgelogd');
  const first = await newTab(context);
  await openEditor(first, nid);
  await saved(first);
  await context.setOffline(true);
  await lead(first).click();
  await first.keyboard.type('Van voor het uitloggen');
  await expect.poll(() => copies(first)).not.toBe('');
  const copy = await copies(first);
  await first.close();
  await context.setOffline(false);
  await page.goto(bareAddress('/beheer'));
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(/\/beheer\/inloggen/);
  expect(await copies(page)).toBe('');

  await page.evaluate((text) => localStorage.setItem('desk_copies', text), copy);
  await staffMember(page, 'editor');
  await openEditor(page, nid);
  await saved(page);
  await expect(page.getByText(WORDS.nl.kept)).toHaveCount(0);
});

test('a link of the editor saves what was just typed before it is followed, without a question', async ({ page }) => {
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.message());
    void dialog.accept();
  });
  await staffMember(page, 'editor');
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
  await staffMember(page, 'editor');
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

test('a block that was removed stands in an earlier version, which is brought back as a draft', async ({ page }) => {
  await staffMember(page, 'editor');
  const nid = await makePage(page, 'Blok weg');
  await openEditor(page, nid);
  await add(page, 'Tekst ?Een stuk');
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/desk/pages/${nid}/nl`) && (answer.request().postData() ?? '').includes('Dit blok'),
  );
  await fields(page).getByRole('textbox', { name: 'Titel' }).fill('Dit blok');
  expect((await stored).ok()).toBe(true);
  await outline(page)
    .getByRole('button', { name: /^Haal weg|^Verwijder/ })
    .click();
  await expect(rows(page)).toHaveCount(0);
  await saved(page);
  await page.goto(bareAddress(`/beheer/paginas/${nid}/nl`));
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
  await expect(rows(page)).toContainText('Dit blok');
});

test('an editor whose session the server ends while typing is told at the login', async ({ page, expectNoise }) => {
  expectNoise(/403|Failed to load resource/);
  page.on('dialog', (dialog) => void dialog.accept());
  const { uid } = await staffMember(page, 'editor');
  const nid = await makePage(page, 'Weggestuurd');
  await openEditor(page, nid);
  await saved(page);
  await withContentSystem(product(), ({ database }) =>
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
  await staffMember(page, 'editor');
  const nid = await makePage(page, 'Elders uitgelogd');
  await openEditor(page, nid);
  await saved(page);
  await page.route(`**/desk/pages/${nid}/nl*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await lead(page).click();
  await page.keyboard.type('Nog niet bewaard');
  await expect(page.locator('[data-saving=failed]')).toBeVisible();
  const other = await newTab(context);
  await other.goto(bareAddress('/beheer'));
  await other.getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(/\/beheer\/inloggen/);
  await expect(page.getByText('Je bent in een ander tabblad uitgelogd.')).toBeVisible();
  expect(await copies(page)).toBe('');
});

test('one editor in two windows is told of the other window, and chooses between both texts', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/412/);
  await staffMember(page, 'editor', { name: 'Eef' });
  const nid = await makePage(page, 'Twee vensters');
  const second = await newTab(context);
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

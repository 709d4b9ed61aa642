import type { Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import {
  add,
  apart,
  createPage,
  getFields,
  getOutline,
  getRows,
  openEditor,
  publish,
  saved,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, getProduct, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const getDialogs = (page: Page) => page.locator('dialog[open]');

/** Returns the newest revision of a page in the content system. */
async function readNewest(nid: number) {
  const { rows } = await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('select title, fields, state from node_revisions where nid = $1 order by vid desc limit 1', [
      nid,
    ]),
  );
  return rows[0] as { title: string; fields: Readonly<Record<string, unknown>>; state: string };
}

const lead = (page: Page) => page.getByLabel('Inleiding');

test.describe('the page editor saves', () => {
  test.slow();

  test('what is typed after publishing, and what is taken back after it, in the same window', async ({
    page,
    context,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const nid = await createPage(page, 'Verder', path, 'basic_page');
    await openEditor(page, nid);
    await lead(page).fill('Eerste woorden');
    await saved(page);
    await publish(page);
    await lead(page).fill('Tweede woorden');
    await expect.poll(async () => (await readNewest(nid)).fields.lead).toBe('Tweede woorden');
    await saved(page);
    await expect(getDialogs(page)).toHaveCount(0);
    await publish(page);
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByText('Tweede woorden')).toBeVisible();
    await visitor.context().close();
    await page.getByRole('button', { name: 'Maak ongedaan' }).click();
    await expect.poll(async () => (await readNewest(nid)).fields.lead).not.toBe('Tweede woorden');
    await saved(page);
    await expect(getDialogs(page)).toHaveCount(0);
  });

  test('what was published by mistake is taken back in one press, and is still there as a draft', async ({
    page,
    context,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const nid = await createPage(page, 'Te vroeg', path, 'basic_page');
    await openEditor(page, nid);
    const button = page.getByRole('button', { name: 'Herstel de vorige versie' });
    await lead(page).fill('Klopt');
    await publish(page);
    await expect(button).toHaveCount(0);
    await lead(page).fill('Nog niet af');
    await publish(page);
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByText('Nog niet af')).toBeVisible();
    await lead(page).fill('Nog niet af, en verder');
    await expectAccessible(page);
    await button.click();
    await expect(page.locator('[data-toasts]')).toContainText('Bezoekers zien weer de vorige versie.');
    await visitor.reload();
    await expect(visitor.getByText('Klopt')).toBeVisible();
    await visitor.context().close();
    await expect(button).toHaveCount(0);
    expect(await readNewest(nid)).toMatchObject({ state: 'draft', fields: { lead: 'Nog niet af, en verder' } });
    await lead(page).fill('Nu af');
    await saved(page);
    await expect(getDialogs(page)).toHaveCount(0);
    expect(await readNewest(nid)).toMatchObject({ fields: { lead: 'Nu af' } });
  });

  test('what two people wrote in different places, without a word, and tells it', async ({
    page,
    browser,
    expectNoise,
  }) => {
    expectNoise(/412/);
    await apart(page);
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Samen zonder vraag', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    const other = await (await browser.newContext()).newPage();
    await createStaffMember(other, 'editor', { name: 'Sacha' });
    await openEditor(other, nid);
    await lead(other).fill('Inleiding van Sacha');
    await saved(other);

    await page.getByLabel('Titel').fill('Titel van mij');
    await expect(page.getByText('Opgeslagen. Samengevoegd met wat Sacha schreef.')).toBeVisible();
    await expect(getDialogs(page)).toHaveCount(0);
    await expect(page.getByLabel('Titel')).toBeFocused();
    await expect(lead(page)).toHaveValue('Inleiding van Sacha');
    expect(await readNewest(nid)).toMatchObject({ title: 'Titel van mij', fields: { lead: 'Inleiding van Sacha' } });
    await page.keyboard.type(' en verder');
    await saved(page);
    await expect(page.getByText('Samengevoegd met')).toHaveCount(0);
    expect(await readNewest(nid)).toMatchObject({ fields: { lead: 'Inleiding van Sacha' } });
    await other.context().close();
  });

  test('a clash later, when its writer says so: until then it stays in the tab', async ({
    page,
    browser,
    expectNoise,
  }) => {
    expectNoise(/412/);
    await apart(page);
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Later', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    const other = await (await browser.newContext()).newPage();
    await createStaffMember(other, 'editor', { name: 'Sacha' });
    await openEditor(other, nid);
    await lead(other).fill('Van Sacha');
    await saved(other);

    await lead(page).fill('Van mij');
    const dialog = page.getByRole('dialog', { name: /Sacha heeft deze pagina ook bewerkt/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Niet opgeslagen: iemand anders was eerder.')).toBeVisible();
    await expectAccessible(page);
    await lead(page).fill('Van mij, en verder');
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
    await expect(page.locator('[data-toasts]')).toContainText('Er is nog niets gepubliceerd');
    await dialog.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Kies wat blijft' }).click();
    await dialog.getByRole('radio', { name: /^Van jou/ }).check();
    await dialog.getByRole('button', { name: 'Ga hiermee verder' }).click();
    await saved(page);
    expect(await readNewest(nid)).toMatchObject({ fields: { lead: 'Van mij, en verder' } });
    await other.context().close();
  });

  test('an unfinished picture and a sentence elsewhere: after a reload both are there', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Half af', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    await add(page, 'Tekst met beeld');
    await getFields(page).getByRole('button', { name: 'Terug naar de opbouw' }).click();
    await getOutline(page).getByRole('button', { name: 'De pagina zelf' }).click();
    await lead(page).fill('Een zin op een andere plaats');
    await page.getByLabel('Titel').fill('');
    await saved(page);
    await page.reload();
    await expect(getRows(page)).toHaveCount(1);
    await expect(lead(page)).toHaveValue('Een zin op een andere plaats');

    await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
    const problems = page.locator('.error-summary');
    await expect(problems.getByRole('button', { name: 'Titel: Vul dit in.' })).toBeVisible();
    await expect(
      problems.getByRole('button', { name: 'Blok 1, Tekst met beeld, Beeld: Kies een foto of een tekening.' }),
    ).toBeVisible();
    await expect(problems).not.toContainText('klopt niet.');
    await page.getByLabel('Titel').fill('Half af');
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
    await expect(problems.getByRole('button')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('what could not be sent stays in the tab, and comes back when its writer takes it back', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource|ERR_/);
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Zonder lijn', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    const save = `**/desk/pages/${nid}/nl*`;
    await page.route(save, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      requests.push(dialog.type());
      void dialog.accept();
    });
    await lead(page).click();
    await page.keyboard.type('Geschreven zonder lijn');
    await expect(page.locator('[data-saving=failed]')).toBeVisible();
    await page.reload();
    expect(requests).toEqual(['beforeunload']);
    await page.unroute(save);

    await expect(page.getByText('Hier staat nog iets dat niet bewaard was.')).toBeVisible();
    await expect(lead(page)).toHaveValue('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Neem het terug' }).click();
    await expect(lead(page)).toHaveValue('Geschreven zonder lijn');
    await expect.poll(async () => (await readNewest(nid)).fields.lead).toBe('Geschreven zonder lijn');
    await saved(page);
    await page.reload();
    await expect(lead(page)).toHaveValue('Geschreven zonder lijn');
    await expect(page.getByText('Hier staat nog iets')).toHaveCount(0);
  });
});

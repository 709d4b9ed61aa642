import type { Browser, Page } from '@playwright/test';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

const MINE = 'Sla toch op wat ik typte';
const THEIRS = 'Neem over wat er nu staat';

async function readColleague(browser: Browser, role: 'editor' | 'administrator', path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await createStaffMember(page, role);
  await page.goto(getBareAddress(path));
  return page;
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByText('Iemand anders heeft dit intussen opgeslagen.').last()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByLabel('Programma', { exact: true }).selectOption('close-ones');
  await page.getByLabel('Menu', { exact: true }).selectOption('footer');
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeVisible();
}

test('two editors change one menu: the second is told, keeps what was typed, and decides', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/status of 412/);
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/menus'));
  const other = await readColleague(browser, 'editor', '/beheer/menus');
  for (const item of [page, other]) await openMenu(item);
  const getFirst = (page: Page) => page.locator('.menu-rows input').first();
  const previousText = await getFirst(page).inputValue();
  await getFirst(other).fill('Van Noor');
  await other.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(other.getByText('Het menu is gepubliceerd').first()).toBeVisible();

  await getFirst(page).fill('Van Esra');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expectShown(page);
  await expect(page.getByText(/Nu staat er: Van Noor/)).toBeVisible();
  await expect(getFirst(page)).toHaveValue('Van Esra');
  await page.getByRole('button', { name: MINE }).click();
  await expect(page.getByText('Het menu is gepubliceerd').first()).toBeVisible();
  await other.reload();
  await openMenu(other);
  await expect(getFirst(other)).toHaveValue('Van Esra');

  await getFirst(page).fill('Nog eens Esra');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeEnabled();
  await getFirst(other).fill('Te laat');
  await other.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await other.getByRole('button', { name: THEIRS }).press('Enter');
  await expect(getFirst(other)).toHaveValue('Nog eens Esra');
  await getFirst(other).fill(previousText);
  await other.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(other.getByText('Het menu is gepubliceerd').first()).toBeVisible();
  await other.context().close();
});

test('two editors change one term: the second reads what is other now', async ({ page, browser, expectNoise }) => {
  expectNoise(/status of 412/);
  const path = '/beheer/lijsten/milestones';
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress(path));
  const other = await readColleague(browser, 'editor', path);
  for (const item of [page, other]) {
    // `desk-unsaved.spec` saves the last milestone.
    await item
      .getByRole('button', { name: /^Pas aan/ })
      .nth(1)
      .click();
    await expect(item.getByRole('dialog')).toBeVisible();
  }
  const getDescription = (page: Page) => page.getByRole('dialog').getByLabel('Uitleg').first();
  await getDescription(other).fill('Uitleg van Noor');
  await other.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await getDescription(page).fill('Uitleg van Esra');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expectShown(page);
  await expect(page.getByText(/: Uitleg van Noor$/)).toBeVisible();
  // A toast behind a dialog cannot be read.
  await expect(page.locator('[data-toasts]').getByText('Iemand anders')).toHaveCount(0);
  await page.getByRole('button', { name: THEIRS }).click();
  await expect(getDescription(page)).toHaveValue('Uitleg van Noor');
  await other.context().close();
});

test('two administrators change one site: what the second insists on stands, and nothing else is lost', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/status of 412/);
  const path = '/beheer/instellingen/cannabis';
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress(path));
  const other = await readColleague(browser, 'administrator', path);
  const getName = (page: Page) => page.getByLabel('Naam van de site');
  for (const item of [page, other]) await expect(getName(item)).toBeVisible();
  await other.getByRole('button', { name: 'Voeg een partner toe' }).click();
  await other.getByLabel('Naam', { exact: true }).fill('Trimbos');
  await other.getByLabel('Adres van de eigen site').fill('https://www.trimbos.nl');
  await other.getByRole('button', { name: 'Publiceer de partners' }).click();
  await expect(other.getByText('De instellingen zijn gepubliceerd.').first()).toBeVisible();

  await getName(page).fill('Zelfhulp cannabis');
  await page.getByRole('button', { name: 'Publiceer de instellingen' }).click();
  await expectShown(page);
  await page.getByRole('button', { name: MINE }).click();
  await expect(page.getByText('De instellingen zijn gepubliceerd.').first()).toBeVisible();
  await other.reload();
  await expect(getName(other)).toHaveValue('Zelfhulp cannabis');
  await expect(other.getByLabel('Naam', { exact: true })).toHaveValue('Trimbos');
  await other.context().close();
});

test('English that is taken away is told before it is gone, and comes back', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/lijsten/milestones'));
  await page
    .getByRole('button', { name: /^Pas aan/ })
    .first()
    .click();
  const english = page.getByRole('group', { name: 'Engels' });
  const previousText = await english.getByLabel('Naam').inputValue();
  await english.getByLabel('Naam').fill('');
  await expect(english.getByText('Als je opslaat, gaat de Engelse tekst weg.')).toBeVisible();
  await expectAccessible(page);
  await english.getByRole('button', { name: 'Zet de Engelse tekst terug' }).press('Enter');
  await expect(english.getByLabel('Naam')).toHaveValue(previousText);
  await expect(english.getByText('Als je opslaat')).toBeHidden();
});

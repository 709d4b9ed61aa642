import type { Locator, Page } from '@playwright/test';
import { createStaffMember, openScreen, type StaffRole } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

const KEPT = 'Hier staat nog iets dat niet bewaard was.';

/** Records every dialog of the browser before a page is left, and accepts it. */
function getQuestions(page: Page): string[] {
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  return requests;
}

interface DeskForm {
  readonly what: string;
  readonly role: StaffRole;
  readonly path: string;
  readonly title: string | RegExp;
  /** Opens the form if it is closed, and returns the field to type in. */
  readonly open: (page: Page) => Promise<Locator>;
}

const onScreen = (find: (page: Page) => Locator) => async (page: Page) => {
  await expect(find(page)).toBeVisible();
  return find(page);
};

const FORMS: readonly DeskForm[] = [
  {
    what: 'a menu',
    role: 'editor',
    path: '/beheer/menus',
    title: 'Menu’s',
    open: onScreen((page) => page.locator('.menu-rows input').first()),
  },
  {
    what: 'a mail',
    role: 'editor',
    path: '/beheer/mails/daily/nl',
    title: /\(Nederlands\)/,
    open: onScreen((page) => page.getByLabel('Onderwerp')),
  },
  {
    what: 'the settings of a site',
    role: 'administrator',
    path: '/beheer/instellingen/tobacco',
    title: /rok/i,
    open: onScreen((page) => page.getByLabel('Naam van de site')),
  },
  {
    what: 'an alert',
    role: 'editor',
    path: '/beheer/meldingen',
    title: 'Meldingen',
    open: async (page) => {
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Maak een melding' }).click();
      return page.getByRole('dialog').getByRole('group', { name: 'Nederlands' }).getByLabel('Kop');
    },
  },
];

for (const { what, role, path, title, open } of FORMS) {
  test(`words typed in ${what} are asked about before they are left, and come back`, async ({ page }) => {
    await createStaffMember(page, role);
    await openScreen(page, path, title);
    const requests = getQuestions(page);
    const previousText = await (await open(page)).inputValue();
    await (await open(page)).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' en nog wat');
    await page.reload();
    expect(requests).toEqual(['beforeunload']);

    const field = await open(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await expect(field).toHaveValue(previousText);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Neem het terug' }).click();
    await expect(await open(page)).toHaveValue(`${previousText} en nog wat`);
    await page.reload();
    expect(requests).toHaveLength(2);

    await open(page);
    await page.getByRole('button', { name: 'Gooi het weg' }).click();
    await expect(page.getByText(KEPT)).toHaveCount(0);
    await page.reload();
    await expect(await open(page)).toHaveValue(previousText);
    await expect(page.getByText(KEPT)).toHaveCount(0);
    expect(requests).toHaveLength(2);
  });
}

test('another menu is shown once its writer lets go of the words in this one', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/menus', 'Menu’s');
  const first = page.locator('.menu-rows input').first();
  const previousText = await first.inputValue();
  await first.fill('Een ander woord');
  await page.getByLabel('Menu', { exact: true }).selectOption('footer');
  const question = page.getByRole('dialog', { name: 'Er staat nog iets dat niet bewaard is' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ga terug' }).last().click();
  await expect(question).toBeHidden();
  await expect(first).toHaveValue('Een ander woord');
  await expect(page.getByLabel('Menu', { exact: true })).toHaveValue('main');
  await page.getByLabel('Menu', { exact: true }).selectOption('footer');
  await question.getByRole('button', { name: 'Gooi het weg' }).click();
  await expect(page.getByLabel('Menu', { exact: true })).toHaveValue('footer');
  await page.getByLabel('Menu', { exact: true }).selectOption('main');
  await expect(first).toHaveValue(previousText);
  await expect(page.getByText(KEPT)).toHaveCount(0);
});

test('a dialog with words that are not saved asks before it closes, and saving them asks nothing', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/lijsten/milestones', /./);
  const requests = getQuestions(page);
  const edit = page.getByRole('button', { name: /^Pas aan/ }).last();
  await edit.click();
  const field = page.getByRole('dialog').getByRole('group', { name: 'Nederlands' }).getByLabel('Uitleg');
  const previousText = await field.inputValue();
  await field.fill(`${previousText} Nog een zin.`);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Er staat nog iets dat niet bewaard is' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(`${previousText} Nog een zin.`);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Gooi het weg' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await edit.click();
  await expect(field).toHaveValue(previousText);
  await expect(page.getByText(KEPT)).toHaveCount(0);

  await field.fill(`${previousText} Nog een zin.`);
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await edit.click();
  await expect(field).toHaveValue(`${previousText} Nog een zin.`);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('a password that is typed is asked about, and kept nowhere', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/mijn-account', /./);
  const requests = getQuestions(page);
  await page.getByLabel('Je huidige wachtwoord').click();
  await page.keyboard.type('Heel geheim woord');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Heel geheim');
  await page.reload();
  expect(requests).toEqual(['beforeunload']);
  await expect(page.getByText(KEPT)).toHaveCount(0);
});

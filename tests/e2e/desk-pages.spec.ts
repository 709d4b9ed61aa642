import type { Page } from '@playwright/test';
import { ask } from '../support/http.ts';
import { expectFits } from './fits.ts';
import { bareAddress, staffMember } from './staff.ts';
import { expect, expectAccessible, productPort, test } from './story.ts';

let number = 0;
/** A path that no other story uses. */
const freshPath = () => {
  number += 1;
  return `/verhaal-${process.pid}-${number}-${Date.now().toString(36)}`;
};

const visit = (path: string) =>
  ask({ port: productPort(), host: `alcohol.localhost:${productPort()}`, path, headers: {} });

interface Words {
  readonly alcohol: string;
  readonly title: string;
  readonly path: string;
  readonly make: string;
}
const NL: Words = { alcohol: 'Alcohol', title: 'Titel', path: 'Adres', make: 'Maak de pagina' };
const EN: Words = { alcohol: 'Alcohol', title: 'Title', path: 'Address', make: 'Make the page' };

/** Makes a page on the screen for it, and answers the address of its life. */
async function makePage(page: Page, title: string, path: string, words = NL): Promise<string> {
  const prefix = words === EN ? '/en' : '';
  await page.goto(bareAddress(`${prefix}/beheer/paginas/nieuw`));
  await page.getByRole('combobox').selectOption('basic_page');
  await page.getByLabel(words.alcohol, { exact: true }).check();
  await page.getByLabel(words.title).fill(title);
  await page.getByLabel(words.path).fill(path);
  await page.getByRole('button', { name: words.make }).click();
  await page.waitForURL(/\/beheer\/paginas?\/\d+\/nl$/);
  const nid = /(\d+)\/nl$/.exec(page.url())?.[1];
  const life = bareAddress(`${prefix}/beheer/paginas/${nid}/nl`);
  await page.goto(life);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return life;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
}

test.describe('an editor at the desk', () => {
  test('makes a page, publishes it, and a visitor sees it on the next request', async ({ page }) => {
    await staffMember(page, 'editor', { name: 'Esra' });
    const path = freshPath();
    await makePage(page, 'Een nieuw begin', path);
    expect((await visit(path)).status).toBe(404);
    await expectFits(page);
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await expect(page.getByRole('dialog').getByText(path)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publiceer nu' }).click();
    await expect(page.getByText('Bezoekers zien deze pagina zoals die nu is.')).toBeVisible();
    expect((await visit(path)).text).toContain('Een nieuw begin');

    await page.goto(bareAddress('/beheer/paginas'));
    await page.getByLabel('Zoek op titel of adres').fill(path);
    await expect(page.getByRole('status').getByText('1 pagina', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Een nieuw begin/ })).toContainText('Gepubliceerd');
    await expectFits(page);
  });

  test('moves a page: the old address leads to the new one; taken off the site it is gone at once', async ({
    page,
  }) => {
    await staffMember(page, 'editor');
    const path = freshPath();
    await makePage(page, 'Verhuisd', path);
    await publish(page);
    await page.getByRole('textbox', { name: 'Adres' }).fill(`${path}-nieuw`);
    await page.getByRole('button', { name: 'Verander het adres' }).click();
    await expect(page.getByText('Het adres is veranderd.')).toBeVisible();
    const moved = await visit(path);
    expect([moved.status, moved.headers.location]).toEqual([301, `${path}-nieuw`]);
    expect((await visit(`${path}-nieuw`)).text).toContain('Verhuisd');

    await page.getByRole('button', { name: 'Haal van de site' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Haal van de site' }).click();
    await expect(page.getByText('Bezoekers zien deze pagina niet.')).toBeVisible();
    expect((await visit(`${path}-nieuw`)).status).toBe(404);
    expect((await visit(path)).text).not.toContain('Verhuisd');
  });

  test('schedules a page, and stops the schedule', async ({ page }) => {
    await staffMember(page, 'editor');
    await makePage(page, 'Later', freshPath());
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByLabel('Op een later moment').check();
    await page.getByLabel('Datum en tijd').fill('2031-03-04T09:30');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Plan het publiceren' }).click();
    await expect(page.getByText(/Publiceren gaat vanzelf: dinsdag 4 maart 2031, 9\.30/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop de planning' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop de planning' }).click();
    await expect(page.getByText('Bezoekers zien deze pagina niet.')).toBeVisible();
  });

  test('compares an old version with the newest and brings it back as a draft', async ({ page }) => {
    await staffMember(page, 'editor', { name: 'Esra' });
    const path = freshPath();
    const life = await makePage(page, 'Eerste versie', path);
    await publish(page);
    await save(page, life, 'Tweede versie');
    await page.goto(life);
    await page
      .getByRole('link', { name: /^Bekijk en vergelijk/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^Versie van vandaag/ })).toBeVisible();
    await expect(page.locator('.page-difference ins').first()).toContainText('Tweede');
    await expect(page.locator('.page-difference del').first()).toContainText('Eerste');
    await expectFits(page);
    await page.getByRole('button', { name: 'Zet deze versie terug' }).click();
    await page.getByRole('button', { name: 'Zet terug' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eerste versie' })).toBeVisible();
    await expect(page.getByText('Bezoekers zien een eerdere versie.')).toBeVisible();
    expect((await visit(path)).text).toContain('Eerste versie');
  });

  test('hears who saved first, and loses nothing', async ({ page, browser, expectNoise }) => {
    expectNoise(/status of 412/);
    await staffMember(page, 'editor', { name: 'Esra' });
    const life = await makePage(page, 'Samen', freshPath());
    const other = await browser.newPage();
    await staffMember(other, 'editor', { name: 'Noor' });
    await other.goto(life);
    await save(other, life, 'Van Noor');
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByRole('button', { name: 'Publiceer nu' }).click();
    await expect(page.getByText('Noor heeft deze pagina intussen opgeslagen.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Van Noor' })).toBeVisible();
    await other.close();
  });

  test('makes a translation of a page, which is a draft of its own', async ({ page }) => {
    await staffMember(page, 'editor');
    const path = freshPath();
    const life = await makePage(page, 'In twee talen', path);
    await publish(page);
    await page.goto(life.replace(/nl$/, 'en'));
    await expectFits(page);
    await page.getByLabel('Titel').fill('In two languages');
    await page.getByLabel('Adres').fill(`${path}-en`);
    await page.getByRole('button', { name: 'Maak de vertaling' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'In two languages' })).toBeVisible();
    expect((await visit(`/en${path}-en`)).status).toBe(404);
    await publish(page);
    expect((await visit(`/en${path}-en`)).text).toContain('In two languages');
    expect((await visit(path)).text).toContain('In twee talen');
  });

  test('looks at a draft as visitors will see it, with a bar that says so and leads back', async ({
    page,
    context,
  }) => {
    await staffMember(page, 'editor');
    await makePage(page, 'Nog geheim', freshPath());
    await page.getByRole('button', { name: 'Maak een voorbeeld' }).click();
    const link = page.getByRole('link', { name: /^Open het voorbeeld/ });
    const { pathname } = new URL((await link.getAttribute('href')) ?? '');
    const preview = await context.newPage();
    await preview.goto(`http://alcohol.localhost:${productPort()}${pathname}`);
    await expect(preview.getByRole('heading', { level: 1, name: 'Nog geheim' })).toBeVisible();
    await expect(preview.getByText('Voorbeeld: nog niet te zien voor bezoekers.')).toBeVisible();
    await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await preview.getByRole('link', { name: 'Terug naar beheer' }).getAttribute('href')).toContain(
      '/beheer/paginas/',
    );
    await expectFits(preview);
    expect((await visit(`${pathname}x`)).status).toBe(404);
    expect((await visit(pathname.replace('/voorbeeld', '/en/preview'))).status).toBe(404);
  });

  test('deletes a page after being asked', async ({ page }) => {
    await staffMember(page, 'editor');
    const path = freshPath();
    await makePage(page, 'Weg ermee', path);
    await publish(page);
    await page.getByRole('button', { name: 'Verwijder de pagina' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
    await page.waitForURL(/\/beheer\/paginas$/);
    await expect(page.getByText('De pagina is verwijderd.')).toBeVisible();
    expect((await visit(path)).status).toBe(404);
  });
});

/** Saves a draft as the editor's screen does. */
async function save(page: Page, life: string, title: string): Promise<void> {
  const place = /(\d+)\/nl$/.exec(life)?.[1];
  const status = await page.evaluate(
    async ([nid, text]) => {
      const at = `/api/nl/desk/pages/${nid}/nl`;
      const { vid } = await (await fetch(at)).json();
      const token = await (await fetch('/api/nl/session/token')).text();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const body = JSON.stringify({ from: vid, title: text, fields: { lead: 'Rustig aan.' } });
      return (await fetch(at, { method: 'POST', headers, body })).status;
    },
    [place, title] as const,
  );
  expect(status).toBe(200);
}

test('by keyboard alone: a page is made, published and found', async ({ page }) => {
  await staffMember(page, 'editor');
  const path = freshPath();
  await page.goto(bareAddress('/beheer/paginas'));
  await page.getByRole('link', { name: 'Nieuwe pagina' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Alcohol', { exact: true })).toBeChecked();
  await page.getByLabel('Titel').focus();
  await page.keyboard.type('Met toetsen');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Adres')).toHaveValue('/met-toetsen');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(path);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/nl$/);
  await page.goto(bareAddress(`/beheer/paginas/${/(\d+)\/nl$/.exec(page.url())?.[1]}/nl`));
  await page.getByRole('button', { name: 'Publiceer' }).focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Publiceer nu' });
  await expect(confirm).toBeVisible();
  for (let key = 0; key < 10 && !(await confirm.evaluate((one) => one === document.activeElement)); key += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  expect((await visit(path)).text).toContain('Met toetsen');
});

test('what is missing is said at its field, in both languages of the desk', async ({ page }) => {
  await staffMember(page, 'editor', { language: 'en' });
  await page.goto(bareAddress('/en/beheer/paginas/nieuw'));
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByText('Choose at least one programme.').first()).toBeVisible();
  await expect(page.getByText('Give the page a title.').first()).toBeVisible();
  await expectFits(page);
  await makePage(page, 'Taken or not', freshPath(), EN);
  await page.goto(bareAddress('/beheer/paginas/nieuw'));
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByText('Kies ten minste één programma.').first()).toBeVisible();
});

test('a path that another page has is refused where it is typed', async ({ page, expectNoise }) => {
  expectNoise(/status of 422/);
  await staffMember(page, 'editor');
  await makePage(page, 'Wil naar hulp', freshPath());
  await page.getByRole('textbox', { name: 'Adres' }).fill('/hulp');
  await page.getByRole('button', { name: 'Verander het adres' }).click();
  await expect(page.getByText('Op dit pad staat al een pagina.').first()).toBeVisible();
  await expectAccessible(page);
});

test('a list in which nothing is found offers the way out, and keeps its filters in the address', async ({ page }) => {
  await staffMember(page, 'editor');
  await page.goto(bareAddress('/beheer/paginas?search=bestaatechtniet&language=nl'));
  await expect(page.getByRole('heading', { name: 'Geen pagina’s gevonden' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Laat alle pagina’s zien' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('Soort').selectOption('help');
  await expect(page).toHaveURL(/type=help/);
  await page.reload();
  await expect(page.getByLabel('Soort')).toHaveValue('help');
  await expect(page.getByRole('rowheader').first()).toContainText(/Hulp|Help/);
});

test('a moderator does not open pages', async ({ page }) => {
  await staffMember(page, 'moderator');
  await page.goto(bareAddress('/beheer/paginas'));
  await expect(page.getByRole('heading', { name: 'Dit is niet voor jouw account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagina’s' })).toHaveCount(0);
});

import { saved, tabTo } from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, productPort, test } from '../support/story.ts';
import { getFreshPath, makePage, publish, saveDraft, visit } from './created-pages.ts';

test.describe('a page at the desk', () => {
  test('moves a page: the old address leads to the new one; taken off the site it is gone at once', async ({
    page,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    await makePage(page, 'Verhuisd', path);
    await publish(page);
    await page.getByRole('textbox', { name: 'Adres' }).fill(`${path}-nieuw`);
    await page.getByRole('button', { name: 'Verander het adres' }).click();
    await expect(page.getByText('Het adres is veranderd.')).toBeVisible();
    const movedAnswer = await visit(path);
    expect([movedAnswer.status, movedAnswer.headers.location]).toEqual([301, `${path}-nieuw`]);
    expect((await visit(`${path}-nieuw`)).text).toContain('Verhuisd');

    await page.getByRole('button', { name: 'Haal van de site' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Haal van de site' }).click();
    await expect(page.getByText('Bezoekers zien deze pagina niet.')).toBeVisible();
    expect((await visit(`${path}-nieuw`)).status).toBe(404);
    expect((await visit(path)).text).not.toContain('Verhuisd');
  });

  test('schedules a page, and stops the schedule by a change or on purpose', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const life = await makePage(page, 'Later', getFreshPath());
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByLabel('Op een later moment').check();
    await page.getByLabel('Datum en tijd').fill('2031-03-04T09:30');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Plan het publiceren' }).click();
    await expect(page.getByText(/Publiceren gaat vanzelf: dinsdag 4 maart 2031, 9\.30/)).toBeVisible();
    await page.goto(life.replace('paginas', 'pagina'));
    const warning = page.getByText('Verander je iets, dan stopt de planning.');
    await expect(warning).toBeVisible();
    await page.getByLabel('Titel').fill('Later, en anders');
    await expect(warning).toHaveCount(0);
    await saved(page);
    await page.goto(life);
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByLabel('Op een later moment').check();
    await page.getByLabel('Datum en tijd').fill('2031-03-04T09:30');
    await page.getByRole('button', { name: 'Plan het publiceren' }).click();
    await page.getByRole('button', { name: 'Stop de planning' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop de planning' }).click();
    await expect(page.getByText('Bezoekers zien deze pagina niet.')).toBeVisible();
  });

  test('compares an old version with the newest and brings it back as a draft', async ({ page }) => {
    await createStaffMember(page, 'editor', { name: 'Esra' });
    const path = getFreshPath();
    const life = await makePage(page, 'Eerste versie', path);
    await publish(page);
    await saveDraft(page, life, 'Tweede versie');
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

  test('takes back what was just published in one press; it stays as a draft', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const life = await makePage(page, 'Zoals het was', path);
    await publish(page);
    await saveDraft(page, life, 'Te vroeg');
    await page.goto(life);
    await publish(page);
    expect((await visit(path)).text).toContain('Te vroeg');
    await page.getByRole('button', { name: 'Herstel de vorige versie' }).click();
    await expect(page.getByText('Bezoekers zien weer de vorige versie.')).toBeVisible();
    await expect(page.getByText('Bezoekers zien een eerdere versie.')).toBeVisible();
    expect((await visit(path)).text).toContain('Zoals het was');
    await expect(page.getByRole('heading', { level: 1, name: 'Te vroeg' })).toBeVisible();
  });

  test('hears who saved first, and loses nothing', async ({ page, browser, expectNoise }) => {
    expectNoise(/status of 412/);
    await createStaffMember(page, 'editor', { name: 'Esra' });
    const life = await makePage(page, 'Samen', getFreshPath());
    const other = await browser.newPage();
    await createStaffMember(other, 'editor', { name: 'Noor' });
    await other.goto(life);
    await saveDraft(other, life, 'Van Noor');
    await page.getByRole('button', { name: 'Publiceer' }).click();
    await page.getByRole('button', { name: 'Publiceer nu' }).click();
    await expect(page.getByRole('dialog').getByText('Noor heeft deze pagina intussen opgeslagen.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Van Noor' })).toBeVisible();
    await other.close();
  });

  test('makes a translation of a page, which is a draft of its own', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const life = await makePage(page, 'In twee talen', path);
    await publish(page);
    await page.goto(life.replace(/nl$/, 'en'));
    await expectFits(page);
    await page.getByRole('textbox', { name: 'Titel' }).fill('In two languages');
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
    await createStaffMember(page, 'editor');
    await makePage(page, 'Nog geheim', getFreshPath());
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
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
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

test('what stands below something that is still on its way is seen, and within reach of the keyboard', async ({
  page,
}) => {
  await createStaffMember(page, 'editor');
  await makePage(page, 'Nog onderweg', getFreshPath());
  await publish(page);
  let answer: () => void = () => {};
  const pending = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/desk\/things\/page\//, async (route) => {
    await pending;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('main .skeletons').first()).toBeVisible();
  const preview = page.getByRole('button', { name: 'Maak een voorbeeld' });
  await expect(preview).toBeVisible();
  await tabTo(page, /^Maak een voorbeeld/);
  await expect(preview).toBeFocused();
  answer();
  await expect(page.locator('main .skeletons')).toHaveCount(0);
  await expect(preview).toBeFocused();
});

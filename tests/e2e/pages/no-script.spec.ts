import { expect, getUrl, test } from '../support/story.ts';

test.use({ consent: 'asked' });

test.use({ javaScriptEnabled: false });

test('a help page is readable without script, and its questions open', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const question = page.locator('details').filter({ hasText: '250 ml bier' }).first();
  const answer = question.locator('p').first();
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await expect(answer).toBeVisible();
});

test('the welcome tour reads as a list of steps', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/welkom'));
  await expect(page.getByRole('heading', { name: 'Fijn dat je er bent' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Je bent niet alleen' })).toBeVisible();
});

test('the choice about cookies can be made on its own page', async ({ page, context }) => {
  await page.goto(getUrl('alcohol', '/edit-cookies'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(getUrl('alcohol', '/edit-cookies'));
  expect((await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`)).toEqual(['consent=p0v0']);
});

test('what needs script says so, with the way to help; what works says nothing', async ({ page }) => {
  // The automated browser runs no scripts, but still parses the element as one that does: its source is read.
  const read = async (path: string) => (await (await page.goto(getUrl('alcohol', path)))?.text()) ?? '';
  for (const path of ['/inloggen', '/registreren', '/programma', '/account', '/form/goal', '/valideer/1/2/3']) {
    const [, notice] = /<noscript>(.*?)<\/noscript>/s.exec(await read(path)) ?? [];
    expect(notice, path).toContain('Dit werkt alleen met JavaScript');
    expect(notice, path).toContain('<a href="/hulp">Ga naar Hulp</a>');
  }
  const working = ['/', '/hulp', '/welkom', '/edit-cookies', '/registreren/eerst-dit', '/trek-nu'];
  for (const path of [...working, '/registreren-hti/mislukt']) {
    expect(await read(path), path).not.toContain('Dit werkt alleen met JavaScript');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('the language can be changed', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help'));
});

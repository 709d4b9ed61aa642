import { address, expect, test } from './story.ts';

test.use({ consent: 'asked' });

test.use({ javaScriptEnabled: false });

test('a help page is readable without script, and its questions open', async ({ page }) => {
  await page.goto(address('alcohol', '/hulp'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const question = page.locator('details').filter({ hasText: '250 ml bier' }).first();
  const answer = question.locator('p').first();
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await expect(answer).toBeVisible();
});

test('the welcome tour reads as a list of steps', async ({ page }) => {
  await page.goto(address('alcohol', '/welkom'));
  await expect(page.getByRole('heading', { name: 'Fijn dat je er bent' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Je bent niet alleen' })).toBeVisible();
});

test('consent can be given, and the banner is gone on the next page', async ({ page, context }) => {
  await page.goto(address('alcohol', '/hulp'));
  await page.getByRole('button', { name: 'Nee, alleen wat nodig is' }).click();
  await expect(page).toHaveURL(address('alcohol', '/hulp'));
  expect((await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`)).toEqual(['consent=p0v0']);
});

test('the language can be changed', async ({ page }) => {
  await page.goto(address('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(address('alcohol', '/en/help'));
});

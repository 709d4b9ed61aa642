import { openRows } from '../support/account.ts';
import { createParticipant, logIn, registered } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

test.use({ consent: 'asked' });

test('the language switch leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
});

test('with consent the choice of a language is remembered, and the hash survives the redirect', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: 'p1v0', url: getUrl('alcohol', '/') }]);
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help'));
  expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe('en');
  await page.goto(getUrl('alcohol', '/hulp?a=1#vragen'));
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help?a=1#vragen'));
});

test('a language chosen on a page becomes that of the account, also where saving it failed at first', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/);
  await context.addCookies([{ name: 'consent', value: 'p1v0', url: getUrl('alcohol', '/') }]);
  await createParticipant(context, 'alcohol', { language: 'en' });
  await page.goto(getUrl('alcohol', '/en/account'));
  await page.route('**/api/nl/user/*', (route) => route.abort(), { times: 1 });
  const event = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL(getUrl('alcohol', '/account'));
  await event;
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.goto(getUrl('alcohol', '/account'));
  await saved;
  await page.reload();
  await openRows(page);
  await expect(page.getByRole('combobox', { name: 'Taal' })).toHaveValue('nl');
  // Another tab does not know the choice, and follows the account.
  const other = await context.newPage();
  await other.goto(getUrl('alcohol', '/en/diary'));
  await expect(other).toHaveURL(getUrl('alcohol', '/dagboek'));
});

test('a language that a visitor chose changes the account of nobody who logs in here after', async ({
  page,
  context,
}) => {
  const person = await registered('alcohol', { language: 'nl' });
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help'));
  const patchUrls: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && patchUrls.push(request.url()));
  await logIn(context, person);
  await page.goto(getUrl('alcohol', '/en/account'));
  await openRows(page);
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('nl');
  expect(patchUrls).toEqual([]);
});

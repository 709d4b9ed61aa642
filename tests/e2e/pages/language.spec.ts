import { ask } from '#tests/support/http.ts';
import { logIn, participant, registered } from '../support/people.ts';
import { address, expect, productPort, test } from '../support/story.ts';

test.use({ consent: 'asked' });

const get = (path: string, cookie = '') =>
  ask({ port: productPort(), host: `alcohol.localhost:${productPort()}`, path, headers: cookie ? { cookie } : {} });

test('the language switch leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto(address('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(address('alcohol', '/en/help'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL(address('alcohol', '/hulp'));
});

test('a language cookie without consent changes nothing', async () => {
  expect((await get('/hulp', 'language=en')).status).toBe(200);
});

test('a consented language cookie leads once to the page in that language, with its query', async () => {
  const answer = await get('/hulp?a=1&b=2', 'consent=p1v0; language=en');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/en/help?a=1&b=2');
  expect((await get('/en/help?a=1&b=2', 'consent=p1v0; language=en')).status).toBe(200);
  expect((await get('/en/help', 'consent=p1v0; language=nl')).headers.location).toBe('/hulp');
});

test('a page that has no other language is never redirected in a loop', async () => {
  const answer = await ask({
    port: productPort(),
    host: `begeleid.localhost:${productPort()}`,
    path: '/hulp',
    headers: { cookie: 'consent=p1v0; language=en' },
  });
  expect(answer.status).toBe(200);
});

test('with consent the choice of a language is remembered, and the hash survives the redirect', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: 'p1v0', url: address('alcohol', '/') }]);
  await page.goto(address('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(address('alcohol', '/en/help'));
  expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe('en');
  await page.goto(address('alcohol', '/hulp?a=1#vragen'));
  await expect(page).toHaveURL(address('alcohol', '/en/help?a=1#vragen'));
});

test('a language chosen on a page becomes that of the account, also where saving it failed at first', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/);
  await context.addCookies([{ name: 'consent', value: 'p1v0', url: address('alcohol', '/') }]);
  await participant(context, 'alcohol', { language: 'en' });
  await page.goto(address('alcohol', '/en/account'));
  await page.route('**/api/nl/user/*', (route) => route.abort(), { times: 1 });
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL(address('alcohol', '/account'));
  await refused;
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.goto(address('alcohol', '/account'));
  await saved;
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Taal' })).toHaveValue('nl');
  // Another tab knows nothing of the choice, and follows the account.
  const other = await context.newPage();
  await other.goto(address('alcohol', '/en/diary'));
  await expect(other).toHaveURL(address('alcohol', '/dagboek'));
});

test('a language that a visitor chose changes the account of nobody who logs in here after', async ({
  page,
  context,
}) => {
  const person = await registered('alcohol', { language: 'nl' });
  await page.goto(address('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(address('alcohol', '/en/help'));
  const changed: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && changed.push(request.url()));
  await logIn(context, person);
  await page.goto(address('alcohol', '/en/account'));
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('nl');
  expect(changed).toEqual([]);
});

test('/nl/x serves what /x serves, and /x is its canonical', async () => {
  const answer = await get('/nl/hulp');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(`<link rel="canonical" href="${address('alcohol', '/hulp')}"`);
});

test('the Dutch segment under /en leads to the English one', async () => {
  for (const [from, to] of [
    ['/en/hulp', '/en/help'],
    ['/en/forum-reglement', '/en/forum-regulations'],
    ['/en/welkom', '/en/welcome'],
  ]) {
    const answer = await get(from ?? '');
    expect([301, 302, 308]).toContain(answer.status);
    expect(answer.headers.location).toBe(to);
  }
});

test('guided has no English', async () => {
  const answer = await ask({ port: productPort(), host: `begeleid.localhost:${productPort()}`, path: '/en/help' });
  expect(answer.status).toBe(404);
});

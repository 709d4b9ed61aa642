import { address, expect, expectAccessible, test } from './story.ts';

test.use({ consent: 'asked' });

const banner = { nl: 'Mogen we iets onthouden?', en: 'May we remember something?' };

for (const [language, path] of [
  ['nl', '/'],
  ['en', '/en'],
] as const) {
  test(`nothing is set before a choice; yes is remembered (${language})`, async ({ page, context }) => {
    await page.goto(address('alcohol', path));
    const question = page.getByRole('region', { name: banner[language] });
    await expect(question).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await expectAccessible(page);
    await question.getByRole('button').first().click();
    await expect(question).toBeHidden();
    expect((await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`)).toContain('consent=p1v1');
    await page.reload();
    await expect(question).toBeHidden();
  });
}

test('no is remembered too, and sets nothing else', async ({ page, context }) => {
  await page.goto(address('alcohol', '/'));
  await page.getByRole('region', { name: banner.nl }).getByRole('button', { name: 'Nee, alleen wat nodig is' }).click();
  await expect(page.getByRole('region', { name: banner.nl })).toBeHidden();
  expect((await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`)).toEqual(['consent=p0v0']);
});

test('the choice can be changed on the cookie page, and refusing removes what was remembered', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'consent', value: 'p1v1', url: address('alcohol', '/') },
    { name: 'language', value: 'nl', url: address('alcohol', '/') },
  ]);
  await page.goto(address('alcohol', '/edit-cookies'));
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('checkbox').first()).toBeChecked();
  for (const box of await form.getByRole('checkbox').all()) if (await box.isEnabled()) await box.uncheck();
  await form.getByRole('button').click();
  await expect
    .poll(async () => (await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`))
    .toEqual(['consent=p0v0']);
  await expectAccessible(page);
});

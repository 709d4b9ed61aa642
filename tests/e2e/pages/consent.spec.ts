import type { BrowserContext } from '@playwright/test';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

test.use({ consent: 'asked' });

const QUESTION = { nl: 'Mogen we je keuze onthouden?', en: 'May we remember your choice?' };

const getCookies = async (context: BrowserContext) =>
  (await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`);

test('nobody is asked anything on a first visit', async ({ page, context }) => {
  for (const path of ['/', '/hulp', '/registreren', '/inloggen']) {
    await page.goto(getUrl('alcohol', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: QUESTION.nl })).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('who chooses a language is asked in the page whether it may be kept; yes keeps it', async ({ page, context }) => {
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help'));
  const question = page.getByRole('region', { name: QUESTION.en });
  await expect(question).toBeVisible();
  await expect(question).not.toContainText(/video/i);
  expect(await context.cookies()).toEqual([]);
  await expectAccessible(page);
  // The question covers nothing: the content starts below it.
  const [end, next] = await Promise.all([question.boundingBox(), page.getByRole('main').boundingBox()]);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
  expect(await getCookies(context)).toEqual(expect.arrayContaining(['consent=p1v0', 'language=en']));
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page).toHaveURL(getUrl('alcohol', '/en/help'));
  await expect(question).toBeHidden();
});

for (const width of [390, 768]) {
  test(`what is told never lies over the answers to that question, at ${width} px`, async ({ page, context }) => {
    await createParticipant(context, 'alcohol');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(getUrl('alcohol', '/account/meldingen'));
    // The link to the other language may be in a closed menu.
    const other = page.getByRole('link', { name: 'English', includeHidden: true }).first();
    await other.evaluate((link: HTMLAnchorElement) => link.click());
    const question = page.getByRole('region', { name: QUESTION.en });
    await expect(question).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Send the email again' }).press('Enter');
    const locator = page.locator('[data-toast]').first();
    await expect(locator).toBeVisible();
    for (const answer of await question.getByRole('button').all()) {
      const [over, below] = await Promise.all([locator.boundingBox(), answer.boundingBox()]);
      if (!over || !below) throw new Error('The toast or the answer has no place.');
      expect(over.y >= below.y + below.height || over.y + over.height <= below.y).toBe(true);
    }
  });
}

test('no is remembered too, and sets nothing else', async ({ page, context }) => {
  await page.goto(getUrl('alcohol', '/en/help'));
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click();
  const question = page.getByRole('region', { name: QUESTION.nl });
  await question.getByRole('button', { name: 'Nee, alleen wat nodig is' }).click();
  await expect(question).toBeHidden();
  expect(await getCookies(context)).toEqual(['consent=p0v0']);
});

test('the choice can be changed on the cookie page, and refusing removes what was remembered', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'consent', value: 'p1v1', url: getUrl('alcohol', '/') },
    { name: 'language', value: 'nl', url: getUrl('alcohol', '/') },
  ]);
  await page.goto(getUrl('alcohol', '/edit-cookies'));
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('checkbox').first()).toBeChecked();
  await expect(form).toContainText('We onthouden je taal en welke berichten je hebt verborgen.');
  for (const box of await form.getByRole('checkbox').all()) if (await box.isEnabled()) await box.uncheck();
  await form.getByRole('button').click();
  await expect
    .poll(async () => (await context.cookies()).map((cookie) => `${cookie.name}=${cookie.value}`))
    .toEqual(['consent=p0v0']);
  await expectAccessible(page);
});

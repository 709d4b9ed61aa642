import type { BrowserContext, Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#tests/support/browser.ts';
import { openRows } from '../support/account.ts';
import { call } from '../support/days.ts';
import { logIn, registered } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

// The browser of the other stories discards every page that is left; this one has a back/forward cache, as users have.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const getPageUrl = (path: string) => getUrl('alcohol', path);
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Naam', exact: true });

/** Records in the tab that a page was restored from the back/forward cache. */
async function notesReturns(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('came-back', 'yes')),
  );
}
const cameBack = (page: Page) => page.evaluate(() => sessionStorage.getItem('came-back'));

test('a private page that the browser kept shows what is true now', async ({ page, context }) => {
  await notesReturns(context);
  const person = await registered('alcohol');
  await logIn(context, person);
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await expect(nameField(page)).toHaveValue('Sam');
  await page.goto(getPageUrl('/hulp'));
  await call(page, 'alcohol', 'PATCH', `/user/${person.uid}`, { field_name: [{ value: 'Robin' }] });
  await page.goBack();
  await openRows(page);
  await expect(nameField(page)).toHaveValue('Robin');
  expect(await cameBack(page)).toBe('yes');
});

test('a private page that the browser kept never shows one person what was another’s', async ({ page, context }) => {
  await notesReturns(context);
  const first = await registered('alcohol', { name: 'Sam' });
  const second = await registered('alcohol', { name: 'Kim' });
  await logIn(context, first);
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await expect(nameField(page)).toHaveValue('Sam');
  await page.goto(getPageUrl('/hulp'));
  await logIn(context, second);
  await page.goBack();
  await openRows(page);
  await expect(nameField(page)).toHaveValue('Kim');
  expect(await cameBack(page)).toBe('yes');
});

import type { Page } from '@playwright/test';
import { openRows } from '../support/account.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

/** A screen with a dialog: its path, and its button. */
const DIALOGS = [
  ['a question', '/account', 'Begin opnieuw'],
  ['a sheet to fill in', '/dagelijkse-registratie', 'Reken mijn drankjes uit'],
] as const;

async function openDialog(page: Page, path: string, opener: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.goto(getUrl('alcohol', path));
  if (path === '/account') await openRows(page);
  const button = page.getByRole('button', { name: opener, exact: true });
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  return { button, dialog: page.getByRole('dialog') };
}

for (const [name, path, opener] of DIALOGS) {
  test(`the way back closes ${name}, and leaves the page as it stood`, async ({ page }) => {
    const { button, dialog } = await openDialog(page, path, opener);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(getUrl('alcohol', path));
    await expect(button).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
  });

  test(`a page that is loaded again below ${name} goes back at the first press`, async ({ page }) => {
    const { dialog } = await openDialog(page, path, opener);
    await page.reload();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
  });

  test(`closed in another way ${name} leaves nothing behind in the way back`, async ({ page }) => {
    const { button, dialog } = await openDialog(page, path, opener);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // A dialog that is reopened immediately remains open.
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Sluit' }).click();
    await expect(dialog).toBeHidden();
    await page.waitForFunction(() => !history.state?.popups);
    await page.goBack();
    await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
  });
}

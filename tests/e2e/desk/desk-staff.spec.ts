import type { Page } from '@playwright/test';
import { getLink, mailTo } from '../support/mails.ts';
import { PASSWORD } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

const REFUSED = /status of (409|422)/;

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an administrator invites somebody by mail, who begins with the link', async ({ page, browser, expectNoise }) => {
  expectNoise(REFUSED);
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress('/beheer'));
  await page.getByRole('link', { name: 'Medewerkers' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(dialog.getByLabel('Naam')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  const mail = `${crypto.randomUUID()}@example.nl`;
  await dialog.getByLabel('Naam').fill('Kim');
  await dialog.getByLabel('E-mailadres').fill(mail);
  await dialog.getByLabel('Rol').selectOption('moderator');
  await dialog.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: mail });
  await expect(row).toContainText('Uitgenodigd');
  await expect(row).toContainText('Moderator');

  const context = await browser.newContext({ locale: 'nl-NL' });
  const theirs = await context.newPage();
  await theirs.goto(getLink(await mailTo(mail, /medewerker/)));
  await expect(theirs.getByLabel('E-mailadres')).toHaveValue(mail);
  await theirs.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await theirs.getByLabel('Hetzelfde wachtwoord nog een keer').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Ga verder' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Stel je tweede stap in');
  await context.close();
});

test('an administrator changes a role, blocks, resets and removes, by keyboard', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const { mail, uid } = await createStaffMember(other, 'editor', { name: 'Noor' });
  await createStaffMember(page, 'administrator', { language: 'en' });
  await page.goto(getBareAddress(`/en/beheer/medewerkers/${uid}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor');
  await expectFits(page);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('moderator');
  await page.getByRole('button', { name: 'Save the role' }).press('Enter');
  await expect(page.getByText('The role was saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Block' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Block' }).press('Enter');
  await dialog.getByRole('button', { name: 'Block' }).press('Enter');
  await expect(page.getByText('This member of staff is blocked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reset the second step' }).press('Enter');
  await dialog.getByRole('button', { name: 'Reset the second step' }).press('Enter');
  await expect(page.getByText('The second step was reset.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
  await expect(page.getByText('The account was removed.')).toBeVisible();
  await expect(page.getByText(mail)).toHaveCount(0);
  await other.context().close();
});

test('an editor and a moderator do not manage staff', async ({ page }) => {
  await createStaffMember(page, 'moderator');
  await page.goto(getBareAddress('/beheer/medewerkers'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit is niet voor jouw account');
  await expectAccessible(page);
});

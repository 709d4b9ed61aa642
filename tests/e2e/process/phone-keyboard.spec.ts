import type { Locator, Page } from '@playwright/test';
import { openRows } from '../support/account.ts';
import { chooseNickname, getFirstCategory, getFreshNickname, post } from '../support/community-calls.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

const PHONE = { width: 390, height: 664 };
/** The remaining window above an open keyboard. */
const BESIDE_KEYBOARD = { width: 390, height: 330 };

test.use({ viewport: PHONE });

/** Returns true if the middle of an element is uncovered and in the window. */
const isPressable = (element: Locator) =>
  element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const snapshot = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
    return top < innerHeight && top + height > 0 && element.contains(snapshot);
  });

/** Focuses a field, and types when the keyboard is open: the field and the button after it are visible. */
async function expectRoom(page: Page, field: Locator, text: string, button: RegExp): Promise<void> {
  await page.setViewportSize(PHONE);
  await field.click();
  await page.setViewportSize(BESIDE_KEYBOARD);
  await field.pressSequentially(text);
  await expect.poll(() => isPressable(field)).toBe(true);
  const send = page.getByRole('button', { name: button }).last();
  for (
    let steps = 0;
    steps < 20 && !(await send.evaluate((element) => element === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(send).toBeFocused();
  await expect.poll(() => isPressable(send)).toBe(true);
}

test('the keyboard of a phone, the tab bar and dialogs cover neither a field nor the button after it', async ({
  page,
}) => {
  const { uid } = await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await expectRoom(page, page.locator('#day-amount'), '2', /^Sla je dag op/);
  await page.setViewportSize(PHONE);
  await page.goto(getUrl('alcohol', '/form/goal'));
  await expectRoom(page, page.locator('#usage-sunday'), '3', /^Volgende/);
  await page.setViewportSize(PHONE);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await expectRoom(page, page.getByRole('textbox').last(), 'Gewandeld.', /^(Bewaar|Sla)/);
  await page.setViewportSize(PHONE);
  await page.goto(getUrl('alcohol', '/forum'));
  await chooseNickname(page, uid, getFreshNickname('Sam'));
  const category = await getFirstCategory(page);
  const count = await post(page, category, 'Hallo', 'Ik ben hier nieuw.');
  await page.goto(getUrl('alcohol', `/forum/${category}/${count}`));
  await expectRoom(page, page.getByRole('textbox').last(), 'Welkom.', /^(Plaats|Stuur|Reageer)/);
  await page.setViewportSize(PHONE);
  // In the app the account is deleted after the password is confirmed.
  await page.addInitScript(() => Object.assign(window, { ZelfhulpApp: { postMessage: () => undefined } }));
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  await page.getByRole('button', { name: 'Verwijder je account' }).click();
  await page.getByRole('button', { name: 'Ja, verwijder mijn account' }).click();
  await expectRoom(page, page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true }), 'abc', /^Wis alles/);
});

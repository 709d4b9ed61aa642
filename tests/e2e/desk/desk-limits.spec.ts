import type { Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

// A separate product, because the limits set here apply to all users of the programme.
withOwnProduct();
const today = getUserToday();
const AMOUNT = 'Hoeveel uur heb je gegokt?';

interface Limits {
  readonly maximum: string;
  readonly checkFrom: string;
  readonly weeks: string;
}

async function fillLimits(page: Page, { maximum, checkFrom, weeks }: Limits): Promise<void> {
  await page.getByLabel('Hoogste aantal op een dag').fill(maximum);
  await page.getByLabel('Vraag na vanaf').fill(checkFrom);
  await page.getByLabel('Weken bij elkaar in het plan').fill(weeks);
  await page.getByRole('button', { name: 'Publiceer de instellingen' }).press('Enter');
}

const saved = (page: Page) => page.getByText('De instellingen zijn gepubliceerd.').first();

test('an administrator lowers the limits of one programme, and its people meet them at once', async ({ page }) => {
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress('/en/beheer/instellingen/gambling'));
  const group = page.getByRole('group', { name: 'Limits' });
  await expect(group.getByLabel('Highest amount of a day')).toHaveValue('');
  await expect(group).toContainText('The programme’s own number: 24 hours.');
  await expect(group.getByLabel('Ask to check from')).toHaveAccessibleDescription(
    /The programme’s own number: 8 hours\./,
  );
  await expect(group.getByLabel('Weeks together in the plan')).toHaveAccessibleDescription(
    /The programme’s own number: 6\./,
  );
  await group.getByLabel('Highest amount of a day').fill('20.1');
  await page.getByRole('button', { name: 'Publish the settings' }).press('Enter');
  await expect(page.getByRole('link', { name: /fits the steps of this programme/ })).toBeVisible();

  await page.goto(getBareAddress('/beheer/instellingen/gambling'));
  await expect(page.getByRole('group', { name: 'Grenzen' })).toBeVisible();
  await fillLimits(page, { maximum: '20', checkFrom: '21', weeks: '0' });
  await page.getByRole('link', { name: 'Navragen kan niet boven het hoogste aantal op een dag.' }).press('Enter');
  await expect(page.getByLabel('Vraag na vanaf')).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillLimits(page, { maximum: '20', checkFrom: '15,5', weeks: '2' });
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Vraag na vanaf')).toHaveValue('15,5');

  const visitor = await page.context().newPage();
  await createStarter(visitor, 'gokken', { since: addDays(today, -30) });
  await visitor.goto(getUrl('gokken', '/dagelijkse-registratie'));
  const button = visitor.getByRole('button', { name: 'Meer' });
  await visitor.getByLabel(AMOUNT).fill('19,75');
  await button.press('Enter');
  await expect(visitor.getByLabel(AMOUNT)).toHaveValue('20');
  await expect(button).toBeDisabled();
  await visitor.getByLabel(AMOUNT).fill('21');
  await visitor.getByRole('button', { name: 'Sla je dag op' }).press('Enter');
  await expect(visitor.getByRole('link', { name: 'Vul een getal in van 0 tot en met 20.' })).toBeVisible();
  await expect(registerDay(visitor, 'gokken', today, '21')).rejects.toThrow(/400 .*0 tot en met 20\./);

  await visitor.goto(getUrl('gokken', '/form/goal'));
  await visitor.locator('#usage-monday').fill('15,5');
  await expect(visitor.getByText('Klopt 15,5 uur?')).toBeVisible();
  await visitor.locator('#usage-monday').fill('15,25');
  await expect(visitor.getByText(/Klopt 15/)).toBeHidden();
  await makePlan(visitor, 'gokken', '3', '2');
  await visitor.goto(getUrl('gokken', '/mijn-plan'));
  await expect(visitor.locator('.plan-week').first()).toBeVisible();
  await expect.poll(() => visitor.locator('.plan-columns .day-bars-day').count()).toBeLessThanOrEqual(2);
  await expectAccessible(visitor);

  await fillLimits(page, { maximum: '', checkFrom: '', weeks: '' });
  await expect(saved(page)).toBeVisible();
  await registerDay(visitor, 'gokken', today, '24');
  await visitor.reload();
  await expect.poll(() => visitor.locator('.plan-columns .day-bars-day').count()).toBeGreaterThan(2);
});

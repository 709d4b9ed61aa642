import { bareAddress, staffMember } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

test('somebody of the staff who is logged in finds the desk at the bare host', async ({ page }) => {
  await staffMember(page, 'editor', { name: 'Robin' });
  await page.goto(bareAddress('/beheer'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Robin');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin');
  await expectAccessible(page);
});

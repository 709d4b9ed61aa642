import { withOwnProduct } from './own-product.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, test } from './story.ts';

// What is published here is seen by everybody.
withOwnProduct();

test('a draft of a menu is seen by nobody until it is published', async ({ page, context }) => {
  await staffMember(page, 'editor');
  await page.goto(bareAddress('/beheer/menus'));
  await page.getByRole('button', { name: 'Zet er een link bij' }).click();
  await page.keyboard.type('Alleen als concept');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/hulp');
  await page.getByRole('button', { name: 'Bewaar als concept' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Het concept is bewaard.');
  await expectAccessible(page);
  const visitor = await context.newPage();
  await visitor.goto(address('alcohol', '/'));
  const link = visitor.getByRole('banner').getByRole('link', { name: 'Alleen als concept' });
  await expect(link).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Ga verder in het concept' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tekst van de link' }).last()).toHaveValue('Alleen als concept');
  await page.getByRole('button', { name: 'Sla op' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Het menu is opgeslagen.');
  await visitor.reload();
  await expect(link).toBeVisible();

  await page.goto(bareAddress('/beheer/planning'));
  await expect(page.getByRole('heading', { name: 'Er wacht niets' })).toBeVisible();
  await expectAccessible(page);
});

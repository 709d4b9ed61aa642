import { participant } from './people.ts';
import { address, expect, test } from './story.ts';

test('where no gateway rings devices, the app is shown no button and asked for no permission', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, ZelfhulpApp: { postMessage: (message: string) => told.push(message) } });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: readonly string[] }).told.join());
  for (const path of ['/account', '/account/meldingen']) {
    await page.goto(address('alcohol', path));
    await expect.poll(told).toContain('login-state');
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main .skeletons')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zet meldingen aan' })).toHaveCount(0);
    expect(await told()).not.toContain('push-permission');
  }
});

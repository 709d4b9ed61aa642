import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

test('where no gateway rings devices, the app is shown no button and asked for no permission', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.addInitScript(() => {
    const visible: string[] = [];
    Object.assign(window, { shown: visible, ZelfhulpApp: { postMessage: (message: string) => visible.push(message) } });
  });
  const readShownMessages = () => page.evaluate(() => (window as unknown as { shown: readonly string[] }).shown.join());
  for (const path of ['/account', '/account/meldingen']) {
    await page.goto(getUrl('alcohol', path));
    await expect.poll(readShownMessages).toContain('login-state');
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main .skeletons')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zet meldingen aan' })).toHaveCount(0);
    expect(await readShownMessages()).not.toContain('push-permission');
  }
});

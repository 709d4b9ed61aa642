import type { Page } from '@playwright/test';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { expect } from './story.ts';

export interface SetUpApp {
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Sets up an authenticator app on the screen, and returns the recovery codes. */
export async function setUpApp(page: Page, check: (page: Page) => Promise<void> = async () => {}): Promise<SetUpApp> {
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible();
  await check(page);
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(generateCode(secret, new Date()));
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByRole('heading', { name: 'Je herstelcodes' })).toBeFocused();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  await check(page);
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  return { secret, codes };
}

import type { Page } from '@playwright/test';
import { createApprovedNurse } from '../support/nurses.ts';
import { createParticipant, PASSWORD, registered } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, getUrl, test } from '../support/story.ts';

/** Expects that the page reports the failed screen, with a link to retry and phone numbers. */
async function expectWayOn(page: Page): Promise<void> {
  const locator = page.locator('.screen-failure');
  await expect(locator).toContainText('Dit scherm doet het nu niet.');
  await expect(locator.getByRole('heading')).toBeFocused();
  await expect(locator.getByRole('button', { name: 'Laad opnieuw' })).toBeVisible();
  await expect(locator.locator('a[href="tel:113"], a[href^="tel:0800"]').first()).toBeVisible();
}

test('a screen whose scripts do not arrive says so, and works again after a reload', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load|hydrating|ERR_FAILED|dynamically imported/);
  await createParticipant(page.context(), 'alcohol');
  await page.route(/\/_astro\/(?!before-paint|watch-islands).*\.js/, (route) => route.abort());
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await expectWayOn(page);
  await expect(page.locator('main .skeleton:visible')).toHaveCount(0);
  await page.unroute(/\/_astro\/(?!before-paint|watch-islands).*\.js/);
  await page.getByRole('button', { name: 'Laad opnieuw' }).click();
  await expect(page.locator('.screen-failure')).toHaveCount(0);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('a screen that throws while it is drawn leaves the frame and says so in its place', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/planted|react/i);
  await createParticipant(page.context(), 'alcohol');
  await page.addInitScript(() => {
    const native = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        if (document.documentElement.dataset.awake !== undefined) throw new Error('planted');
        return native?.get?.call(this);
      },
    });
  });
  await page.goto(getUrl('alcohol', '/kalender'));
  await expectWayOn(page);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a browser that says "offline" by mistake still opens links and the screen for a hard moment', async ({
  page,
}) => {
  await createParticipant(page.context(), 'alcohol');
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto(getUrl('alcohol', '/programma'));
  await page.getByRole('link', { name: 'Mijn plan' }).first().click();
  await page.waitForURL(getUrl('alcohol', '/mijn-plan'));
  await page.locator('a[data-hard-moment-link]:visible').first().click();
  await page.waitForURL(/\/trek-nu/);
});

test('with cookies off the right password says why it does not log in', async ({ page }) => {
  const { mail } = await registered('alcohol');
  const person = await createApprovedNurse();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  for (const [path, name] of [
    [getUrl('alcohol', '/inloggen'), mail],
    [getUrl('begeleid', '/inloggen'), person.mail],
    [getBareAddress('/beheer/inloggen'), 'redacteur@example.nl'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('E-mailadres').fill(name);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.locator('.form-failure')).toContainText('Je browser bewaart geen cookies.');
  }
});

test('a screen of the desk whose script is gone leaves the frame of the desk and says so', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to (load|fetch)|ERR_FAILED|dynamically imported/);
  await createStaffMember(page, 'editor');
  await page.route(/\/_astro\/Menus\..*\.js/, (route) => route.abort());
  await page.goto(getBareAddress('/beheer/menus'));
  const locator = page.locator('.screen-failure');
  await expect(locator).toContainText('Dit scherm doet het nu niet. Wat je eerder opsloeg, staat er nog.');
  await expect(locator.getByRole('heading', { name: 'Menu’s' })).toBeFocused();
  await expect(locator.locator('a[href="tel:112"]')).toBeInViewport();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.unroute(/\/_astro\/Menus\..*\.js/);
  await locator.getByRole('button', { name: 'Laad opnieuw' }).click();
  await expect(page.locator('.screen-failure')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Menu’s' })).toBeVisible();
});

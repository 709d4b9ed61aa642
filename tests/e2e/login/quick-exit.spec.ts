import type { Page } from '@playwright/test';
import { createMember, post, readOther } from '../support/community-calls.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Responds in place of the neutral page. */
async function allowExit(page: Page): Promise<void> {
  await page
    .context()
    .route(/nu\.nl/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Nieuws</title>' }));
}

/** Uses the quick exit by keyboard only: from the current focus, to the link, and Enter. */
async function leaveByKeyboard(page: Page, name: string): Promise<void> {
  const exit = page.getByRole('dialog').getByRole('link', { name });
  await expect(exit).toBeVisible();
  for (let key = 0; key < 12 && !(await exit.evaluate((element) => element === document.activeElement)); key += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(exit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/nu\.nl/);
}

for (const [language, path, name] of [
  ['nl', '/welkom', 'Snel weg'],
  ['en', '/en/welcome', 'Leave this page'],
] as const) {
  test(
    `the page is left from the welcome tour, at 320 px (${language})`,
    getVariant(language === 'en'),
    async ({ page, context, expectNoise }) => {
      expectNoise(/nu\.nl/);
      await allowExit(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await createParticipant(context, 'alcohol', { language });
      await page.goto(getUrl('alcohol', path));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await leaveByKeyboard(page, name);
    },
  );
}

test('the page is left from a report, whose focus begins elsewhere', async ({ page, browser, expectNoise }) => {
  expectNoise(/nu\.nl/);
  const tid = await createMember(page, 'Laurierwilg');
  const nid = await post(page, tid, 'Van mij', 'Mijn tekst.');
  const reader = await readOther(browser);
  await allowExit(reader);
  await createMember(reader, 'Hendrik_48');
  await reader.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  await reader.getByRole('button', { name: 'Meer (Laurierwilg)' }).press('Enter');
  await reader.getByRole('button', { name: 'Meld dit bericht (Laurierwilg)' }).press('Enter');
  const dialog = reader.getByRole('dialog', { name: 'Meld dit bericht' });
  await expect(dialog.getByRole('link', { name: 'Snel weg' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Snel weg' })).not.toBeFocused();
  await expectAccessible(reader);
  await leaveByKeyboard(reader, 'Snel weg');
  await reader.context().close();
});

test('the page is left from the popup with help lines; a nurse has nothing to leave', async ({ page, expectNoise }) => {
  expectNoise(/nu\.nl/);
  await allowExit(page);
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('button', { name: 'Ik wil nu met iemand praten' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sluit dit venster' })).toBeFocused();
  await leaveByKeyboard(page, 'Snel weg');
  await page.goBack();
  await page.waitForURL('about:blank');
  await page.goto(getUrl('begeleid', '/hulp'));
  await expect(page.locator('[data-quick-exit]')).toHaveCount(0);
});

test('in the app, which opens the other page in the browser of the phone, the page is shown again on return', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/nu\.nl/);
  // A response without content leaves the page where it is, like the app does.
  await page.context().route(/nu\.nl/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => Object.assign(window, { ZelfhulpApp: { postMessage: () => undefined } }));
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'Snel weg' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-leaving', 'exit');
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html[data-leaving]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Back does not return to a page that added entries to the history for its doors or questions', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/nu\.nl/);
  await allowExit(page);
  const leave = async () => {
    // The wave has its own link, above the page.
    await page.locator('a[data-quick-exit]:visible').last().click();
    await page.waitForURL(/nu\.nl/);
    await page.goBack();
    await page.waitForURL('about:blank');
  };
  // A door that is open already, or is pressed again, adds no entry.
  for (const path of ['/trek-nu', '/trek-nu#trek']) {
    await page.goto(getUrl('alcohol', path));
    await page.locator('[data-door=craving] > summary').click();
    await page.locator('[data-wave-stop]').click();
    await page.locator('[data-door=craving] > summary').click();
    await expect(page).toHaveURL(/#trek$/);
    await leave();
  }
  await page.goto(getUrl('alcohol', '/registreren'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  for (const next of ['2', '3']) {
    await page.getByRole('button', { name: 'Nee', exact: true }).click();
    await expect(page.locator('main progress')).toHaveAttribute('value', next);
  }
  await leave();
});

test('the page is gone with the press, before the other page answers', async ({ page, context, expectNoise }) => {
  expectNoise(/nu\.nl/);
  // A request of a slow page just before the click is locked; after it none is sent (`session/api.test.ts`).
  expectNoise(/status of 423 \(Locked\)/);
  let answer = () => {};
  const pending = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(/nu\.nl/, async (route) => {
    await pending;
    await route.fulfill({ contentType: 'text/html', body: '<title>Nieuws</title>' });
  });
  await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagboek'), { waitUntil: 'networkidle' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const check = () => {
          const isGone = !document.documentElement.checkVisibility({ visibilityProperty: true });
          if (isGone && document.title === '') resolve();
          else requestAnimationFrame(check);
        };
        document.querySelector<HTMLElement>('a[data-quick-exit]')?.click();
        check();
      }),
  );
  answer();
  await page.waitForURL(/nu\.nl/);
});

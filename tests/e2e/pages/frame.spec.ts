import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isStandingLook } from '../support/variants.ts';

test.use({ consent: 'asked' });

const LANGUAGES = [
  {
    language: 'nl',
    landing: '/',
    help: '/hulp',
    leave: 'Snel weg',
    skip: 'Naar de inhoud',
    talk: 'Praat met iemand: 113 · 112',
  },
  {
    language: 'en',
    landing: '/en',
    help: '/en/help',
    leave: 'Leave this page',
    skip: 'Skip to content',
    talk: 'Talk to someone: 113 · 112',
  },
] as const;

for (const { language, landing, help, leave, skip, talk } of LANGUAGES) {
  test.describe(`the frame of every page in ${language}`, () => {
    test('has crisis help, a quick exit, one main heading and landmarks', async ({ page }) => {
      await page.goto(getUrl('alcohol', landing));
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: talk })).toBeVisible();
      await expect(header.getByRole('link', { name: leave })).toBeVisible();
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByRole('link', { name: /0113/ })).toHaveAttribute('href', 'tel:08000113');
      await expect(foot.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // Content for logged-in users is hidden from visitors.
      await expect(page.locator('[data-info-banner], [data-crisis-alerts]').locator('visible=true')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('can be walked by keyboard: the first stop skips to the content, and each shows that it has the focus', async ({
      page,
    }) => {
      await page.goto(getUrl('alcohol', help));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      for (const _ of [1, 2, 3]) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus-visible')).toHaveCSS('outline', / solid 3px$/);
      }
    });

    for (const width of [320, 768, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const title = `is accessible and scrolls only down at ${width} px, ${colorScheme}`;
        test(title, getVariant(isStandingLook(width, colorScheme)), async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          for (const path of [landing, help]) {
            await page.goto(getUrl('alcohol', path));
            await expectNoSidewaysScroll(page);
            await expectAccessible(page);
          }
        });
      }
    }
  });
}

for (const width of [320, 390, 768, 1280]) {
  test(
    `the header is one row at ${width} px and stays in view`,
    getVariant(width === 320 || width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(getUrl('alcohol', '/hulp'));
      const header = page.getByRole('banner');
      const row = await header.boundingBox();
      expect(row?.height).toBeLessThanOrEqual(70);
      await page.evaluate(() => scrollTo(0, 1000));
      await expect(header.getByRole('button', { name: /^Praat met iemand/ })).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('link', { name: 'Snel weg' })).toBeInViewport({ ratio: 1 });
    },
  );
}

test('the header keeps its one row while the typeface loads', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  let abortCount = 0;
  await page.route(/\.woff2$/, (route) => {
    abortCount += 1;
    return route.abort();
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/inloggen', '/hulp']) {
      await page.goto(getUrl('alcohol', path));
      const row = await page.getByRole('banner').boundingBox();
      expect(row?.height, `${path} at ${width} px`).toBeLessThanOrEqual(70);
    }
  }
  expect(abortCount).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers in the header can be called', async ({ page }) => {
    await page.goto(getUrl('alcohol', '/'));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Bel/ })).toHaveText(['113', '112']);
    await expect(header.getByRole('button', { name: /^Praat met iemand/ })).toBeHidden();
  });
});

test('the logo leads a logged-out visitor to the landing page', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/hulp'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Zelfhulp/ })
    .click();
  await expect(page).toHaveURL(getUrl('alcohol', '/'));
});

test('without a landing page the logo and "/" lead to login', async ({ page }) => {
  for (const label of ['naasten', 'begeleid']) {
    await page.goto(getUrl(label, '/hulp'));
    await expect(page.getByRole('banner').getByRole('link', { name: /Zelfhulp/ })).toHaveAttribute('href', '/inloggen');
  }
});

test('the footer names every programme at its own address, and the consent and privacy pages', async ({ page }) => {
  await page.goto(getUrl('gokken', '/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Cookies/ })).toHaveAttribute('href', '/edit-cookies');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  const programmes = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const label of ['alcohol', 'tabak', 'cannabis', 'cocaine', 'naasten', 'begeleid']) {
    expect(programmes.some((href) => new URL(href).hostname === `${label}.localhost`)).toBe(true);
  }
});

test('leaving now replaces the page in the history and hides it at once', async ({ page, context, expectNoise }) => {
  expectNoise(/nu\.nl/);
  await context.route(/nu\.nl/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Nieuws</title>' }));
  await page.goto(getUrl('alcohol', '/'));
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.getByRole('link', { name: 'Snel weg' }).click();
  await page.waitForURL(/nu\.nl/);
  await page.goBack();
  await expect(page).toHaveURL(getUrl('alcohol', '/'));
});

for (const opening of ['Ik wil nu met iemand praten', 'Praat met iemand: 113 · 112']) {
  test(`"${opening}" opens a dialog with numbers; Escape closes it and focus returns`, async ({ page }) => {
    await page.goto(getUrl('alcohol', '/hulp'));
    const opener = page.getByRole('button', { name: opening });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Nu iemand spreken' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Denk je aan zelfmoord 0800-0113' })).toBeVisible();
    // Reduced motion leaves no animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(dialog).toHaveCSS('animation-name', 'none');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the way back closes the support popup and stays on the page', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/'));
  await page.goto(getUrl('alcohol', '/hulp'));
  const dialog = page.getByRole('dialog', { name: 'Nu iemand spreken' });
  await page.getByRole('button', { name: 'Praat met iemand: 113 · 112' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.popups)).toBe(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
  await page.goBack();
  await expect(page).toHaveURL(getUrl('alcohol', '/'));
});

test('help begins with the three doors of a hard moment, without the menu of what is to be read once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.locator('.content-menu')).toHaveCount(0);
  const doors = page.locator('.help-doors').getByRole('link');
  await expect(doors).toHaveCount(3);
  for (const door of await doors.all()) await expect(door).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const last = await doors.last().boundingBox();
  const text = await page.locator('.help .reading').boundingBox();
  expect((text?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await doors.filter({ hasText: 'Het is niet veilig' }).click();
  await expect(page).toHaveURL(getUrl('alcohol', '/trek-nu#gevaar'));
  await expect(page.locator('details[data-door="danger"]')).toHaveAttribute('open', '');
});

test('the menu of what is to be read once stands on its own pages alone', async ({ page }) => {
  for (const path of ['/privacy', '/forum-reglement', '/edit-cookies']) {
    await page.goto(getUrl('alcohol', path));
    await expect(page.locator('.content-menu')).toBeVisible();
  }
  for (const path of ['/eerste-dagen', '/registreren/eerst-dit', '/programmas']) {
    await page.goto(getUrl('alcohol', path));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('.content-menu')).toHaveCount(0);
  }
});

test('200 % text loses nothing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(getUrl('alcohol', '/hulp'));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

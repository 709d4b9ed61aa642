import { createNurse } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

test.use({ viewport: { width: 320, height: 640 } });

test.describe('until the page knows who looks at it', () => {
  test.use({ javaScriptEnabled: false });

  test('five skeletons stand where the five ways of the tab bar come', async ({ page, context }) => {
    await createParticipant(context, 'alcohol');
    await page.goto(getUrl('alcohol', '/programma'));
    const skeletons = page.locator('.tab-bar .skeleton');
    await expect(skeletons).toHaveCount(5);
    for (const skeleton of await skeletons.all()) await expect(skeleton).toBeVisible();
    // The screen shows that it is loading.
    await expect(page.locator('.tab-bar[aria-hidden]')).toHaveCount(1);
    await page.setViewportSize({ width: 992, height: 640 });
    for (const skeleton of await skeletons.all()) await expect(skeleton).toBeHidden();
  });
});

for (const [label, path, language] of [
  ['alcohol', '/programma', 'nl'],
  ['alcohol', '/en/program', 'en'],
  ['naasten', '/en/program', 'en'],
] as const) {
  test(`${label}${path}: the ways come in their place, each word whole within its own, at 320 px`, async ({
    page,
    context,
  }) => {
    await createParticipant(context, label, { language });
    await page.goto(getUrl(label, path));
    const locator = page.locator('nav.tab-bar > ul > li').locator('> a, > details > summary');
    await expect(locator).toHaveCount(5);
    await expect(page.locator('.tab-bar .skeleton').first()).toBeHidden();
    for (const way of await locator.all()) {
      const [texts, location] = await way.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [range, link].map((it) => it.getBoundingClientRect()).map(({ left, right }) => ({ left, right }));
      });
      expect(texts?.left).toBeGreaterThanOrEqual(location?.left ?? Number.NaN);
      expect(texts?.right).toBeLessThanOrEqual(location?.right ?? Number.NaN);
      expect(texts?.left).toBeGreaterThanOrEqual(4);
      expect(texts?.right).toBeLessThanOrEqual(316);
    }
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const way of await locator.all()) await expect(way).toBeInViewport({ ratio: 0.99 });
    await expectNoSidewaysScroll(page);
  });
}

/** Returns true if a click in an element's middle reaches it; a test click would trigger the script that locks. */
const liesOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

const MORE = ['Forum', 'Dagboek', 'Schrijf iets', 'Kalender', 'Medailles', 'Berichten', 'Hulp', 'Account'];

for (const width of [320, 390, 768]) {
  test(
    `"Meer" opens a sheet with what the bar has no room for, at ${width} px`,
    getVariant(width !== 390),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 });
      await createParticipant(context, 'alcohol');
      await page.goto(getUrl('alcohol', '/mijn-plan'));
      const bar = page.getByRole('navigation', { name: 'Onderste menu' });
      const opener = bar.locator('summary');
      await opener.press('Enter');
      const rows = bar.getByRole('navigation', { name: 'Meer' }).locator('.more-rows a');
      await expect(rows).toContainText(MORE);
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The quick exit is never covered.
      expect(await page.getByRole('banner').getByRole('link', { name: 'Snel weg' }).evaluate(liesOnTop)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(rows.first()).toBeHidden();
      await expect(opener).toBeFocused();
      // Back closes the sheet and stays on the page.
      await opener.click();
      await expect(rows.first()).toBeVisible();
      await page.goBack();
      await expect(rows.first()).toBeHidden();
      await expect(page).toHaveURL(getUrl('alcohol', '/mijn-plan'));
      await opener.click();
      await page.mouse.click(width / 2, 90);
      await expect(rows.first()).toBeHidden();
      await opener.click();
      await rows.filter({ hasText: 'Kalender' }).click();
      await expect(page).toHaveURL(getUrl('alcohol', '/kalender'));
      await expect(bar.locator('a[aria-current]').first()).toHaveText(/Mijn plan/);
      await expect(bar.locator('[data-lit]')).toHaveCount(0);
    },
  );
}

test('the header of somebody logged in is one row, on a screen and in an exercise', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  for (const path of ['/mijn-plan', '/form/alcohol_1_1']) {
    await page.goto(getUrl('alcohol', path));
    for (const width of [320, 360, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const header = page.locator('.site-header');
      await expect(header.getByRole('link', { name: 'Snel weg' })).toBeVisible();
      expect((await header.boundingBox())?.height, `${path} at ${width} px`).toBeLessThanOrEqual(70);
    }
  }
});

test('every screen of somebody logged in lights one tab, and none has the foot of the site below it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createParticipant(context, 'alcohol');
  const lit = page.locator('nav.tab-bar > ul > li').locator('> a[aria-current], > details > summary[data-lit]');
  for (const [path, tab] of [
    ['/programma', 'Programma'],
    ['/mijn-plan', 'Mijn plan'],
    ['/dagelijkse-registratie', 'Vandaag'],
    ['/trek-nu', 'Trek nu'],
    ['/eerste-dagen', 'Trek nu'],
    ['/forum', 'Meer'],
    ['/dagboek', 'Meer'],
    ['/dagboek/nieuwe-ervaring', 'Meer'],
    ['/kalender', 'Mijn plan'],
    ['/berichten', 'Meer'],
    ['/hulp', 'Meer'],
    ['/account', 'Meer'],
    ['/account/meldingen', 'Meer'],
    ['/account/mijn-avatar', 'Meer'],
  ] as const) {
    await page.goto(getUrl('alcohol', path));
    await expect(lit, path).toHaveCount(1);
    await expect(lit, path).toContainText(tab);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('navigation')).toHaveCount(0);
    await expect(foot.getByRole('link', { name: /0113/ })).toBeVisible();
  }
});

test('in forced colours the lit tab keeps a ring of its own', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/trek-nu'));
  const getRing = (name: string) =>
    page
      .locator('nav.tab-bar')
      .getByRole('link', { name })
      .locator('.tab-lamp')
      .evaluate((lamp) => {
        const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(lamp);
        return { borderTopColor, isDrawn: borderTopStyle !== 'none' && borderTopWidth !== '0px', backgroundColor };
      });
  await expect(page.locator('nav.tab-bar a[aria-current]')).toContainText('Trek nu');
  const [lit, other] = [await getRing('Trek nu'), await getRing('Mijn plan')];
  expect(lit.isDrawn).toBe(true);
  expect(lit.borderTopColor).not.toBe(lit.backgroundColor);
  expect(lit.borderTopColor).not.toBe(other.borderTopColor);
});

test('a nurse finds clients, the invitation and the account there; the page of a client belongs to the clients', async ({
  page,
  expectNoise,
}) => {
  // The client does not exist: the call returns 404, before or after the navigation.
  expectNoise(/404 \(Not Found\) \(.*\/get-client/);
  await createNurse(page);
  await page.goto(getUrl('begeleid', '/client/alcohol/999999'));
  const bar = page.locator('nav.tab-bar');
  await expect(bar.getByRole('link')).toHaveText(['Cliënten', 'Nodig uit', 'Account']);
  await expect(bar.getByRole('link', { name: 'Cliënten' })).toHaveAttribute('aria-current', 'true');
  await bar.getByRole('link', { name: 'Nodig uit' }).click();
  await expect(bar.getByRole('link', { name: 'Nodig uit' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.locator('a[aria-current]')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(getUrl('begeleid', '/client/alcohol/999999'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cliënten' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

import { nurse } from './nurses.ts';
import { participant } from './people.ts';
import { address, expect, expectNoSidewaysScroll, test } from './story.ts';

test.use({ viewport: { width: 320, height: 640 } });

test.describe('until the page knows who looks at it', () => {
  test.use({ javaScriptEnabled: false });

  test('five skeletons stand where the five ways of the tab bar come', async ({ page, context }) => {
    await participant(context, 'alcohol');
    await page.goto(address('alcohol', '/programma'));
    const skeletons = page.locator('.tab-bar .skeleton');
    await expect(skeletons).toHaveCount(5);
    for (const skeleton of await skeletons.all()) await expect(skeleton).toBeVisible();
    await expect(page.locator('.tab-bar[role=status]')).toHaveAccessibleName('Even geduld, we laden je gegevens');
    await page.setViewportSize({ width: 768, height: 640 });
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
    await participant(context, label, { language });
    await page.goto(address(label, path));
    const ways = page.locator('nav.tab-bar a');
    await expect(ways).toHaveCount(5);
    await expect(page.locator('.tab-bar .skeleton').first()).toBeHidden();
    for (const way of await ways.all()) {
      const [words, place] = await way.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [range, link].map((it) => it.getBoundingClientRect()).map(({ left, right }) => ({ left, right }));
      });
      expect(words?.left).toBeGreaterThanOrEqual(place?.left ?? Number.NaN);
      expect(words?.right).toBeLessThanOrEqual(place?.right ?? Number.NaN);
      expect(words?.left).toBeGreaterThanOrEqual(4);
      expect(words?.right).toBeLessThanOrEqual(316);
    }
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 0.99 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('where the question about cookies is open', () => {
  test.use({ consent: 'asked' });

  test('it stands above the ways, which can all be pressed', async ({ page, context }) => {
    await participant(context, 'alcohol');
    await page.goto(address('alcohol', '/programma'));
    const question = page.getByRole('region', { name: 'Mogen we iets onthouden?' });
    await expect(question).toBeInViewport({ ratio: 0.99 });
    await page.locator('nav.tab-bar').getByRole('link', { name: 'Plan' }).click();
    await expect(page).toHaveURL(address('alcohol', '/mijn-plan'));
  });

  test('it covers no number for danger on the page with help', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(address('alcohol', '/hulp'));
    const number = page
      .getByRole('main')
      .getByRole('link', { name: /0800-0113/ })
      .first();
    await number.click({ trial: true });
    await expect(page.getByRole('region', { name: 'Mogen we iets onthouden?' })).not.toBeInViewport();
  });
});

test('a nurse finds clients and the invitation there; the page of a client belongs to the clients', async ({
  page,
  expectNoise,
}) => {
  // Nobody is this client: the call answers 404, before or after the page is left.
  expectNoise(/404 \(Not Found\) \(.*\/get-client/);
  await nurse(page);
  await page.goto(address('begeleid', '/client/alcohol/999999'));
  const bar = page.locator('nav.tab-bar');
  await expect(bar.getByRole('link')).toHaveText(['Cliënten', 'Nodig uit']);
  await expect(bar.getByRole('link', { name: 'Cliënten' })).toHaveAttribute('aria-current', 'true');
  await bar.getByRole('link', { name: 'Nodig uit' }).click();
  await expect(bar.getByRole('link', { name: 'Nodig uit' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(address('begeleid', '/client/alcohol/999999'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cliënten' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

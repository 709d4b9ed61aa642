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
    }
    await expectNoSidewaysScroll(page);
  });
}

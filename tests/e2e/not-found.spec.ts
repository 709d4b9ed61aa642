import { address, expect, expectAccessible, test } from './story.ts';

const PAGES = [
  { path: '/bestaat-niet', title: /niet/i, home: '/' },
  { path: '/en/not-there', title: /not|find/i, home: '/en' },
];

for (const { path, title, home } of PAGES) {
  test(`the 404 page at ${path} says so and leads home`, async ({ page, expectNoise }) => {
    expectNoise(/404/);
    const answer = await page.goto(address('alcohol', path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
    await expectAccessible(page);
  });
}

import { withOwnProduct } from '../support/own-product.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

withOwnProduct({ HARD_MOMENT: 'false' });

test('where it is not offered nothing leads to a hard moment, and the numbers to call stay', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/404/);
  const link = page.locator('a[data-hard-moment-link]');
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  await expect(link).toHaveCount(0);
  expect((await page.goto(getUrl('alcohol', '/trek-nu')))?.status()).toBe(404);
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  await createParticipant(context, 'alcohol');
  for (const path of ['/programma', '/dagelijkse-registratie', '/account/meldingen']) {
    await page.goto(getUrl('alcohol', path));
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main .skeletons')).toHaveCount(0);
    await expect(link).toHaveCount(0);
    await expect(page.locator('main a[href*="mijn-kaart"], main a[href*="als-dan"]')).toHaveCount(0);
    await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: /seintje/ })).toHaveCount(0);
});

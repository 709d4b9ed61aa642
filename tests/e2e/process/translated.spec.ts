import type { Page } from '@playwright/test';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

/** Wraps each text of the page in `<font>`, or replaces it, like browsers and add-ons that translate. */
const translate = (page: Page, isCopied: boolean) =>
  page.locator('main').evaluate((main, copies) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, template, textarea')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(copies ? text.data : text);
    }
  }, isCopied);

for (const [how, isCopied] of [
  ['wrapped', false],
  ['replaced', true],
] as const) {
  test(`a page whose texts a translation ${how} takes a day and shows its amount`, async ({ page }) => {
    await createParticipant(page.context(), 'alcohol');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.locator('#day-amount').waitFor();
    await translate(page, isCopied);
    await page.locator('#day-amount').fill('2,5');
    await translate(page, isCopied);
    await page.getByRole('button', { name: 'Sla je dag op' }).click();
    await expect(page.getByText('2,5').first()).toBeVisible();
    for (const path of ['/programma', '/mijn-plan', '/kalender', '/forum', '/account']) {
      await page.goto(getUrl('alcohol', path));
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await translate(page, isCopied);
      const button = page.locator('main button:visible:not([aria-disabled=true]):enabled').first();
      if (await button.count()) await button.click({ force: true });
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('.screen-failure')).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}

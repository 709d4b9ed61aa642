import type { Page } from '@playwright/test';
import { DOMAINS } from '#src/domains/index.ts';
import { expect, test } from '../e2e/support/story.ts';
import { shownScreens, somebodyWithEverything, visitorScreens } from './filled.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Sizes of type that one window of a phone may hold, and the two sizes of a title. */
const MOST_SIZES = 5;
const TITLES = ['27px', '34px'];

/** Where a title begins: on a page of its own, below a way back, and beside or below a scene. */
const STARTS = [98, 144];

/** Words of a screen of somebody logged in that can be read without scrolling, and of the screens that ask one thing. */
const MOST_WORDS = 45;
const FEW_WORDS = 30;
const ASKS_ONE_THING = ['registration', 'hard-moment'];

/** What can be seen in the window: sizes of words, words of the main part, and the title. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<string>();
    let words = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement as HTMLElement;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]\S*/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        const at = width > 2 && document.elementFromPoint(left + width / 2, top + height / 2);
        if (!at || !(at === parent || parent.contains(at))) continue;
        sizes.add(getComputedStyle(parent).fontSize);
        if (parent.closest('main')) words += 1;
      }
    }
    const title = document.querySelector('main h1');
    const isName = title?.closest('.exercise') !== null && document.querySelector('.webform-place') !== null;
    const isInScene = title?.closest('.scene') !== null;
    return {
      sizes: [...sizes].sort(),
      words,
      title: title && !isName ? getComputedStyle(title).fontSize : null,
      start: title && !isName && !isInScene ? Math.round(title.getBoundingClientRect().top) : null,
    };
  });

for (const domain of DOMAINS) {
  for (const who of ['visitor', 'person'] as const) {
    test(`${domain.label}: the first window of a phone has few words, five sizes and one title, on every screen of a ${who}`, async ({
      page,
    }) => {
      if (who === 'person') await somebodyWithEverything(page, domain);
      const screens = who === 'person' ? await shownScreens(page, domain) : visitorScreens(domain);
      const wrong: Record<string, unknown> = {};
      for (const { id, address } of screens) {
        await page.goto(address);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.locator('main .skeletons')).toHaveCount(0);
        const { sizes, words, title, start } = await seen(page);
        console.log(id, sizes.join(' '), words, title, start);
        const most = ASKS_ONE_THING.includes(id) ? FEW_WORDS : MOST_WORDS;
        if (
          sizes.length > MOST_SIZES ||
          (title !== null && !TITLES.includes(title)) ||
          (start !== null && !STARTS.includes(start)) ||
          (who === 'person' && words > most)
        )
          wrong[id] = { sizes: sizes.join(' '), words, title, start };
      }
      expect(wrong).toEqual({});
    });
  }
}

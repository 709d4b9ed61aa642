import type { Page } from '@playwright/test';
import { createWeekLinks } from '#src/cms/modules/week-links/create-links.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { SCREENS } from '#src/screens/index.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createStarter, getUserToday, makePlan, registerDay } from '../e2e/support/days.ts';
import { createNurse } from '../e2e/support/nurses.ts';
import { createParticipant } from '../e2e/support/people.ts';
import { expect, expectNoSidewaysScroll, getProduct, getUrl, productPort, test } from '../e2e/support/story.ts';
import { CHROMIUM_FLAGS, findChromium, LARGE_TEXT } from '../support/browser.ts';
import { getVisitorScreens, readShownScreens, somebodyWithEverything } from './filled.ts';

// A browser with 200 % text, on a small phone and on an ordinary one.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS, LARGE_TEXT] },
});

/** Maximum length of words that must not be broken on this screen, also in a heading of a sheet. */
const SHORT_WORD = 9;

/** Returns short words that are broken, with the text around them: their column is too narrow. */
const readBrokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate((maxLength) => {
    const brokenWords: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const { index, 0: word } of text.matchAll(/[\p{L}\d,.’]+/gu)) {
        if (word.length < 2 || word.length > maxLength) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) brokenWords.push(`${parent.className || parent.localName}: "${word}" in "${text.trim()}"`);
      }
    }
    return brokenWords;
  }, SHORT_WORD);

/** Counts the stones that cover the previous one. */
const readHiddenStones = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lies = [...document.querySelectorAll('.stone-row .stone')].map((stone) => stone.getBoundingClientRect());
    return lies.filter(({ left, top }, index) => {
      const box = lies[index - 1];
      return box !== undefined && box.top === top && box.left < left && box.right > left + 1;
    }).length;
  });

const WIDTHS = [320, 390];

/** Returns the problems of this page at each width: horizontal scrolling, broken short words, or a hidden day. */
async function readUnreadable(page: Page): Promise<readonly string[]> {
  const unreadable: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
    unreadable.push(...(await readBrokenWords(page)).map((word) => `${width} px: ${word}`));
    const hidden = await readHiddenStones(page);
    if (hidden > 0) unreadable.push(`${width} px: ${hidden} stones under another`);
  }
  return unreadable;
}

/** The logout ends the session, and the question of HTI is shown once: both have separate stories. */
const OTHER_URL = ['logout', 'credentials-hti'];

for (const { label, key, variant, registration } of DOMAINS) {
  const screens = SCREENS.filter(
    ({ id, access, variants, paths }) =>
      access === 'private' && variants.includes(variant) && !OTHER_URL.includes(id) && !paths.nl.includes(':'),
  );
  for (const { id, paths } of screens) {
    test(`${label} ${id} can be read at 200 % text on phones of 320 and 390 px`, async ({ page, context }) => {
      if (variant === 'professional') await createNurse(page);
      else await createParticipant(context, label);
      if (registration !== null) {
        if (key !== 'tobacco') await makePlan(page, label, '4', '2');
        await registerDay(page, label, getUserToday(), '1');
      }
      await page.goto(getUrl(label, toLocalisedPath(paths.nl, 'nl')));
      await expect(page.locator('main h1, main [role=dialog] h1').first()).toBeVisible();
      await expect(page.locator('main .skeletons')).toHaveCount(0);
      expect(await readUnreadable(page)).toEqual([]);
    });
  }
}

for (const domain of DOMAINS) {
  test(`${domain.label}: every screen of a visitor can be read at 200 % text on phones of 320 and 390 px`, async ({
    page,
  }) => {
    const broken: Record<string, readonly string[]> = {};
    for (const { id, address } of getVisitorScreens(domain)) {
      // Some screens lead a visitor on to another.
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main .skeletons')).toHaveCount(0);
      const unreadable = await readUnreadable(page);
      if (unreadable.length > 0) broken[id] = unreadable;
    }
    expect(broken).toEqual({});
  });
}

for (const domain of DOMAINS) {
  test(`${domain.label}: what somebody has of everything can be read at 200 % text on phones of 320 and 390 px`, async ({
    page,
  }) => {
    await somebodyWithEverything(page, domain);
    const broken: Record<string, readonly string[]> = {};
    for (const { id, address } of await readShownScreens(page, domain)) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('main .skeletons')).toHaveCount(0);
      const unreadable = await readUnreadable(page);
      if (unreadable.length > 0) broken[id] = unreadable;
    }
    expect(broken).toEqual({});
  });
}

test('an amount can be read, typed and stepped at 200 % text on phones of 320 and 390 px', async ({
  page,
  context,
}) => {
  await createParticipant(context, 'cannabis');
  await page.goto(getUrl('cannabis', '/dagelijkse-registratie'));
  const row = page.locator('.stepper-row').first();
  await expect(row.locator('input')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const room = await row.evaluate((element) => ({
      field: element.querySelector('input')?.getBoundingClientRect().width ?? 0,
      over: element.scrollWidth - element.clientWidth,
    }));
    expect(room.field).toBeGreaterThan(100);
    expect(room.over).toBeLessThanOrEqual(0);
  }
  await row.locator('input').fill('12,5');
  expect(await readUnreadable(page)).toEqual([]);
});

test('what is told in passing can be read at 200 % text on phones of 320 and 390 px', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createNurse(page);
  await page.route('**/get-clients-of-poh*', (route) => route.abort());
  await page.goto(getUrl('begeleid', '/clienten'));
  await expect(page.locator('.toast')).toBeVisible();
  expect(await readUnreadable(page)).toEqual([]);
});

for (const language of ['nl', 'en'] as const) {
  for (const hasScript of [true, false]) {
    const name = `the page of a week, ${hasScript ? 'with' : 'without'} script`;
    test(`${name}, can be read and saved at 200 % text on phones of 320 and 390 px (${language})`, async ({
      page,
      browser,
      expectNoise,
    }) => {
      expectNoise(/status of 40[049]/);
      const { uid } = await createStarter(page, 'alcohol', { language, since: addDays(getUserToday(), -20) });
      const reader = { uid, language, dayStartsAt: 5 };
      const tokens = await withContentSystem(getProduct(), (system) =>
        system.database.db.transaction((tx) => createWeekLinks(system, tx, [reader], getMonday(getUserToday()))),
      );
      const context = await browser.newContext({
        javaScriptEnabled: hasScript,
        viewport: { width: 320, height: 640 },
      });
      const week = await context.newPage();
      const link = `http://localhost:${productPort()}/w/${tokens.get(uid)}`;
      await week.goto(link);
      const amounts = week.getByRole('textbox');
      await expect(amounts).toHaveCount(7);
      expect(await readUnreadable(week)).toEqual([]);
      const cutIndex = await amounts.evaluateAll((fields) => fields.filter((field) => field.clientWidth < 96).length);
      expect(cutIndex).toBe(0);

      await amounts.first().fill('1.000');
      await amounts.first().press('Enter');
      await expect(week.getByRole('alert')).toBeVisible();
      expect(await readUnreadable(week)).toEqual([]);

      await week.goto(link);
      await week.locator('[data-all-none]').press('Enter');
      await expect(week.getByRole('checkbox', { checked: true })).toHaveCount(7);
      await amounts.first().press('Enter');
      await expect(week.getByRole('textbox')).toHaveCount(0);
      expect(await readUnreadable(week)).toEqual([]);

      await week.goto(link);
      await expect(week.getByRole('link', { name: '112' })).toBeVisible();
      expect(await readUnreadable(week)).toEqual([]);
      await context.close();
    });
  }
}

import type { Page, Route } from '@playwright/test';
import { call, createStarter } from '../support/days.ts';
import { createParticipant } from '../support/people.ts';
import { getShift, MAX_SHIFT } from '../support/shifts.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { readSmallTargets } from '../support/targets.ts';
import { getButton, getWay, keepDays, openAt, ownData, TEXTS } from './looking-week.ts';

const FAILED = 'Het lukte niet. Je week staat hier nog.';
const IMPORT = '**/api/nl/my-data**';

const readStoredWeek = (page: Page) => page.evaluate(() => localStorage.getItem('week'));
const getWeekday = (date: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date)).toLowerCase();

/** Responds to the import instead of the server. */
const answerWith = (page: Page, answer: (route: Route) => Promise<unknown>) =>
  page.route(IMPORT, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()));

test('days that are refused, or whose answer is lost, stay here with the words, and are there once', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/);
  await createParticipant(page.context(), 'cannabis');
  const rows = await keepDays(page, 'cannabis', 'cannabis', ['2', null, '0', '1.5']);
  await page.goto(getUrl('cannabis', '/kijken'));
  await expect(getButton(page, 'Zet ze in mijn account')).toBeVisible();
  const weekBefore = await readStoredWeek(page);
  const refuse =
    (status: number, headers = {}) =>
    (route: Route) =>
      route.fulfill({ status, headers, json: {} });
  const file = {
    status: 422,
    json: { errors: [{ field: 'file', message: 'Je dagen, nummer 1 in het bestand: nee.' }] },
  };
  const answers = [
    [(route: Route) => route.fulfill(file), /\w/],
    [refuse(403), /\w/],
    [refuse(429, { 'retry-after': '600' }), /10 minuten/],
    [(route: Route) => route.abort('internetdisconnected'), /\w/],
    // The server has stored the days, and its response is lost.
    [
      async (route: Route) => {
        await call(page, 'cannabis', 'POST', '/my-data', route.request().postDataJSON());
        await route.abort('connectionreset');
      },
      /\w/,
    ],
  ] as const;
  for (const [index, [answer, pattern]] of answers.entries()) {
    await answerWith(page, answer);
    await getButton(page, index === 0 ? 'Zet ze in mijn account' : 'Probeer het opnieuw').click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toContainText(pattern);
    await expect(getButton(page, 'Probeer het opnieuw')).toBeEnabled();
    expect(await readStoredWeek(page)).toBe(weekBefore);
    await page.unroute(IMPORT);
  }
  await getButton(page, 'Probeer het opnieuw').click();
  await page.waitForURL(getUrl('cannabis', '/programma'));
  expect((await ownData(page)).registrations.map(({ uuid }) => uuid)).toEqual(rows.map(({ uuid }) => uuid));
  expect(await readStoredWeek(page)).toBeNull();
});

test('two windows that take the days along at once leave them in the account once', async ({ page, context }) => {
  await createParticipant(context, 'gokken');
  const rows = await keepDays(page, 'gokken', 'gambling', ['1', '2', '0.5']);
  const other = await context.newPage();
  for (const item of [page, other]) {
    await item.goto(getUrl('gokken', '/kijken'));
    await expect(getButton(item, 'Zet ze in mijn account')).toBeVisible();
  }
  // Both requests are pending before either gets a response.
  const waiters: (() => void)[] = [];
  for (const item of [page, other]) {
    await answerWith(item, async (route) => {
      await new Promise<void>((release) => waiters.push(release));
      await route.continue();
    });
    await getButton(item, 'Zet ze in mijn account').click();
  }
  await expect.poll(() => waiters.length).toBe(2);
  for (const release of waiters) release();
  for (const item of [page, other]) await item.waitForURL(getUrl('gokken', '/programma'));
  expect((await ownData(page)).registrations.map(({ uuid }) => uuid)).toEqual(rows.map(({ uuid }) => uuid));
  expect(await readStoredWeek(other)).toBeNull();
});

test('the first plan begins at the days that were taken along, and warns from 28 glasses', async ({ page }) => {
  await createStarter(page, 'alcohol');
  const rows = await keepDays(page, 'alcohol', 'alcohol', ['8', null, '4', '4', '4', '4', '4']);
  await page.goto(getUrl('alcohol', '/kijken'));
  await getButton(page, 'Zet ze in mijn account').click();
  await page.waitForURL(getUrl('alcohol', '/programma'));
  await page.goto(getUrl('alcohol', '/form/goal'));
  await expect(page.getByText(/^Dit heb je genoteerd\./)).toBeVisible();
  for (const { date, amount } of rows) await expect(page.locator(`#usage-${getWeekday(date)}`)).toHaveValue(amount);
  const open = page.locator('[id^="usage-"]:is(input)[value=""]');
  await expect(open).toHaveCount(1);
  await open.fill('0');
  await page.getByRole('button', { name: 'Volgende', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '112' })).toBeVisible();
});

test('the first day takes six presses from the landing page, and a further day three', async ({ page }) => {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = globalThis as unknown as { countPress: () => void };
    addEventListener('pointerdown', countPress, true);
  });
  const start = async (days: number) => {
    await openAt(page, 'cocaine', 'nl', days);
    await page.goto(getUrl('cocaine', '/'));
    presses = 0;
    await page.locator('main a[href$="/kijken"]').click();
    await expect(page.locator('html[data-awake]')).toBeAttached();
  };
  const note = async () => {
    await getButton(page, 'Meer').click();
    await getButton(page, TEXTS.nl.save).click();
    await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  };
  await start(0);
  await getButton(page, TEXTS.nl.begin).click();
  await getButton(page, TEXTS.nl.no).click();
  await expect(page.getByText('Zeg je op een van deze vragen ja?')).toBeVisible();
  await getButton(page, TEXTS.nl.no).click();
  await note();
  await expect.poll(() => presses).toBe(6);
  await start(1);
  await note();
  await expect.poll(() => presses).toBe(3);
});

test('the printed week is one page of figures, without the ways on and without a press', async ({ page }) => {
  await keepDays(page, 'cannabis', 'cannabis', ['2', '2', '1.5', '2', '3', '3', '1']);
  await page.goto(getUrl('cannabis', '/kijken'));
  await getButton(page, 'Laat mijn dagen zien').click();
  await expect(page.getByText('Samen: 14,5 joints.')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.looking-figures')).toBeVisible();
  for (const hidden of [
    '.looking-ways',
    '.looking-wipe',
    '.day-bars',
    'main .button',
    '.site-header',
    '.site-footer',
  ]) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('.looking-figures')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await page.locator('body').innerText()).not.toMatch(/cannabis|blow|wiet/i);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('nothing moves by itself as the page opens, and a thumb meets everything of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { shift, moved } = await getShift(page, getUrl('tabak', '/kijken'));
  expect(shift, moved.join(', ')).toBeLessThanOrEqual(MAX_SHIFT);
  expect(await readSmallTargets(page)).toEqual([]);
  await keepDays(page, 'tabak', 'tobacco', ['14', '15', '14']);
  const newPage = await page.context().newPage();
  await newPage.goto(getUrl('tabak', '/kijken'));
  await expect(getButton(newPage, TEXTS.nl.save)).toBeVisible();
  expect(await readSmallTargets(newPage)).toEqual([]);
});

test('a page that the browser kept in its memory reads the week again before it shows a number', async ({ page }) => {
  await keepDays(page, 'cocaine', 'cocaine', ['1', '1.5', '13.37']);
  await page.goto(getUrl('cocaine', '/kijken'));
  await getButton(page, TEXTS.nl.open).click();
  await expect(page.locator('main')).toContainText('13,37');
  // Simulates that the week was deleted while this page was hidden; the page learns it when it becomes visible.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText('Deze week is in een ander venster gewist.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('13,37');
  await expect(getWay(page, TEXTS.nl.leave)).toHaveCount(0);
});

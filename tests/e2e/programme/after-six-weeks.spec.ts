import type { Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { beginProgramme, createStarter, getUserToday, makePlan } from '../support/days.ts';
import { getPhase, sendExercises } from '../support/exercises.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant, isOuter } from '../support/variants.ts';

const today = getUserToday();
const USUAL = [1, 0, 2, 0, 3, 4, 2];

const query = (text: string, values: readonly unknown[]) =>
  withContentSystem(getProduct(), ({ database }) => database.pool.query(text, [...values]));

interface UserHistory {
  readonly day: number;
  /** Glasses of a day by its number of days ago; the usual number if absent. */
  readonly ago?: Readonly<Record<number, number>>;
  readonly usage?: string;
}

/** Creates a user on a day of the programme, with a plan, an exercise and days; the address is confirmed. */
async function isLive(page: Page, { day, ago = {}, usage = '3' }: UserHistory): Promise<number> {
  const { uid } = await createStarter(page, 'alcohol', { since: addDays(today, 1 - day) });
  await beginProgramme(getProduct(), uid, day - 1);
  await query('update users set validated_at = now() where uid = $1', [uid]);
  if (day === 1) return uid;
  await makePlan(page, 'alcohol', usage, '2');
  await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 1));
  await query('update plans set saved_on = $1, week_one = null where uid = $2', [addDays(today, -day), uid]);
  for (let before = 1; before < day; before += 1) {
    const units = ago[before] ?? USUAL[before % 7];
    await query(
      'insert into registrations (uid, uuid, date, amount, created_at) values ($1, gen_random_uuid(), $2, $3, now())',
      [uid, addDays(today, -before), units],
    );
  }
  return uid;
}

const readHome = (page: Page) => page.locator('.home-places');
const getNow = (page: Page) => page.locator('.programme-now');

async function open(page: Page): Promise<void> {
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(readHome(page)).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 } });

test('six weeks begin again by two presses, and are stopped by one', async ({ page }) => {
  const uid = await isLive(page, { day: 50 });
  const weekly = getNow(page).getByRole('link', { name: 'Eén keer per week' });
  await query('update users set validated_at = null where uid = $1', [uid]);
  await open(page);
  await expect(getNow(page).getByRole('button', { name: 'Zes weken opnieuw' })).toBeVisible();
  await expect(weekly).toHaveCount(0);
  await query('update users set validated_at = now() where uid = $1', [uid]);
  await open(page);
  await expect(weekly).toHaveAttribute('href', /meldingen/);
  await getNow(page).getByRole('button', { name: 'Zes weken opnieuw' }).click();
  await getNow(page).getByRole('button', { name: 'Ja, mijn doel blijft' }).click();
  await expect(page.locator('.programme-date')).toHaveText(/ · Tweede zes weken, week 1$/);
  // The user's check comes before the path.
  await getNow(page).getByRole('button', { name: 'Nu niet' }).click();
  await expect(getNow(page).getByRole('heading')).toContainText('Week 1:');
  await expect(getNow(page).getByRole('link', { name: 'Begin' })).toHaveAttribute('href', /form.alcohol_1_/);
  await expectAccessible(page);
  await page.reload();
  await getNow(page).getByRole('button', { name: 'Stop deze zes weken' }).click();
  await expect(page.locator('.programme-date')).toHaveText(/ · Maand 2$/);
  // The days remain, and so does the submitted exercise.
  await expect(page.locator('.programme-strip')).toContainText('49 dagen ingevuld');
});

test('a week of extra support is offered, begins with the own signs, and is stopped by one press', async ({ page }) => {
  const entries = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((daysAgo) => [daysAgo, (USUAL[daysAgo % 7] ?? 0) + 3]));
  const uid = await isLive(page, { day: 131, ago: { ...entries, 1: 2 } });
  await query("insert into supports values ($1, $2, 'week', null, null, null, null)", [uid, today]);
  await page.goto(getUrl('alcohol', '/mijn-kaart'));
  await page.getByRole('button', { name: 'Kies je tekens' }).click();
  for (const character of ['slecht slapen', 'kort lontje'])
    await page.getByRole('checkbox', { name: character }).check();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('slecht slapen · kort lontje')).toBeVisible();
  await expectAccessible(page);

  await open(page);
  await expect(getNow(page).getByRole('heading')).toContainText('Je laatste dagen waren meer dan anders.');
  await getNow(page).getByRole('button', { name: 'Ja, een week' }).click();
  await expect(getNow(page).getByRole('heading')).toContainText('Wat is er anders?');
  await expect(getNow(page)).toContainText('Jouw tekens: slecht slapen · kort lontje.');
  await getNow(page).getByRole('checkbox', { name: 'Stress' }).check();
  await getNow(page).getByRole('button', { name: 'Bewaar' }).click();
  await expect(getNow(page).getByRole('status')).toBeVisible();
  await expectAccessible(page);

  await query('update supports set begun_on = $1 where uid = $2', [addDays(today, -2), uid]);
  await open(page);
  await expect(getNow(page).getByRole('heading')).toContainText('Eén plan voor je lastigste moment.');
  await getNow(page).getByRole('button', { name: 'Stop deze week' }).click();
  await expect(readHome(page).getByText('Eén plan voor je lastigste moment.')).toHaveCount(0);
});

test('a day that was marked beforehand comes first two days before it, until it is pressed away', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 400/);
  const uid = await isLive(page, { day: 80 });
  await page.goto(getUrl('alcohol', '/account/dagen'));
  await page.getByRole('button', { name: 'Zet een dag erin' }).click();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Geef de dag een naam')).toBeVisible();
  await expect(page.getByLabel('Hoe heet de dag?')).toBeFocused();
  await page.getByLabel('Hoe heet de dag?').fill('Feest van Tim');
  const [year, month, day] = addDays(today, 1).split('-');
  await page.getByLabel('Op welke dag?').fill(`${day}/${month}/${year}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.locator('.if-then > p').getByText('Feest van Tim')).toBeVisible();
  await expectAccessible(page);

  await open(page);
  await expect(getNow(page).getByRole('heading')).toHaveText('Morgen: Feest van Tim.');
  await expect(getNow(page).getByRole('link', { name: 'Maak een plan' })).toHaveAttribute('href', /als-dan/);
  await expectAccessible(page);

  // In discreet mode the screen hides the day until a click.
  await query('update users set is_discreet = true where uid = $1', [uid]);
  await page.reload();
  await expect(getNow(page).getByRole('heading')).toHaveText('Morgen: een dag die je zelf opschreef.');
  await expect(page.getByText('Feest van Tim')).toHaveCount(0);
  await getNow(page).getByRole('button', { name: 'Laat zien' }).click();
  await expect(getNow(page).getByRole('heading')).toHaveText('Morgen: Feest van Tim.');
  await getNow(page).getByRole('button', { name: 'Verberg dit' }).click();
  await expect(readHome(page).getByText('Feest van Tim')).toHaveCount(0);
  await page.reload();
  await expect(readHome(page)).toBeVisible();
  await expect(readHome(page).getByText('Feest van Tim')).toHaveCount(0);
});

/** Returns the words of the page that start above the tab bar, without numbers and texts for screen readers only. */
const countWords = (page: Page) =>
  page.evaluate(() => {
    // The tab bar of the loading skeleton is hidden by now.
    const bar = [...document.querySelectorAll('.tab-bar')].find((one) => one.checkVisibility());
    const fold = bar?.getBoundingClientRect().top ?? innerHeight;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, width, height } = range.getBoundingClientRect();
      const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (!isShown || width < 2 || height < 2 || top >= fold || node.parentElement?.closest('.visually-hidden'))
        continue;
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)));
    }
    return words;
  });

const DAYS: readonly (readonly [name: string, life: UserHistory, most: number])[] = [
  ['day 1', { day: 1 }, 45],
  ['day 12', { day: 12 }, 45],
  ['day 43', { day: 43 }, 45],
  ['day 60', { day: 60 }, 45],
  ['day 100', { day: 100 }, 45],
  ['day 300', { day: 300 }, 45],
  ['the morning after several high days', { day: 100, ago: { 1: 9, 2: 9, 3: 9 } }, 60],
];

for (const row of DAYS) {
  const [name, life, most] = row;
  test(`few words are above the fold, and the day is: ${name}`, getVariant(isOuter(row, DAYS)), async ({ page }) => {
    await isLive(page, life);
    await open(page);
    await expect(page.locator('.today-row h2')).toBeInViewport();
    const words = await countWords(page);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(most);
  });
}

test('with the call to the GP open the day is above the fold too', async ({ page }) => {
  await isLive(page, { day: 300, usage: '6' });
  await open(page);
  await expect(page.getByText('Bel eerst je huisarts.')).toBeVisible();
  await expect(page.locator('.today-row h2')).toBeInViewport();
});

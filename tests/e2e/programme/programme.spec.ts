import type { Page } from '@playwright/test';
import { openRows } from '../support/account.ts';
import { beginProgramme, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { getPhase, sendExercises } from '../support/exercises.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    path: '/programma',
    begin: 'Je staat aan het begin',
    plan: 'Maak je plan',
    start: 'Begin met deze stap',
    week: 'Deze week',
  },
  en: {
    path: '/en/program',
    begin: 'You’re at the start',
    plan: 'Make your plan',
    start: 'Start this step',
    week: 'This week',
  },
} as const;

const getNow = (page: Page) => page.locator('.programme-now');

for (const [label, language] of [
  ['alcohol', 'nl'],
  ['alcohol', 'en'],
  ['gokken', 'nl'],
] as const) {
  test(
    `${label}: the first day begins with safety, or with a plan (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const texts = TEXTS[language];
      await createParticipant(page.context(), label, { language });
      await page.goto(getUrl(label, texts.path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.begin);
      const isSafetyFirst = label === 'alcohol';
      await expect(getNow(page).getByRole('link', { name: isSafetyFirst ? texts.start : texts.plan })).toBeVisible();
      await expect(page.locator('.route li').first().getByRole('link')).toHaveAttribute('aria-current', 'step');
      // In gambling the safety step is open too.
      await expect(page.locator('.route').first().getByRole('link')).toHaveCount(isSafetyFirst ? 1 : 2);
      await expect(page.getByRole('region', { name: texts.week }).getByRole('listitem')).toHaveCount(7);
      await expectAccessible(page);
    },
  );
}

test('a home greets by name, and says its phase once; whoever is late is promised no day', async ({ page }) => {
  const { uid } = await createParticipant(page.context(), 'naasten');
  await sendExercises(page, 'naasten', ['closeones_1_1']);
  await page.goto(getUrl('naasten', '/programma'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Hallo|Goede(morgen|middag|navond)), Sam$/);
  await expect(page.locator('.programme-date')).toHaveText(/^\S+(nacht|ochtend|middag|avond) \d+ \S+$/);
  await beginProgramme(getProduct(), uid, 24);
  await page.reload();
  await expect(page.locator('.programme-day')).toContainText('Dag 25 van 42');
  await expect(page.getByText('Fase 1: Jij eerst')).toHaveCount(1);
  // Opened and later phases wait until the user completes the phase before them: no date is promised.
  await page.getByText('nog 5 fasen').click();
  const locator = page.locator('.ahead li');
  await expect(locator.first()).toBeVisible();
  await expect(locator.first()).toContainText('Gaat open als je de fase hiervoor hebt afgerond.');
  await expect(locator.last()).toContainText(/Gaat open vanaf .+, als je de fase hiervoor hebt afgerond\./);
});

test('close-ones have the path without plan and days', async ({ page }) => {
  await createParticipant(page.context(), 'naasten', { language: 'en' });
  await page.goto(getUrl('naasten', '/en/program'));
  await expect(getNow(page).getByRole('link', { name: 'Start this step' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('logged');
  // The event happened to another person: it is not a slip of the user.
  await expect(page.locator('.right-now')).toContainText('If it went wrong anyway');
  await expect(page.locator('.right-now')).not.toContainText('slip');
  await expect(page.getByRole('link', { name: /your plan|whole plan|Log today/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('with a plan the step of today is the first thing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await createParticipant(page.context(), 'alcohol');
  await makePlan(page, 'alcohol', '3', '2');
  await page.goto(getUrl('alcohol', '/programma'));
  const button = getNow(page).getByRole('link', { name: 'Begin met deze stap' });
  await expect(button).toBeVisible();
  await expect(page.locator('nav.tab-bar')).toBeVisible();
  const [step, bar] = await Promise.all([button.boundingBox(), page.locator('nav.tab-bar').boundingBox()]);
  expect((step?.y ?? 0) + (step?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await button.press('Enter');
  await page.waitForURL(getUrl('alcohol', '/form/alcohol_1_1'));
});

test('the week stands beside the path, with the way to today and to the whole plan', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await makePlan(page, 'alcohol', '4', '3');
  await page.goto(getUrl('alcohol', '/programma'));
  const week = page.getByRole('region', { name: 'Deze week' });
  // On the first day there is no missed day.
  await expect(week.locator('.stone-open')).toHaveCount(0);
  const path = await page.locator('.programme-path').boundingBox();
  const weekBox = await week.boundingBox();
  expect(weekBox?.x ?? 0).toBeGreaterThan((path?.x ?? 0) + (path?.width ?? 0));
  const today = getUserToday();
  // The button for today is below, and is not repeated in the week.
  await expect(week.getByRole('link', { name: 'Vul vandaag in' })).toHaveCount(0);
  const other = page.getByRole('region', { name: 'Vandaag: nog leeg' }).getByRole('link', { name: 'Anders' });
  await expect(other).toHaveAttribute('href', `/dagelijkse-registratie?date=${today}`);
  await expect(week.getByRole('link', { name: 'Bekijk je hele plan' })).toHaveAttribute('href', '/mijn-plan');
  await registerDay(page, 'alcohol', today, '1');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Vandaag: 1 glas' })).toBeVisible();
});

test('a restart takes the answers, the plan and the days away: the path begins again', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await makePlan(page, 'alcohol', '4', '3');
  await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 2));
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.locator('#alcohol_1_2')).toContainText('laatst gedaan');
  await page.goto(getUrl('alcohol', '/account'));
  await openRows(page);
  await page.getByRole('button', { name: 'Begin opnieuw', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, begin opnieuw' }).press('Enter');
  await expect(page.getByText('Je programma is vandaag opnieuw begonnen.')).toBeVisible();
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je staat aan het begin');
  await expect(getNow(page).getByRole('link', { name: 'Begin met deze stap' })).toBeVisible();
  await expect(page.locator('#alcohol_1_1')).toContainText('Hier ben je nu');
  await expect(page.locator('main')).not.toContainText('laatst gedaan');
});

test('everything of the person is asked for at once', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  const requests: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/api\/.*(current-user|registrations\/|exercise_submissions)/, async (route) => {
    requests.push(route.request().url().replace(/\?.*/, '').split('/api/nl/')[1] ?? '');
    if (new Set(requests).size === 4) open();
    await gate;
    await route.continue();
  });
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(getNow(page)).toBeVisible();
  // The frame requests the statistics too.
  expect([...new Set(requests)].sort()).toEqual([
    'current-user',
    'entity/view/exercise_submissions/list/results',
    'registrations/overview',
    'registrations/statistics',
  ]);
});

test('a failure says so, keeps the page and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await createParticipant(page.context(), 'alcohol');
  let isAway = true;
  const readAway = (pattern: string) =>
    page.route(pattern, (route) => (isAway ? route.fulfill({ status: 503, json: { message: '' } }) : route.continue()));
  await readAway('**/exercise_submissions/**');
  await readAway('**/registrations/overview?*');
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('heading', { name: 'We kunnen je programma nu niet laden' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/exercise_submissions/**');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).press('Enter');
  await expect(page.locator('#active-phase')).toBeVisible();
  await expectAccessible(page);
  isAway = false;
  await page.getByRole('complementary').getByRole('button', { name: 'Probeer het opnieuw' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Deze week' }).getByRole('listitem')).toHaveCount(7);
});

for (const width of [320, 768, 1280]) {
  test(`the programme fits ${width} px`, getVariant(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await createParticipant(page.context(), 'alcohol');
    await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 1));
    await page.goto(getUrl('alcohol', '/programma'));
    await expect(getNow(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const title = await getNow(page).getByRole('heading').boundingBox();
    expect(title?.width).toBeGreaterThan(200);
  });
}

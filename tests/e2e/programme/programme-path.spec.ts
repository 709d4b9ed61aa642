import type { Page } from '@playwright/test';
import { beginProgramme, call, makePlan } from '../support/days.ts';
import { getPhase, sendExercises } from '../support/exercises.ts';
import { movePage } from '../support/page-time.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';

const getNow = (page: Page) => page.locator('.programme-now');

/** Sets the start of the user's programme to another day. */
async function readBegun(page: Page, label: string, date: string): Promise<void> {
  const user = JSON.parse(await call(page, label, 'GET', '/current-user'));
  const json = { ...user, field_program_start_date: [{ value: date }] };
  await page.route('**/api/*/current-user?*', (route) => route.fulfill({ json }));
}

test('exercises are done, last done, available or locked, and the page goes to the one it is opened at', async ({
  page,
}) => {
  await createParticipant(page.context(), 'alcohol');
  await makePlan(page, 'alcohol', '4', '3');
  await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 2));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(getUrl('alcohol', '/programma#alcohol_1_2'));
  const steps = page.locator('.route').first().getByRole('listitem');
  await expect(steps.nth(0)).toContainText('gedaan');
  await expect(steps.nth(1)).toContainText('laatst gedaan');
  await expect(steps.nth(2)).toContainText('Hier ben je nu');
  await expect(steps.nth(3)).toContainText('na de stap hiervoor');
  await expect(steps.nth(3).getByRole('link')).toHaveCount(0);
  await expect(steps.nth(1)).toBeInViewport();
  await expectAccessible(page);
});

test('without motion the page goes to a step that the address names at once, opens at its top without one, and stays where somebody began to read', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await createParticipant(page.context(), 'alcohol');
  await sendExercises(page, 'alcohol', getPhase('alcohol', 1).slice(0, 2));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(getUrl('alcohol', '/programma#alcohol_1_2'));
  await expect(page.locator('#alcohol_1_2')).toBeInViewport();
  await page.clock.install();
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(getNow(page)).toBeVisible();
  await page.clock.fastForward(1_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(getUrl('alcohol', '/programma?terug#alcohol_1_2'));
  await getNow(page).getByRole('link').first().focus();
  const there = await page.evaluate(() => window.scrollY);
  await page.clock.fastForward(1_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(there);
});

for (const [name, start, instant, date] of [
  ['midnight in winter', '2026-01-05', '2026-01-11T22:59:20Z', 'maandag 12 januari'],
  ['the end of the day summer time begins', '2026-03-23', '2026-03-29T21:59:20Z', 'maandag 30 maart'],
  ['the end of the day summer time ends', '2026-10-19', '2026-10-25T22:59:20Z', 'maandag 26 oktober'],
] as const) {
  test(`the next phase opens at ${name} in Amsterdam`, async ({ page }) => {
    await createParticipant(page.context(), 'alcohol');
    await sendExercises(page, 'alcohol', getPhase('alcohol', 1));
    await movePage(page, new Date(instant), { isRunning: true });
    await readBegun(page, 'alcohol', start);
    await page.goto(getUrl('alcohol', '/programma'));
    const locator = page.locator('.ahead li');
    await expect(locator.first()).toContainText(`Gaat morgen open, op ${date}.`);
    await expect(locator).toHaveCount(5);
    await expect(locator.nth(1)).toContainText(/Gaat open op/);
    await page.clock.fastForward('01:00');
    await expect(page.locator('#active-phase')).toContainText('Fase 2');
    await expect(locator).toHaveCount(4);
    await expect(locator.first()).toContainText('Gaat over 7 dagen open');
  });
}

test('a day waits between phases, with something small to do', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await makePlan(page, 'alcohol', '4', '3');
  await sendExercises(page, 'alcohol', getPhase('alcohol', 1));
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(getNow(page)).toContainText('Je bent klaar voor nu');
  await expect(getNow(page).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Vul vandaag in met één tik' })).toBeVisible();
  await expectAccessible(page);
});

test('the programme is finished: everything can be read again', async ({ page }) => {
  const { uid } = await createParticipant(page.context(), 'naasten');
  // The last phase opened yesterday.
  await beginProgramme(getProduct(), uid, 36);
  const phases = [1, 2, 3, 4, 5, 6].flatMap((phase) => getPhase('closeones', phase));
  await sendExercises(page, 'naasten', phases);
  await page.goto(getUrl('naasten', '/programma'));
  const end = page.locator('.programme-end');
  await expect(end).toContainText('Verder, voor jou');
  const remaining = await end.locator('.route li').evaluateAll((rows) => rows.map(({ id }) => id));
  if (remaining.length > 0) await expect(end.getByText('Hier ben je nu')).toBeVisible();
  await sendExercises(page, 'naasten', remaining);
  await page.reload();
  await expect(getNow(page)).toContainText('Je hebt alle stappen gedaan');
  await expect(end).toContainText('Alles gedaan');
  // The exercises are completed: nothing announces them any more.
  await expect(end).toContainText('Je hebt alle oefeningen gedaan.');
  await expect(end).not.toContainText('Hier staan nog');
  await expect(page.locator('.behind details')).toHaveCount(5);
  await page.getByText('Al gedaan', { exact: true }).click();
  await page.locator('.behind summary').first().press('Enter');
  await expect(page.locator('#closeones_1_1').getByRole('link')).toBeVisible();
  await expectAccessible(page);
});

test('after day 42 the walk is over and the steps stay', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await readBegun(page, 'alcohol', '2026-01-05');
  await movePage(page, new Date('2026-02-16T12:00:00Z'), { isRunning: true });
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.locator('.programme-day').getByText('Dag 43')).toBeVisible();
  await expect(getNow(page)).toContainText('Je kunt vandaag beginnen.');
  await expectAccessible(page);
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

const MAX_TYPED = 5;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts the taps and the filled fields of a user journey. */
function countActs(page: Page) {
  const acts = { taps: 0, typed: 0 };
  const tap = async (locator: Locator, position?: { x: number; y: number }) => {
    await locator.tap(position && { position });
    acts.taps += 1;
  };
  return {
    acts,
    tap,
    type: async (locator: Locator, text: string) => {
      await locator.fill(text);
      acts.typed += 1;
    },
    press: (name: string | RegExp) => tap(page.getByRole('button', { name, exact: true })),
    awake: () => expect(page.locator('html[data-awake]')).toBeAttached(),
  };
}

type Counter = ReturnType<typeof countActs>;

/** Walks from the landing page, with every question answered with no, to the programme. */
async function startWithNoes(page: Page, { tap, type, press, awake }: Counter, label: string, begin: string) {
  await page.goto(getUrl(label, '/'));
  await tap(page.getByRole('main').getByRole('link', { name: begin }).first());
  await page.waitForURL(getUrl(label, '/registreren'));
  await awake();
  const progress = page.locator('main progress');
  const total = Number(await progress.getAttribute('max'));
  for (let index = 1; index <= total; index++) {
    await expect(progress).toHaveAttribute('value', String(index));
    // Two clicks at one position would count as a double click, which answers once.
    await tap(page.getByRole('button', { name: 'Nee', exact: true }), { x: index % 2 === 0 ? 20 : 100, y: 30 });
  }
  await page.waitForURL(getUrl(label, '/registreren/gegevens'));
  await awake();
  await type(page.getByLabel('Hoe mogen we je noemen?'), 'Sam');
  await type(page.getByLabel('E-mailadres'), `${randomUUID()}@example.nl`);
  await type(page.getByLabel('Wachtwoord', { exact: true }), PASSWORD);
  for (const box of await page.locator('main form').getByRole('checkbox').all()) await tap(box);
  await press('Maak mijn account');
  await page.waitForURL(getUrl(label, '/welkom'));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Overslaan' }));
  await page.waitForURL(getUrl(label, '/programma'));
}

/** Walks from the programme to a saved plan. */
async function makePlan(page: Page, { tap, type, press, awake }: Counter, label: string) {
  await tap(page.getByRole('link', { name: 'Maak je plan' }).first());
  await page.waitForURL(getUrl(label, '/form/goal'));
  await awake();
  await type(page.locator('#usage-monday'), '3');
  await press(/^Vul de rest in/);
  await press('Volgende');
  await tap(page.getByText('Stoppen', { exact: true }));
  // Stopping with alcohol has only one pace, which is explained.
  if (label === 'alcohol') await press('Volgende');
  else await tap(page.getByText('Stap voor stap', { exact: true }));
  await press('Verder zonder buddy');
  await press('Sla je plan op');
  await page.waitForURL(getUrl(label, '/mijn-plan'));
  await expect(page.getByRole('heading', { name: 'Je plan is bewaard' })).toBeVisible();
}

test('from the landing page to a saved plan in few presses, and few things to type', async ({ page }) => {
  const counter = countActs(page);
  await startWithNoes(page, counter, 'gokken', 'Begin gratis');
  await makePlan(page, counter, 'gokken');
  expect(counter.acts.taps).toBeLessThanOrEqual(22);
  expect(counter.acts.typed).toBeLessThanOrEqual(MAX_TYPED);
});

test('every no of before registering is confirmed in one press: alcohol to a saved plan in 30 acts', async ({
  page,
}) => {
  const counter = countActs(page);
  await startWithNoes(page, counter, 'alcohol', 'Begin gratis');
  await counter.tap(page.locator('.programme-now').getByRole('link').first());
  await page.waitForURL(getUrl('alcohol', '/form/alcohol_1_1'));
  await expect(page.getByRole('heading', { name: 'Klopt dit nog?' })).toBeVisible();
  await expect(page.locator('.answers dd')).toHaveText(Array.from({ length: 7 }, () => 'Nee'));
  await expectAccessible(page);
  await counter.press('Ja, dit klopt');
  await expect(page.getByRole('heading', { name: 'Eerst veilig, dan minder' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Klopt dit nog?' })).toHaveCount(0);
  await counter.tap(page.getByRole('link', { name: 'Genoeg voor vandaag' }));
  await makePlan(page, counter, 'alcohol');
  expect(counter.acts.taps + counter.acts.typed).toBeLessThanOrEqual(30);
});

test('the questions of before registering come again for those who say that a no has changed', async ({ page }) => {
  await startWithNoes(page, countActs(page), 'alcohol', 'Begin gratis');
  await page.locator('.programme-now').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Nee, ik loop ze na' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit nog?' })).toHaveCount(0);
  await expect(page.locator('.exercise form')).toContainText('Met zeven korte vragen zie je wat bij jou past.');
  await page.reload();
  await expect(page.locator('.exercise form')).toContainText('Met zeven korte vragen zie je wat bij jou past.');
  await expect(page.getByRole('heading', { name: 'Klopt dit nog?' })).toHaveCount(0);
});

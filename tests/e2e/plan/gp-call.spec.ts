import type { Page } from '@playwright/test';
import { listQuestions } from '#src/contract/webform/answers.ts';
import { call, createStarter, makePlan } from '../support/days.ts';
import { answerTo, getForm } from '../support/exercises.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';
import { fillWeek } from './plan-wizard.ts';

/** Stores a yes to questions of these kinds in the tab, like the questions before registering. */
async function answerYes(page: Page, kinds: readonly string[]) {
  await page.evaluate((dangers) => {
    const uid = Number(sessionStorage.getItem('draft_owner'));
    sessionStorage.setItem('danger', JSON.stringify({ uid, questions: [0], kinds: dangers, isCalled: true }));
  }, kinds);
}

test('a plan above the warning asks for a call on plan and programme, until one was made, on every page', async ({
  page,
}) => {
  await createStarter(page, 'alcohol');
  await makePlan(page, 'alcohol', '20', '20');
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  await expect(page.getByText('Je hebt nog geen lager doel. Praat eerst met je huisarts.')).toBeVisible();
  await expect(page.getByText(/hooguit 140/)).toHaveCount(0);
  await expect(page.getByText('Je drinkt ongeveer 140 glazen per week.')).toBeVisible();
  await page.getByRole('button', { name: 'Wat kan ik zeggen?' }).click();
  await expect(page.getByText('“Ik drink ongeveer 140 glazen per week en ik wil minderen.')).toBeVisible();
  await page.goto(getUrl('alcohol', '/programma'));
  await page.getByRole('button', { name: 'Ik heb gebeld' }).click();
  await expect(page.getByText(/^Je belde je huisarts op /)).toBeFocused();
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  await expect(page.getByText(/^Je belde je huisarts op /)).toBeVisible();
  await page.getByRole('button', { name: 'Toch nog niet gebeld' }).click();
  await expect(page.getByRole('button', { name: 'Ik heb gebeld' })).toBeVisible();
  await expect(page.getByText('Je drinkt ongeveer 140 glazen per week.')).toBeFocused();
});

test('after a yes to thoughts of suicide the programme says whom to call, until that is closed', async ({ page }) => {
  await createStarter(page, 'gokken');
  await page.goto(getUrl('gokken', '/programma'));
  await expect(page.locator('.programme-now')).toBeVisible();
  await answerYes(page, ['suicide']);
  await page.reload();
  const line = page.getByText('Je gaf aan dat je er weleens aan denkt om niet meer te leven.');
  await expect(line).toBeVisible();
  await expect(line.getByRole('link', { name: '0800-0113' })).toHaveAttribute('href', 'tel:08000113');
  await page.getByRole('button', { name: 'Sluit', exact: true }).click();
  await page.reload();
  await expect(page.locator('.programme-now')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('an earlier fit that was told in the safety exercise comes back in the plan, in another tab too', async ({
  page,
}) => {
  await createStarter(page, 'alcohol');
  const questions = listQuestions(await getForm(page, 'alcohol', 'alcohol_1_1'));
  const answers = Object.fromEntries(questions.map((question) => [question.key, answerTo(question)]));
  const body = { ...answers, aanval: 'ja', webform_id: 'alcohol_1_1' };
  await call(page, 'alcohol', 'POST', '/webform_rest/submit', body);
  await page.goto(getUrl('alcohol', '/form/goal'));
  await fillWeek(page, 'usage', '2');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText('Je had ooit een aanval of was verward toen je stopte.')).toBeVisible();
});

for (const width of [320, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the call, the line and the folded example fit ${width} px, ${colorScheme}`,
      getVariant((width === 320) === (colorScheme === 'dark')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await createStarter(page, 'alcohol');
        await makePlan(page, 'alcohol', '20', '3');
        await page.goto(getUrl('alcohol', '/mijn-plan'));
        await expect(page.getByRole('button', { name: 'Ik heb gebeld' })).toBeVisible();
        await page.getByRole('button', { name: 'Wat kan ik zeggen?' }).click();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await answerYes(page, ['suicide', 'fit']);
        await page.goto(getUrl('alcohol', '/programma'));
        await expect(page.getByRole('button', { name: 'Sluit', exact: true })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await page.goto(getUrl('alcohol', '/form/goal'));
        await page.getByRole('button', { name: 'Volgende' }).click();
        await page.getByRole('button', { name: 'Ik heb dit gelezen' }).click();
        await expect(page.getByText('Je had ooit een aanval of was verward toen je stopte.')).toBeVisible();
        await page.getByText('Stoppen', { exact: true }).click();
        await expect(page.getByText('Bekijk een voorbeeld om met je huisarts te bespreken')).toBeVisible();
        await expect(page.locator('.wizard-schedule')).toBeHidden();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
    );
  }
}

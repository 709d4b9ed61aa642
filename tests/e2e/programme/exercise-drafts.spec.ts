import {
  getExercisesBefore,
  goOnUntil,
  openExercise,
  SEND,
  sendExercise,
  sendExercises,
} from '../support/exercises.ts';
import { fillByKeyboard } from '../support/keyboard.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

test('what is typed stays through a reload, closing and an expired session', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const person = await createParticipant(page.context(), 'alcohol');
  await sendExercises(page, 'alcohol', getExercisesBefore('alcohol_1_5'));
  await openExercise(page, 'alcohol_1_5');
  const number = page.getByRole('radio', { name: '5', exact: true });
  const answer = page.getByRole('textbox', { name: /Waarom is je cijfer niet lager/ });
  await goOnUntil(page, number);
  await number.check();
  await page.locator(SEND).click();
  await answer.fill('Voor mijn dochter');
  await page.reload();
  await expect(answer).toHaveValue('Voor mijn dochter');
  await expect(page.getByText('Dit schreef je eerder. Het is nog niet opgeslagen.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.waitForURL(getUrl('alcohol', '/programma#alcohol_1_5'));
  await page.goBack();
  await expect(answer).toHaveValue('Voor mijn dochter');
  await page.getByRole('checkbox', { name: 'Dit sla ik nu over' }).check();

  const cookies = await page.context().cookies();
  const session = cookies.map(({ name }) => name).filter((name) => name.startsWith('SESS'));
  for (const name of session) await page.context().clearCookies({ name });
  await page.locator(SEND).click();
  await page.waitForURL(/\/inloggen/);
  await page.getByLabel('E-mailadres').fill(person.mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(getUrl('alcohol', '/form/alcohol_1_5'));
  await goOnUntil(page, number);
  await expect(number).toBeChecked();
  await page.getByRole('checkbox', { name: 'Dit sla ik nu over' }).uncheck();
  await page.locator(SEND).click();
  await expect(answer).toHaveValue('Voor mijn dochter');
});

test('the draft of one person is never shown to another', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await goOnUntil(page, page.locator('input[type=radio]').first());
  await page.locator('input[type=radio]').first().check();
  await createParticipant(page.context(), 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await goOnUntil(page, page.locator('input[type=radio]').first());
  await expect(page.locator('input[type=radio]').first()).not.toBeChecked();
});

for (const [language, texts] of [
  ['nl', { failed: 'We zijn er zo weer.', retry: 'Probeer het opnieuw', where: '/form/alcohol_1_1' }],
  ['en', { failed: 'We’ll be back soon.', retry: 'Try again', where: '/en/form/alcohol_1_1' }],
] as const) {
  test(
    `an exercise that could not be sent says so in a toast, keeps the answers and is sent by the next press (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/503|Failed to load/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.where));
      await expect(page.locator('.exercise form')).toBeVisible();
      await page.route(/webform_rest\/submit/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 2 });
      await fillByKeyboard(page);
      const toast = page.locator('[data-toast]');
      await expect(toast).toContainText(texts.failed);
      await expectAccessible(page);
      const retry = page.getByRole('button', { name: texts.retry });
      await expect(retry).toBeFocused();
      const selectedIndex = await page.locator('.exercise input:checked').count();
      expect(selectedIndex).toBeGreaterThan(0);

      await retry.press('Enter');
      await expect(toast).toHaveCount(1);
      await expect(retry).toBeFocused();
      await page.reload();
      await expect(page.locator('.exercise input:checked')).toHaveCount(selectedIndex);
      await page.locator(SEND).press('Enter');
      await expect(page.locator('.webform-confirmation')).toBeFocused();
      await expect(toast).toHaveCount(0);
    },
  );
}

test('the same exercise from two tabs loses nothing: the second is told', async ({ page, context, expectNoise }) => {
  expectNoise(/409/);
  await createParticipant(context, 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  await goOnUntil(page, page.getByLabel('Nee', { exact: true }));
  await page.getByLabel('Nee', { exact: true }).check();
  await fillByKeyboard(page);
  await expect(page.locator('[data-toast]')).toContainText('Je hebt deze oefening al ingevuld');
  await page.locator(SEND).press('Enter');
  await expect(page.locator('.webform-confirmation')).toBeFocused();
});

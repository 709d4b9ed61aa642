import { exercisesBefore, openExercise, SEND, sendExercise, sendExercises } from './exercises.ts';
import { fillByKeyboard } from './keyboard.ts';
import { PASSWORD, participant } from './people.ts';
import { address, expect, expectAccessible, test } from './story.ts';

test('what is typed stays through a reload, closing and an expired session', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const person = await participant(page.context(), 'alcohol');
  await sendExercises(page, 'alcohol', exercisesBefore('alcohol_1_5'));
  await openExercise(page, 'alcohol_1_5');
  const answer = page.getByRole('textbox').first();
  await answer.fill('Voor mijn dochter');
  await page.reload();
  await expect(answer).toHaveValue('Voor mijn dochter');
  await expect(page.getByText('Dit schreef je eerder. Het is nog niet opgeslagen.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.waitForURL(address('alcohol', '/programma#alcohol_1_5'));
  await page.goBack();
  await expect(answer).toHaveValue('Voor mijn dochter');

  const cookies = await page.context().cookies();
  const session = cookies.map(({ name }) => name).filter((name) => name.startsWith('SESS'));
  for (const name of session) await page.context().clearCookies({ name });
  await page.getByRole('radio', { name: '5', exact: true }).first().check();
  await page.locator(SEND).click();
  await page.waitForURL(/\/inloggen/);
  await page.getByLabel('E-mailadres').fill(person.mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(address('alcohol', '/form/alcohol_1_5'));
  await expect(answer).toHaveValue('Voor mijn dochter');
});

test('the draft of one person is never shown to another', async ({ page }) => {
  await participant(page.context(), 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await page.locator('input[type=radio]').first().check();
  await participant(page.context(), 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await expect(page.locator('input[type=radio]').first()).not.toBeChecked();
});

for (const [language, words] of [
  ['nl', { failed: 'We zijn er zo weer.', retry: 'Probeer het opnieuw', where: '/form/alcohol_1_1' }],
  ['en', { failed: 'We will be back soon.', retry: 'Try again', where: '/en/form/alcohol_1_1' }],
] as const) {
  test(`an exercise that could not be sent says so in a toast, keeps the answers and is sent by the next press (${language})`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/503|Failed to load/);
    await participant(page.context(), 'alcohol', { language });
    await page.goto(address('alcohol', words.where));
    const radios = page.locator('.exercise input[type=radio]');
    await expect(radios.first()).toBeVisible();
    await page.route(/webform_rest\/submit/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 2 });
    await fillByKeyboard(page);
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText(words.failed);
    await expectAccessible(page);
    const retry = page.getByRole('button', { name: words.retry });
    await expect(retry).toBeFocused();
    const chosen = await page.locator('.exercise input:checked').count();
    expect(chosen).toBeGreaterThan(0);

    await retry.press('Enter');
    await expect(toast).toHaveCount(1);
    await expect(retry).toBeFocused();
    await page.reload();
    await expect(page.locator('.exercise input:checked')).toHaveCount(chosen);
    await page.locator(SEND).press('Enter');
    await expect(page.locator('.webform-confirmation')).toBeFocused();
    await expect(toast).toHaveCount(0);
  });
}

test('the same exercise from two tabs loses nothing: the second is told', async ({ page, context, expectNoise }) => {
  expectNoise(/409/);
  await participant(context, 'alcohol');
  await openExercise(page, 'alcohol_1_1');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  for (const radio of await page.getByLabel('Nee', { exact: true }).all()) await radio.check();
  await fillByKeyboard(page);
  await expect(page.locator('[data-toast]')).toContainText('Je hebt deze oefening al ingevuld');
  await page.locator(SEND).press('Enter');
  await expect(page.locator('.webform-confirmation')).toBeFocused();
});

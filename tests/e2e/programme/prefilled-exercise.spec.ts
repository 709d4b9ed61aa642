import { call, createStarter } from '../support/days.ts';
import { getExercisesBefore, SEND, sendExercises } from '../support/exercises.ts';
import { expect, getUrl, test } from '../support/story.ts';

test('an exercise begins with the sentence that is kept for a hard moment, and a later answer is kept instead', async ({
  page,
}) => {
  await createStarter(page, 'alcohol', { language: 'nl' });
  await call(page, 'alcohol', 'PATCH', '/my-things', { sentence: 'Ik wil uitgerust wakker worden.' });
  await sendExercises(page, 'alcohol', getExercisesBefore('alcohol_1_5'));
  await page.goto(getUrl('alcohol', '/form/alcohol_1_5'));
  await expect(page.locator('.exercise form')).toBeVisible();
  const sentence = page.locator('[name=mijn_zin]');
  const progress = page.locator('.exercise .webform-place progress');
  // Cards to read, two figures and their sentences come first.
  while (!(await sentence.isVisible())) {
    const card = (await progress.getAttribute('value')) ?? '';
    const radioButton = page.getByRole('radio', { name: '5', exact: true });
    if (await radioButton.isVisible()) await radioButton.check();
    await page.locator(SEND).press('Enter');
    await expect(progress).not.toHaveAttribute('value', card);
  }
  await expect(sentence).toHaveValue('Ik wil uitgerust wakker worden.');

  await sentence.fill('Ik wil op zaterdag met mijn dochter zwemmen.');
  await page.locator(SEND).press('Enter');
  await expect(page.locator('.exercise form')).toHaveCount(0);
  await page.goto(getUrl('alcohol', '/mijn-kaart'));
  await expect(page.getByText('Ik wil op zaterdag met mijn dochter zwemmen.')).toBeVisible();
});

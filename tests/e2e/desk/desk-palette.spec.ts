import { getFields, getOutline, getPage, openEditor } from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFresh, makeForm } from './webforms.ts';

test('an exercise of a phase is found in the outline, by keyboard, and opens its fields', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openEditor(page, await getPage(page, 'alcohol', 'program'));
  const exercise = getOutline(page)
    .getByRole('button', { name: /^Oefening/ })
    .first();
  const title = (await exercise.locator('span').textContent()) ?? '';
  await exercise.press('Enter');
  await expect(getFields(page).locator(':focus')).toHaveValue(title);
  await expectAccessible(page);
});

test('a form says at the top that it has no English, and gets it there', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await makeForm(page, getFresh('Zonder Engels'));
  await expect(page.getByText('Dit formulier heeft geen Engels.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voeg Engels toe' }).press('Enter');
  await expect(page.getByText('Dit formulier heeft geen Engels.')).toBeHidden();
});

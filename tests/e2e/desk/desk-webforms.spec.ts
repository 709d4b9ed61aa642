import { holdRow } from '../support/editor.ts';
import { createParticipant } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { add, getFresh, getQuestion, getRow, makeForm, open, save } from './webforms.ts';

test('two editors of one form: the second is shown the difference, chooses, and nothing is lost', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/412/);
  await createStaffMember(page, 'editor', { name: 'Els' });
  const title = getFresh('Samen');
  const id = await makeForm(page, title);
  await add(page, 'text');
  await getQuestion(page).fill('Hoe gaat het?');
  await save(page);

  const second = await context.newPage();
  await second.goto(getBareAddress(`/beheer/formulieren/${id}`));
  await open(second, 'Hoe gaat het?');
  await getQuestion(second).fill('Hoe gaat het met je?');
  await open(second, 'Hoe gaat het met je?');
  await add(second, 'date');
  await getQuestion(second).fill('Van de tweede');

  await getQuestion(page).fill('Hoe voel je je?');
  await open(page, 'Hoe voel je je?');
  await add(page, 'date');
  await getQuestion(page).fill('Van de eerste');
  await save(page);

  await second.getByRole('button', { name: 'Publiceer', exact: true }).click();
  const dialog = second.getByRole('dialog', { name: 'Els heeft dit formulier ook bewerkt' });
  await expect(dialog).toBeVisible();
  await expectAccessible(second);
  const requestedGroup = dialog.getByRole('group', { name: /^Hoe gaat het met je\? – Vraag/ });
  await expect(requestedGroup).toContainText('Jullie veranderden dit allebei.');
  await expect(requestedGroup.getByRole('radio', { name: /Van Els/ })).not.toBeChecked();
  await expect(requestedGroup.locator('mark')).toContainText(['gaat', 'voel']);
  await expect(dialog.getByRole('group')).toHaveCount(3);

  // A postponed conflict remains unchanged, and is shown again.
  await second.keyboard.press('Escape');
  await expect(getRow(second, 'Hoe gaat het met je?')).toBeVisible();
  await second.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await requestedGroup.getByRole('radio', { name: /Van Els/ }).press('Space');
  await second.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(second);
  await dialog.getByRole('button', { name: 'Publiceer dit zo' }).press('Enter');
  await expect(second.getByText('Het formulier is gepubliceerd.')).toBeVisible();
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(tab.locator('.webform-row-name strong')).toHaveText([
      'Hoe voel je je?',
      'Van de tweede',
      'Van de eerste',
    ]);
  }
});

test('explanations, an own answer, lists, numbers and a text behind a line work in the preview as they are built', async ({
  page,
  context,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/503/);
  await createStaffMember(page, 'editor');
  const id = await makeForm(page, getFresh('Soorten'));
  const preview = page.getByRole('region', { name: 'Zo ziet het eruit' });
  const getField = (name: string) => page.getByRole('textbox', { name, exact: true });

  await add(page, 'checkboxes');
  await getQuestion(page).fill('Wat doe je bij trek?');
  await getField('Antwoord 1').fill('Wandelen');
  await getField('Antwoord 2').fill('Wachten');
  await page.getByLabel('Leg antwoord 1 uit').check();
  await page.getByLabel('Past antwoord 1?').selectOption('yes');
  await getField('Uitleg bij antwoord 1').fill('Bewegen helpt.');
  await page.getByRole('button', { name: 'Voeg een antwoord toe' }).click();
  await getField('Antwoord 3').fill('Iemand bellen');
  await page.getByRole('button', { name: 'Antwoord 3 omhoog' }).click();
  await page.getByLabel('Ook een antwoord in eigen woorden').check();
  await getField('Woorden bij het eigen antwoord').fill('Iets anders');
  await expectAccessible(page);
  await open(page, 'Wat doe je bij trek?');
  await expect(preview.locator('.choice label')).toHaveText([/^Wandelen/, 'Iemand bellen', 'Wachten', 'Iets anders']);
  await preview.getByRole('checkbox', { name: 'Wandelen' }).check();
  await expect(preview).toContainText('Bewegen helpt.');
  await preview.getByRole('checkbox', { name: 'Iets anders' }).check();
  await expect(preview.getByRole('textbox')).toHaveCount(1);

  await add(page, 'text');
  await getQuestion(page).fill('Wat geeft je rust?');
  await page.getByLabel('Een lijst van korte antwoorden').check();
  await getField('Hoogste aantal regels').fill('2');
  await getField('Hoogste aantal tekens').fill('10');
  await page.getByLabel('Dit moet worden ingevuld').check();
  await getField('Eigen melding als het leeg is').fill('Noem één ding.');
  await open(page, 'Wat geeft je rust?');
  await page.route(/desk\/webforms\//, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.locator('[data-toast]')).toContainText('We zijn er zo weer.');

  await add(page, 'number');
  await getQuestion(page).fill('Hoeveel uur sliep je?');
  await getField('Laagste').fill('1');
  await getField('Hoogste').fill('0');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await page.getByRole('link', { name: /Het hoogste ligt onder het laagste/ }).click();
  await expect(getField('Hoogste')).toBeFocused();
  await getField('Hoogste').fill('14');
  await getField('Stap').fill('0,5');
  await getField('Eenheid achter het getal').fill('uur');
  await open(page, 'Hoeveel uur sliep je?');

  await add(page, 'scale');
  await getQuestion(page).fill('Hoe gaat het?');
  await getField('Woorden bij het laagste').fill('slecht');
  await getField('Woorden bij het hoogste').fill('goed');
  await open(page, 'Hoe gaat het?');

  await add(page, 'markup');
  await getField('Tekst').click();
  await page.keyboard.type('Trek zakt vanzelf.');
  await getField('Regel waarachter de tekst dicht staat').fill('Lees meer');
  await expect(preview.getByText('Trek zakt vanzelf.')).toBeHidden();
  await preview.getByText('Lees meer').click();
  await expect(preview.getByText('Trek zakt vanzelf.')).toBeVisible();
  await expectAccessible(page);
  await save(page);

  const person = await context.newPage();
  await createParticipant(context, 'alcohol');
  await person.goto(getUrl('alcohol', `/form/${id}`));
  const send = person.locator('form.webform button[type=submit]');
  await person.getByLabel(/Hoeveel uur sliep je/).fill('7,3');
  await send.press('Enter');
  await expect(person.locator('.error-summary a')).toHaveText(['Noem één ding.', /stappen van 0,5/]);
  await person.getByRole('checkbox', { name: 'Iets anders' }).check();
  await person.locator('.choice').getByRole('textbox').fill('Zingen');
  const list = person.locator('.text-list');
  await list.getByRole('textbox').first().fill('Een veel te lange regel');
  await person.getByLabel(/Hoeveel uur sliep je/).fill('15');
  await send.press('Enter');
  await expect(person.locator('.error-summary a')).toHaveText([/hoogstens 10 tekens/, 'Vul 14 of minder in.']);
  await list.getByRole('textbox').first().fill('Thee');
  await list.getByRole('button', { name: 'Nog een toevoegen' }).click();
  await list.getByRole('textbox').nth(1).fill('Muziek');
  await expect(list.getByRole('button', { name: 'Nog een toevoegen' })).toHaveCount(0);
  await person.getByLabel(/Hoeveel uur sliep je/).fill('7,5');
  await person.getByRole('radio', { name: /^8/ }).check();
  await expectAccessible(person);
  await send.press('Enter');
  await expect(person.locator('.webform-confirmation')).toBeFocused();
});

test('the builder works by keyboard, in English and in a narrow window', async ({ page }) => {
  await createStaffMember(page, 'editor', { language: 'en' });
  const id = await makeForm(page, getFresh('Toetsen'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(getBareAddress(`/en/beheer/formulieren/${id}`));
  await page.getByLabel('What do you add?').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Question', exact: true }).focus();
  await page.keyboard.type('Eerste');
  await page.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Question', exact: true }).last().focus();
  await page.keyboard.type('Tweede');
  await page.getByRole('button', { name: 'Move up: Tweede' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.webform-row-name strong')).toHaveText(['Tweede', 'Eerste']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const rows = page.locator('.webform-row');
  await holdRow(page, rows.first(), rows.last());
  await page.mouse.up();
  await expect(page.locator('.webform-row-name strong')).toHaveText(['Eerste', 'Tweede']);
  await page.getByRole('button', { name: 'Take out (Tweede)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.webform-row-name strong')).toHaveText(['Eerste']);
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The form is published.')).toBeVisible();
});

test('saving stays within reach from the first element of a long form', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/formulieren/alcohol_1_4'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

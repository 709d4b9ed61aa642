import type { Page } from '@playwright/test';
import { getFields, getPage, getRows, openEditor, publish, saved } from '../support/editor.ts';
import { getPhase, sendExercise } from '../support/exercises.ts';
import { createParticipant } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { add, getFresh, getQuestion, makeForm, save } from './webforms.ts';

test('an editor makes an exercise with three kinds, a condition and two pages, and a participant fills it in', async ({
  page,
  context,
}) => {
  await createStaffMember(page, 'editor');
  const title = getFresh('Oefening');
  const id = await makeForm(page, title);
  await add(page, 'radios');
  await page.getByRole('textbox', { name: 'Vraag', exact: true }).fill('Gaat het goed?');
  await page.getByRole('textbox', { name: 'Antwoord 1', exact: true }).fill('Ja');
  await page.getByRole('textbox', { name: 'Antwoord 2', exact: true }).fill('Nee');
  await page.getByLabel('Dit moet worden ingevuld').check();
  await page
    .getByRole('button', { name: /Gaat het goed/ })
    .first()
    .click();

  await add(page, 'textarea');
  await page.getByRole('textbox', { name: 'Vraag', exact: true }).fill('Wat zit je dwars?');
  await page.getByRole('button', { name: 'Toon dit alleen soms' }).click();
  const condition = page.getByRole('group', { name: 'Wanneer is dit te zien?' });
  await condition.getByRole('checkbox', { name: 'Ja' }).uncheck();
  await condition.getByRole('checkbox', { name: 'Nee' }).check();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /Wat zit je dwars/ })
    .first()
    .click();

  await page.getByRole('button', { name: 'Voeg een pagina toe' }).click();
  await page.getByRole('textbox', { name: 'Titel', exact: true }).last().fill('Tot slot');
  await page
    .getByRole('button', { name: /Tot slot/ })
    .first()
    .click();
  await add(page, 'number');
  await page.getByRole('textbox', { name: 'Vraag', exact: true }).fill('Hoeveel uur sliep je?');

  // The title of the first page is missing: saving shows it and moves the focus there.
  await page.getByRole('button', { name: 'Publiceer' }).click();
  const problem = page.getByRole('link', { name: /Vul dit in/ });
  await expect(problem).toHaveCount(1);
  await problem.click();
  await expect(page.locator(':focus')).toHaveAttribute('id', /^wf-pagina_.*title-nl$/);
  await page.locator(':focus').fill('Eerst dit');

  const preview = page.getByRole('region', { name: 'Zo ziet het eruit' });
  await expect(preview.getByText('Wat zit je dwars?')).toHaveCount(0);
  await preview.getByRole('radio', { name: 'Nee' }).check();
  await expect(preview.getByText('Wat zit je dwars?')).toBeVisible();
  await preview.getByRole('button', { name: 'Verder' }).click();
  await expect(preview.getByText('Hoeveel uur sliep je?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByText('Het formulier is gepubliceerd.')).toBeVisible();

  const person = await context.newPage();
  await createParticipant(context, 'alcohol');
  await person.goto(getUrl('alcohol', `/form/${id}`));
  await person.getByRole('radio', { name: 'Nee' }).check();
  await person.getByLabel(/Wat zit je dwars/).fill('Slecht geslapen');
  await person.getByRole('button', { name: 'Verder' }).click();
  await person.getByLabel(/Hoeveel uur sliep je/).fill('5');
  await person.locator('form.webform button[type=submit]').click();
  await expect(person.getByText('Dank je wel.')).toBeVisible();

  await page.goto(getBareAddress('/beheer/formulieren'));
  await page.getByLabel('Zoek op titel').fill(title);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Open');
  await expectAccessible(page);
});

test('English comes to a form and is taken out again; participants in English then get it in Dutch', async ({
  page,
  context,
}) => {
  await createStaffMember(page, 'editor');
  const id = await makeForm(page, getFresh('Talen'));
  await add(page, 'text');
  await getQuestion(page).fill('Hoe gaat het?');
  await page.getByText('Titel, knop en afsluiting').click();
  await page.getByRole('button', { name: 'Voeg Engels toe' }).click();
  await page.getByRole('textbox', { name: 'Vraag (Engels)', exact: true }).fill('How are you?');
  await page.getByLabel('Taal van het voorbeeld').selectOption('en');
  await expect(page.getByRole('region', { name: 'Zo ziet het eruit' })).toContainText('How are you?');
  await save(page);
  const person = await context.newPage();
  await createParticipant(context, 'alcohol', { language: 'en' });
  await person.goto(getUrl('alcohol', `/en/form/${id}`));
  await expect(person.getByLabel(/How are you/)).toBeVisible();

  await page.getByRole('button', { name: 'Haal Engels weg' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuleer' }).click();
  await expect(page.getByRole('textbox', { name: 'Vraag (Engels)', exact: true })).toHaveValue('How are you?');
  await page.getByRole('button', { name: 'Haal Engels weg' }).press('Enter');
  await dialog.getByRole('button', { name: 'Haal Engels weg' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Vraag', exact: true })).toHaveValue('Hoe gaat het?');
  await expect(page.getByRole('region', { name: 'Zo ziet het eruit' })).toContainText('Hoe gaat het?');
  await save(page);
  await person.reload();
  await expect(person.getByLabel(/Hoe gaat het/)).toBeVisible();
});

/** Returns the exercises of the first phase, in the editor of the programme. */
async function getFirstPhase(page: Page, programme: number) {
  await openEditor(page, programme);
  await getRows(page).first().getByRole('button').first().click();
  return getFields(page).getByRole('group', { name: 'Oefeningen' });
}

test('a form becomes an exercise of a phase, a participant does it, and it goes again', async ({ page, context }) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const title = getFresh('Stap');
  const id = await makeForm(page, title, 'cocaïne');
  await add(page, 'textarea');
  await getQuestion(page).fill('Wat helpt je vandaag?');
  await save(page);

  const programme = await getPage(page, 'cocaine', 'program');
  const phase = await getFirstPhase(page, programme);
  await phase.getByRole('button', { name: 'Voeg toe: Oefening' }).click();
  const exercise = phase.locator('.canvas-rows > li').last();
  await exercise.getByLabel('Titel').fill(title);
  await exercise.getByLabel('Formulier').selectOption({ label: `${title} (deelnemers)` });
  await saved(page);
  await publish(page);

  const person = await context.newPage();
  await createParticipant(context, 'cocaine');
  for (const webform of getPhase('cocaine', 1)) await sendExercise(person, 'cocaine', webform);
  await person.goto(getUrl('cocaine', '/programma'));
  await person.locator(`#${id}`).getByRole('link').click();
  await person.waitForURL(getUrl('cocaine', `/form/${id}`));
  await expect(person.getByText('Fase 1, stap 6 van 6')).toBeVisible();
  await person.getByLabel(/Wat helpt je vandaag/).fill('Wandelen');
  await person.locator('form.webform button[type=submit]').press('Enter');
  await expect(person.locator('.webform-confirmation')).toBeFocused();
  await person.getByRole('link', { name: /Terug naar je programma|Genoeg voor vandaag/ }).press('Enter');
  await expect(person.locator(`#${id}`)).toContainText('laatst gedaan');

  const locator = await getFirstPhase(page, programme);
  await locator.getByRole('button', { name: new RegExp(`^Haal weg.*${title}`) }).click();
  await saved(page);
  await publish(page);
  await person.reload();
  await expect(person.locator(`#${getPhase('cocaine', 1)[4]}`)).toContainText('laatst gedaan');
  await expect(person.locator(`#${id}`)).toHaveCount(0);
});

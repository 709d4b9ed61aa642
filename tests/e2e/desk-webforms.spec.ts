import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fields, openEditor, pageOf, publish, rows, saved } from './editor.ts';
import { phaseOf, sendExercise } from './exercises.ts';
import { participant } from './people.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

const fresh = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Makes a form and waits for its builder. */
async function makeForm(page: Page, title: string, programme = 'alcohol'): Promise<string> {
  await page.goto(bareAddress('/beheer/formulieren'));
  await page.getByRole('button', { name: 'Nieuw formulier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel (Nederlands)').fill(title);
  await dialog.getByRole('checkbox', { name: programme }).check();
  await dialog.getByRole('button', { name: 'Maak het formulier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nog door niemand ingevuld.')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function add(page: Page, type: string): Promise<void> {
  await page.getByLabel('Wat voeg je toe?').selectOption(type);
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
}

/** The row of an element, by its name. */
const row = (page: Page, name: string) => page.locator('.webform-row').filter({ hasText: name });

const question = (page: Page) => page.getByRole('textbox', { name: 'Vraag', exact: true });

/** Opens or folds an element, by its name. */
const open = (page: Page, name: string) => page.locator('.webform-row-name').filter({ hasText: name }).click();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Alles is opgeslagen.' })).toBeVisible();
}

test('an editor makes an exercise with three kinds, a condition and two pages, and a participant fills it in', async ({
  page,
  context,
}) => {
  await staffMember(page, 'editor');
  const title = fresh('Oefening');
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

  // The first page still lacks its title: the save names it and jumps there.
  await page.getByRole('button', { name: 'Sla op' }).click();
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
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.getByText('Het formulier is opgeslagen.')).toBeVisible();

  const person = await context.newPage();
  await participant(context, 'alcohol');
  await person.goto(address('alcohol', `/form/${id}`));
  await person.getByRole('radio', { name: 'Nee' }).check();
  await person.getByLabel(/Wat zit je dwars/).fill('Slecht geslapen');
  await person.getByRole('button', { name: 'Verder' }).click();
  await person.getByLabel(/Hoeveel uur sliep je/).fill('5');
  await person.locator('form.webform button[type=submit]').click();
  await expect(person.getByText('Dank je wel.')).toBeVisible();

  await page.goto(bareAddress('/beheer/formulieren'));
  await page.getByLabel('Zoek op titel').fill(title);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Open');
  await expectAccessible(page);
});

test('two editors of one form: the second is shown the difference, chooses, and nothing is lost', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/412/);
  await staffMember(page, 'editor', { name: 'Els' });
  const title = fresh('Samen');
  const id = await makeForm(page, title);
  await add(page, 'text');
  await question(page).fill('Hoe gaat het?');
  await save(page);

  const second = await context.newPage();
  await second.goto(bareAddress(`/beheer/formulieren/${id}`));
  await open(second, 'Hoe gaat het?');
  await question(second).fill('Hoe gaat het met je?');
  await open(second, 'Hoe gaat het met je?');
  await add(second, 'date');
  await question(second).fill('Van de tweede');

  await question(page).fill('Hoe voel je je?');
  await open(page, 'Hoe voel je je?');
  await add(page, 'date');
  await question(page).fill('Van de eerste');
  await save(page);

  await second.getByRole('button', { name: 'Sla op' }).click();
  const dialog = second.getByRole('dialog', { name: 'Els heeft dit formulier ook bewerkt' });
  await expect(dialog).toBeVisible();
  await expectAccessible(second);
  const asked = dialog.getByRole('group', { name: /^Hoe gaat het met je\? – Vraag/ });
  await expect(asked).toContainText('Jullie veranderden dit allebei.');
  await expect(asked.getByRole('radio', { name: /Van Els/ })).not.toBeChecked();
  await expect(asked.locator('mark')).toContainText(['gaat', 'voel']);
  await expect(dialog.getByRole('group')).toHaveCount(3);

  // What is left unsettled stays as it was, and is asked about again.
  await second.keyboard.press('Escape');
  await expect(row(second, 'Hoe gaat het met je?')).toBeVisible();
  await second.getByRole('button', { name: 'Sla op' }).click();
  await asked.getByRole('radio', { name: /Van Els/ }).press('Space');
  await second.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(second);
  await dialog.getByRole('button', { name: 'Sla dit zo op' }).press('Enter');
  await expect(second.getByText('Het formulier is opgeslagen.')).toBeVisible();
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(tab.locator('.webform-row-name strong')).toHaveText([
      'Hoe voel je je?',
      'Van de tweede',
      'Van de eerste',
    ]);
  }
});

test('English comes to a form and is taken out again; participants in English then get it in Dutch', async ({
  page,
  context,
}) => {
  await staffMember(page, 'editor');
  const id = await makeForm(page, fresh('Talen'));
  await add(page, 'text');
  await question(page).fill('Hoe gaat het?');
  await page.getByText('Titel, knop en afsluiting').click();
  await page.getByRole('button', { name: 'Voeg Engels toe' }).click();
  await page.getByRole('textbox', { name: 'Vraag (Engels)', exact: true }).fill('How are you?');
  await page.getByLabel('Taal van het voorbeeld').selectOption('en');
  await expect(page.getByRole('region', { name: 'Zo ziet het eruit' })).toContainText('How are you?');
  await save(page);
  const person = await context.newPage();
  await participant(context, 'alcohol', { language: 'en' });
  await person.goto(address('alcohol', `/en/form/${id}`));
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

test('explanations, an own answer, lists, numbers and a text behind a line work in the preview as they are built', async ({
  page,
  context,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/503/);
  await staffMember(page, 'editor');
  const id = await makeForm(page, fresh('Soorten'));
  const preview = page.getByRole('region', { name: 'Zo ziet het eruit' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await add(page, 'checkboxes');
  await question(page).fill('Wat doe je bij trek?');
  await field('Antwoord 1').fill('Wandelen');
  await field('Antwoord 2').fill('Wachten');
  await page.getByLabel('Leg antwoord 1 uit').check();
  await page.getByLabel('Past antwoord 1?').selectOption('yes');
  await field('Uitleg bij antwoord 1').fill('Bewegen helpt.');
  await page.getByRole('button', { name: 'Voeg een antwoord toe' }).click();
  await field('Antwoord 3').fill('Iemand bellen');
  await page.getByRole('button', { name: 'Antwoord 3 omhoog' }).click();
  await page.getByLabel('Ook een antwoord in eigen woorden').check();
  await field('Woorden bij het eigen antwoord').fill('Iets anders');
  await expectAccessible(page);
  await open(page, 'Wat doe je bij trek?');
  await expect(preview.locator('.choice label')).toHaveText([/^Wandelen/, 'Iemand bellen', 'Wachten', 'Iets anders']);
  await preview.getByRole('checkbox', { name: 'Wandelen' }).check();
  await expect(preview).toContainText('Bewegen helpt.');
  await preview.getByRole('checkbox', { name: 'Iets anders' }).check();
  await expect(preview.getByRole('textbox')).toHaveCount(1);

  await add(page, 'text');
  await question(page).fill('Wat geeft je rust?');
  await page.getByLabel('Een lijst van korte antwoorden').check();
  await field('Hoogste aantal regels').fill('2');
  await field('Hoogste aantal tekens').fill('10');
  await page.getByLabel('Dit moet worden ingevuld').check();
  await field('Eigen melding als het leeg is').fill('Noem één ding.');
  await open(page, 'Wat geeft je rust?');
  await page.route(/desk\/webforms\//, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.locator('[data-toast]')).toContainText('We zijn er zo weer.');

  await add(page, 'number');
  await question(page).fill('Hoeveel uur sliep je?');
  await field('Laagste').fill('1');
  await field('Hoogste').fill('0');
  await page.getByRole('button', { name: 'Sla op' }).click();
  await page.getByRole('link', { name: /Het hoogste ligt onder het laagste/ }).click();
  await expect(field('Hoogste')).toBeFocused();
  await field('Hoogste').fill('14');
  await field('Stap').fill('0,5');
  await field('Eenheid achter het getal').fill('uur');
  await open(page, 'Hoeveel uur sliep je?');

  await add(page, 'scale');
  await question(page).fill('Hoe gaat het?');
  await field('Woorden bij het laagste').fill('slecht');
  await field('Woorden bij het hoogste').fill('goed');
  await open(page, 'Hoe gaat het?');

  await add(page, 'markup');
  await field('Tekst').click();
  await page.keyboard.type('Trek zakt vanzelf.');
  await field('Regel waarachter de tekst dicht staat').fill('Lees meer');
  await expect(preview.getByText('Trek zakt vanzelf.')).toBeHidden();
  await preview.getByText('Lees meer').click();
  await expect(preview.getByText('Trek zakt vanzelf.')).toBeVisible();
  await expectAccessible(page);
  await save(page);

  const person = await context.newPage();
  await participant(context, 'alcohol');
  await person.goto(address('alcohol', `/form/${id}`));
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

/** The exercises of the first phase, in the editor of the programme. */
async function firstPhase(page: Page, programme: number) {
  await openEditor(page, programme);
  await rows(page).first().getByRole('button').first().click();
  return fields(page).getByRole('group', { name: 'Oefeningen' });
}

test('a form becomes an exercise of a phase, a participant does it, and it goes again', async ({ page, context }) => {
  test.slow();
  await staffMember(page, 'editor');
  const title = fresh('Stap');
  const id = await makeForm(page, title, 'cocaïne');
  await add(page, 'textarea');
  await question(page).fill('Wat helpt je vandaag?');
  await save(page);

  const programme = await pageOf(page, 'cocaine', 'program');
  const phase = await firstPhase(page, programme);
  await phase.getByRole('button', { name: 'Voeg toe: Oefening' }).click();
  const exercise = phase.locator('.canvas-rows > li').last();
  await exercise.getByLabel('Titel').fill(title);
  await exercise.getByLabel('Formulier').selectOption({ label: title });
  await saved(page);
  await publish(page);

  const person = await context.newPage();
  await participant(context, 'cocaine');
  for (const webform of phaseOf('cocaine', 1)) await sendExercise(person, 'cocaine', webform);
  await person.goto(address('cocaine', '/programma'));
  await person.locator(`#${id}`).getByRole('link').click();
  await person.waitForURL(address('cocaine', `/form/${id}`));
  await expect(person.getByText('Fase 1, stap 6 van 6')).toBeVisible();
  await person.getByLabel(/Wat helpt je vandaag/).fill('Wandelen');
  await person.locator('form.webform button[type=submit]').press('Enter');
  await expect(person.locator('.webform-confirmation')).toBeFocused();
  await person.getByRole('link', { name: 'Terug naar je programma' }).press('Enter');
  await expect(person.locator(`#${id}`)).toContainText('laatst gedaan');

  const again = await firstPhase(page, programme);
  await again.getByRole('button', { name: new RegExp(`^Haal weg.*${title}`) }).click();
  await saved(page);
  await publish(page);
  await person.reload();
  await expect(person.locator(`#${phaseOf('cocaine', 1)[4]}`)).toContainText('laatst gedaan');
  await expect(person.locator(`#${id}`)).toHaveCount(0);
});

test('the builder works by keyboard, in English and in a narrow window', async ({ page }) => {
  await staffMember(page, 'editor', { language: 'en' });
  const id = await makeForm(page, fresh('Toetsen'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(bareAddress(`/en/beheer/formulieren/${id}`));
  await page.getByLabel('What do you add?').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Question', exact: true }).focus();
  await page.keyboard.type('Eerste');
  await page.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Question', exact: true }).last().focus();
  await page.keyboard.type('Tweede');
  await page.getByRole('button', { name: 'Up (Tweede)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.webform-row-name strong')).toHaveText(['Tweede', 'Eerste']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Take out (Tweede)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.webform-row-name strong')).toHaveText(['Eerste']);
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The form was saved.')).toBeVisible();
});

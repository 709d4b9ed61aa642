import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { participant } from './people.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

const fresh = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Makes a form and waits for its builder. */
async function makeForm(page: Page, title: string): Promise<string> {
  await page.goto(bareAddress('/beheer/formulieren'));
  await page.getByRole('button', { name: 'Nieuw formulier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel (Nederlands)').fill(title);
  await dialog.getByRole('checkbox', { name: 'alcohol' }).check();
  await dialog.getByRole('button', { name: 'Maak het formulier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function add(page: Page, type: string): Promise<void> {
  await page.getByLabel('Wat voeg je toe?').selectOption(type);
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
}

/** The row of an element, by its name. */
const row = (page: Page, name: string) => page.locator('.webform-row').filter({ hasText: name });

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

test('two editors of one form: the second is shown what the first did', async ({ page, context, expectNoise }) => {
  expectNoise(/412/);
  await staffMember(page, 'editor', { name: 'Els' });
  const title = fresh('Samen');
  const id = await makeForm(page, title);
  const second = await context.newPage();
  await second.goto(bareAddress(`/beheer/formulieren/${id}`));
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await add(page, 'text');
  await page.getByRole('textbox', { name: 'Vraag', exact: true }).fill('Van de eerste');
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.getByText('Het formulier is opgeslagen.')).toBeVisible();
  await add(second, 'date');
  await second.getByRole('textbox', { name: 'Vraag', exact: true }).fill('Van de tweede');
  await second.getByRole('button', { name: 'Sla op' }).click();
  await expect(second.getByText('Els heeft dit formulier intussen opgeslagen')).toBeVisible();
  await expect(second.getByText('Toegevoegd: Van de eerste')).toBeVisible();
  await expectAccessible(second);
  await expect(row(second, 'Van de tweede')).toBeVisible();
  await second.getByRole('button', { name: 'Bewaar mijn versie eroverheen' }).click();
  await expect(second.getByText('Het formulier is opgeslagen.')).toBeVisible();
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

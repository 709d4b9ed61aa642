import { createStarter } from '../support/days.ts';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

const QUESTIONS = {
  nl: 'Hoe vaak lukte het niet?\n0 Nooit\n1 Soms\n3 Vaak\n\nEn dit jaar?\n0 Nee\n4 Ja',
  en: 'How often did it not work?\n0 Never\n1 Sometimes\n3 Often\n\nAnd this year?\n0 No\n4 Yes',
};

test('an administrator takes over a test in plain lines and puts it on the site; a person fills it in and reads what it says', async ({
  page,
  browser,
}) => {
  const id = `proef-${crypto.randomUUID().slice(0, 8)}`;
  const title = `Twee vragen ${id}`;
  await createStaffMember(page, 'administrator');
  await openScreen(page, '/beheer/zelftests', 'Zelftests');
  await expect(page.getByRole('row', { name: /^audit: .*Wacht op de vragen$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwe zelftest' }).click();
  const getField = (name: string) => page.getByLabel(name, { exact: true });
  await getField('Korte naam').fill(id);
  await getField('Programma').selectOption({ label: 'Alcohol' });
  await getField('Titel (Nederlands)').fill(title);
  await getField('Titel (Engels)').fill(`Two questions ${id}`);
  await getField('Eigenaar en bron').fill('Een eigenaar (2001)');
  await getField('Voorwaarden').fill('Vrij te gebruiken.');
  await getField('Laagste en hoogste score').fill('0-7');
  await getField('Vragen (Nederlands)').fill(QUESTIONS.nl);
  await getField('Vragen (Engels)').fill(QUESTIONS.en);
  await getField('Wat een score zegt (Nederlands)').fill('0-2 pagina Dat gaat goed.\n3-7 huisarts Praat erover.');
  await getField('Wat een score zegt (Engels)').fill('0-2 page Read on.\n3-7 gp Talk about it.');
  await getField('Voorbeelden van de eigenaar').fill('1 4 = 5');
  const save = page.getByRole('button', { name: 'Sla op' });
  await save.click();
  await expect(page.getByText('Een score is nooit goed nieuws.').first()).toBeVisible();
  await getField('Wat een score zegt (Nederlands)').fill('0-2 pagina Lees verder.\n3-7 huisarts Praat erover.');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Wie besluit dit?').fill('Anne de Wit, arts');
  await page.getByLabel('Bedoeld doel').fill('Zelfinzicht, geen diagnose.');
  await page.getByLabel('Klasse als medisch hulpmiddel').fill('geen');
  await page.getByRole('button', { name: 'Zet op de site' }).click();
  await expect(page.getByText('Besloten door Anne de Wit, arts op')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const person = await context.newPage();
  await createStarter(person, 'alcohol');
  await person.goto(getUrl('alcohol', '/account/zelftests'));
  const section = person.getByRole('region', { name: title });
  await section.getByRole('button', { name: 'Begin met de vragen' }).press('Enter');
  const next = section.getByRole('button', { name: 'Volgende vraag' });
  await next.press('Enter');
  await expect(section.getByText('Kies een antwoord.')).toBeVisible();
  await section.getByRole('radio', { name: 'Vaak' }).press('Space');
  await next.press('Enter');
  await expect(section.getByRole('group', { name: 'En dit jaar?' })).toBeFocused();
  await section.getByRole('radio', { name: 'Ja' }).press('Space');
  await expectAccessible(person);
  await section.getByRole('button', { name: 'Bewaar mijn antwoorden' }).press('Enter');
  await expect(section).toContainText('7 van hooguit 7');
  await expect(section.locator('[aria-current]')).toContainText('Praat erover.');
  await expect(section).toContainText('Het advies blijft: geen alcohol, of hooguit 1 glas per dag.');
  await expect(section).toContainText('Je kunt deze vragen weer invullen vanaf');
  await expect(section.getByRole('link', { name: 'Zo begin je erover bij je huisarts' })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectAccessible(person);
  await expectNoSidewaysScroll(person);
  await person.goto(getUrl('alcohol', '/account/overzicht'));
  const sheet = person.locator('.summary-sheet');
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet).toContainText('7 van hooguit 7');
  await expect(sheet).toContainText('Praat erover.');
  await expectNoSidewaysScroll(person);
  await context.close();

  await getField('Titel (Nederlands)').fill(`${title}, later`);
  await page.getByRole('button', { name: 'Sla op als concept' }).click();
  await expect(page.getByRole('button', { name: 'Haal van de site' })).toBeVisible();
  await page.getByRole('button', { name: 'Haal van de site' }).click();
  await expect(page.getByRole('button', { name: 'Zet op de site' })).toBeVisible();
});

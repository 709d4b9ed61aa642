import { createParticipant } from '../support/people.ts';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

test('an alert is written, switched on and seen by a participant at once, and is gone when it is deleted', async ({
  page,
  browser,
}) => {
  await createStaffMember(page, 'editor');
  const title = `Storing ${Date.now()}`;
  await openScreen(page, '/beheer/meldingen', 'Meldingen');
  await page.getByRole('button', { name: 'Maak een melding' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sla op' }).click();
  await expect(dialog.getByText('Vul een kop in.').first()).toBeVisible();
  await expectAccessible(page);
  const dutch = dialog.getByRole('group', { name: 'Nederlands' });
  await dutch.getByLabel('Kop').fill(title);
  await dutch.getByRole('textbox', { name: 'Tekst' }).click();
  await page.keyboard.type('Inloggen lukt even niet.');
  await dialog.getByRole('checkbox', { name: 'Minder of geen cocaïne' }).check();
  await dialog.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.getByText(/Het staat klaar/)).toBeVisible();

  const context = await browser.newContext();
  await createParticipant(context, 'cocaine');
  const visitor = await context.newPage();
  await visitor.goto(getUrl('cocaine', '/hulp'));
  await expect(visitor.getByText(title)).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Zichtbaar (${title})` }).check();
  await expect(page.getByText(`“${title}” is nu te zien.`)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(title)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Verwijder (${title})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page.getByText(`“${title}” is verwijderd.`)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(title)).toHaveCount(0);
  await visitor.context().close();
});

test('a subject of the forum is made, moved and deleted; one with posts stays', async ({ page }) => {
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/lijsten', 'Lijsten');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forum', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
  const name = `Vragen ${Date.now()}`;
  await page.getByRole('button', { name: 'Maak een onderwerp' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Nederlands' }).getByLabel('Naam').fill(name);
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await expect(dialog.getByText('Kies ten minste één programma.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Minder of niet drinken' }).check();
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.locator('.library-rows > li').last()).toContainText(name);

  await page.getByRole('button', { name: `Zet hoger: ${name}` }).click();
  await expect(page.locator('.library-rows > li').last()).not.toContainText(name);
  await page.getByRole('button', { name: `Verwijder (${name})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click();
  await expect(page.getByText(`“${name}” is verwijderd.`)).toBeVisible();

  await page.getByRole('button', { name: 'Verwijder (Jezelf voorstellen)' }).click();
  await expect(page.getByRole('dialog', { name: /wordt gebruikt/ })).toContainText('zou niemand meer kunnen lezen');
});

test('a badge has a rule of the product and a medallion', async ({ page, expectNoise }) => {
  expectNoise(/422/);
  await createStaffMember(page, 'editor', { language: 'en' });
  await openScreen(page, '/en/beheer/lijsten/badges', 'Badges');
  await expect(page.locator('.library-rows > li').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a badge' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Badge ${Date.now()}`;
  await dialog.getByRole('group', { name: 'Dutch' }).getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'Drink less or stop' }).check();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Choose what people get this badge for.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('six weeks').click();
  await dialog.getByLabel('What does somebody get this badge for?').selectOption('phase_done');
  await dialog.getByLabel('Number of the phase').selectOption('7');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.locator('.library-rows > li').last()).toContainText('phase 7 done');
  await page.getByRole('button', { name: `Delete (${name})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
});

test('the words of a mail are changed, warned about and given back', async ({ page, expectNoise }) => {
  expectNoise(/422/);
  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer/mails', 'Mails');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Buddy gestopt, Nederlands/ }).click();
  const subject = page.getByLabel('Onderwerp');
  await subject.fill('Bedankt voor het drinken');
  await expect(page.getByText(/Let op: drinken/)).toBeVisible();
  await subject.fill('Dank je wel');
  await page.getByLabel('Tekst', { exact: true }).fill('Je bent niet langer buddy.');
  await expect(page.getByText('Dit moet er nog in staan: {{name}}.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.locator('.field-error')).toContainText('{{name}}');
  await expectAccessible(page);
  await page.getByLabel('Tekst', { exact: true }).fill('Hallo,\n\nJe bent niet langer buddy van {{name}}.');
  await expect(page.getByRole('region', { name: 'Zo gaat hij weg' })).toContainText('buddy van Sam.');
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByText(/De volgende mail gaat zo weg/)).toBeVisible();
  await page.getByRole('button', { name: 'Terug naar de vaste tekst' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terug naar de vaste tekst' }).click();
  await expect(subject).toHaveValue('Bedankt voor je steun');
});

const SCREENS = [
  ['/beheer/media', 'Foto’s en tekeningen'],
  ['/beheer/menus', 'Menu’s'],
  ['/beheer/meldingen', 'Meldingen'],
  ['/beheer/lijsten/milestones', 'Mijlpalen'],
  ['/beheer/mails', 'Mails'],
  ['/beheer/mails/buddy-invite/nl', /Buddy vragen/],
  ['/beheer/overzetten', 'Overzetten'],
] as const;

for (const [at, [path, title]] of SCREENS.entries()) {
  test(`${path} fits a narrow window, light and dark`, getVariant(at % 3 === 0), async ({ page }) => {
    await createStaffMember(page, 'administrator');
    await page.setViewportSize({ width: 320, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openScreen(page, path, title);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { participant } from './people.ts';
import { bareAddress, staffMember } from './staff.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function open(page: Page, path: string, title: string | RegExp) {
  await page.goto(bareAddress(path));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const choose = async (page: Page, name: string, background: string) =>
  page
    .getByLabel('Foto of tekening')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await picture(background) });

test('an editor puts a picture into the library, describes it, replaces it and takes it away', async ({ page }) => {
  await staffMember(page, 'editor');
  await open(page, '/beheer/media', 'Foto’s en tekeningen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet er een bij' }).click();
  await page.getByRole('button', { name: 'Zet in de bibliotheek' }).click();
  await expect(page.getByText('Kies een foto van je computer.').first()).toBeVisible();
  await expect(page.getByText(/Beschrijf in één zin/).first()).toBeVisible();
  await expectAccessible(page);

  const name = `heide-${Date.now()}.jpg`;
  await choose(page, name, '#846');
  await page.getByLabel('Beschrijving in het Nederlands').fill('Paarse heide');
  await page.getByLabel('Beschrijving in het Engels').fill('Purple heather');
  await page.getByRole('button', { name: 'Zet in de bibliotheek' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByLabel('Zoek op naam of beschrijving').fill(name);
  await expect(page.locator('.media-grid button')).toHaveCount(1);
  await page.getByRole('button', { name: /Paarse heide/ }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Nog nergens.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Paarse heide' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Alleen versiering' }).check();
  await dialog.getByRole('button', { name: 'Sla de beschrijving op' }).click();
  await expect(page.getByText('De beschrijving is opgeslagen.')).toBeVisible();

  await dialog.getByText('Vervang het bestand').first().click();
  await choose(page, 'bos.jpg', '#264');
  await dialog.getByRole('button', { name: 'Vervang het bestand' }).click();
  await expect(page.getByText('Het bestand is vervangen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verwijder' }).click();
  await page
    .getByRole('dialog', { name: /verwijderen\?/ })
    .getByRole('button', { name: 'Verwijder' })
    .click();
  await expect(page.getByText('Niets gevonden.')).toBeVisible();
});

test('what is no picture is refused at its field', async ({ page, expectNoise }) => {
  expectNoise(/422/);
  await staffMember(page, 'editor', { language: 'en' });
  await open(page, '/en/beheer/media', 'Pictures and drawings');
  await page.getByRole('button', { name: 'Add one' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await page.getByLabel('Picture or drawing').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('radio', { name: 'Decoration only' }).check();
  await page.getByRole('button', { name: 'Put in the library' }).click();
  await expect(page.getByText(/no picture that we can read/).first()).toBeVisible();
});

test('an alert is written, switched on and seen by a participant at once, and is gone when it is deleted', async ({
  page,
  browser,
}) => {
  await staffMember(page, 'editor');
  const title = `Storing ${Date.now()}`;
  await open(page, '/beheer/meldingen', 'Meldingen');
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
  await expect(page.getByText(/De melding staat klaar/)).toBeVisible();

  const context = await browser.newContext();
  await participant(context, 'cocaine');
  const visitor = await context.newPage();
  await visitor.goto(address('cocaine', '/hulp'));
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

test('a menu is changed by keyboard alone and seen by the next visitor', async ({ page, browser }) => {
  await staffMember(page, 'editor');
  await open(page, '/beheer/menus', 'Menu’s');
  await page.getByLabel('Programma', { exact: true }).selectOption({ label: 'Minder of niet blowen' });
  await page.getByLabel('Menu', { exact: true }).selectOption({ label: 'Voet van de pagina' });
  const rows = page.locator('.menu-rows > li');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  const add = page.getByRole('button', { name: 'Zet er een link bij' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Sla op' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vul dit in.').first()).toBeVisible();
  await expectAccessible(page);
  const name = `Nieuws ${Date.now()}`;
  await rows.last().getByLabel('Tekst van de link').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('/hulp');
  await page.getByRole('button', { name: `Zet hoger: ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sla op' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Het menu is opgeslagen/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address('cannabis', '/hulp'));
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', '/hulp');
  await page.getByRole('button', { name: `Haal weg (${name})` }).click();
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(rows).toHaveCount(before);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(0);
  }).toPass();
  await visitor.context().close();
});

test('a page of the programme is found for a menu', async ({ page }) => {
  await staffMember(page, 'editor', { language: 'en' });
  await open(page, '/en/beheer/menus', 'Menus');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('button', { name: 'Search a page (new link)' }).click();
  await page.getByLabel('Search by title or path').fill('/help');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\/en\/help/ })
    .click();
  await expect(page.locator('.menu-rows > li').last().getByLabel('Where to (path or address)')).toHaveValue('/en/help');
});

test('a subject of the forum is made, moved and deleted; one with posts stays', async ({ page }) => {
  await staffMember(page, 'editor');
  await open(page, '/beheer/lijsten', 'Lijsten');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forum', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
  const name = `Vragen ${Date.now()}`;
  await page.getByRole('button', { name: 'Maak een onderwerp' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Nederlands' }).getByLabel('Naam').fill(name);
  await dialog.getByRole('button', { name: 'Sla op' }).click();
  await expect(dialog.getByText('Kies ten minste één programma.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Minder of niet drinken' }).check();
  await dialog.getByRole('button', { name: 'Sla op' }).click();
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
  await staffMember(page, 'editor', { language: 'en' });
  await open(page, '/en/beheer/lijsten/badges', 'Badges');
  await expect(page.locator('.library-rows > li').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a badge' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Badge ${Date.now()}`;
  await dialog.getByRole('group', { name: 'Dutch' }).getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'Drink less or stop' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose what somebody gets this badge for.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('six weeks').click();
  await dialog.getByLabel('What does somebody get this badge for?').selectOption('phase_done');
  await dialog.getByLabel('Number of the phase').selectOption('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.library-rows > li').last()).toContainText('phase 7 done');
  await page.getByRole('button', { name: `Delete (${name})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
});

test('the words of a mail are changed, warned about and given back', async ({ page, expectNoise }) => {
  expectNoise(/422/);
  await staffMember(page, 'editor');
  await open(page, '/beheer/mails', 'Mails');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Buddy gestopt, Nederlands/ }).click();
  const subject = page.getByLabel('Onderwerp');
  await subject.fill('Bedankt voor het drinken');
  await expect(page.getByText(/Let op: drinken/)).toBeVisible();
  await subject.fill('Dank je wel');
  await page.getByLabel('Tekst', { exact: true }).fill('Je bent niet langer buddy.');
  await expect(page.getByText('Dit moet er nog in staan: {{name}}.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.locator('.field-error')).toContainText('{{name}}');
  await expectAccessible(page);
  await page.getByLabel('Tekst', { exact: true }).fill('Hallo,\n\nJe bent niet langer buddy van {{name}}.');
  await expect(page.getByRole('region', { name: 'Zo gaat hij weg' })).toContainText('buddy van Sam.');
  await page.getByRole('button', { name: 'Sla op' }).click();
  await expect(page.getByText(/De volgende mail gaat zo weg/)).toBeVisible();
  await page.getByRole('button', { name: 'Terug naar de vaste tekst' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terug naar de vaste tekst' }).click();
  await expect(subject).toHaveValue('Bedankt voor je steun');
});

test('an administrator takes content out and sees what it would change before bringing it in', async ({ page }) => {
  await staffMember(page, 'administrator');
  await open(page, '/beheer/overzetten', 'Overzetten');
  await expectAccessible(page);
  await page.getByLabel('Wat wil je meenemen?').selectOption({ label: 'Voor naasten' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download het bestand' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('zelfhulp-close-ones.json');
  await page.getByLabel('Bestand').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click();
  await expect(page.getByRole('row', { name: /Pagina’s/ })).toContainText('0');
  await expect(page.getByRole('button', { name: 'Haal het binnen' })).toHaveCount(0);
  const hostile = Buffer.from(JSON.stringify({ format: 1, files: { '../../evil.json': {} } }));
  await page.getByLabel('Bestand').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: hostile });
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click();
  await expect(page.getByRole('heading', { name: 'Dit kan niet worden binnengehaald' })).toBeVisible();
  await expectAccessible(page);
});

test('an editor may not bring content in', async ({ page }) => {
  await staffMember(page, 'editor');
  await open(page, '/beheer/overzetten', 'Dit is niet voor jouw account');
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

for (const [path, title] of SCREENS) {
  test(`${path} fits a narrow window, light and dark`, async ({ page }) => {
    await staffMember(page, 'administrator');
    await page.setViewportSize({ width: 320, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, path, title);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

import { staffRights } from '#src/cms/db/schema/index.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { expectFits } from '../support/fits.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';
import { add, getFresh, getQuestion, makeForm, save } from './webforms.ts';

// A separate product, because other stories would see the published content.
withOwnProduct();

test('a draft of a menu is seen by nobody until it is published', async ({ page, context }) => {
  await createStaffMember(page, 'editor');
  await page.goto(getBareAddress('/beheer/menus'));
  await page.getByRole('button', { name: 'Zet er een link bij' }).click();
  await page.keyboard.type('Alleen als concept');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/hulp');
  await page.getByRole('button', { name: 'Sla op als concept' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Het concept is opgeslagen.');
  await expectAccessible(page);
  const visitor = await context.newPage();
  await visitor.goto(getUrl('alcohol', '/'));
  const link = visitor.getByRole('banner').getByRole('link', { name: 'Alleen als concept' });
  await expect(link).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Ga verder in het concept' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tekst van de link' }).last()).toHaveValue('Alleen als concept');
  await page.getByRole('button', { name: 'Publiceer' }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('Het menu is gepubliceerd.');
  await visitor.reload();
  await expect(link).toBeVisible();

  await page.goto(getBareAddress('/beheer/planning'));
  await expect(page.getByRole('heading', { name: 'Er wacht niets' })).toBeVisible();
  await expectAccessible(page);
});

test('who may not publish proposes a mail; a colleague plans it, and hears that another text stopped the plan', async ({
  page,
  browser,
}) => {
  const editorPage = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  const { uid } = await createStaffMember(editorPage, 'editor', { name: 'Mo' });
  await withContentSystem(getProduct(), ({ database }) =>
    database.db.insert(staffRights).values({ uid, domains: [], languages: [], mayPublish: false }),
  );
  const mail = '/beheer/mails/buddy-ended/nl';
  await openScreen(editorPage, mail, /Buddy gestopt/);
  await expect(editorPage.getByRole('button', { name: 'Publiceer' })).toHaveCount(0);
  await editorPage.getByLabel('Onderwerp').fill('Dank je wel');
  await editorPage.getByRole('button', { name: 'Leg voor' }).press('Enter');
  await expect(editorPage.locator('[data-toasts]')).toContainText('Je voorstel ligt klaar voor een collega.');
  await expectAccessible(editorPage);
  await editorPage.context().close();

  await createStaffMember(page, 'editor');
  await openScreen(page, '/beheer', /./);
  await page.getByRole('link', { name: '1 voorstel wacht op een collega' }).click();
  const row = page.getByRole('row', { name: /Mo legt dit voor/ });
  await expect(row).toBeVisible();
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  await expectAccessible(page);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Plan', exact: true }).press('Enter');
  const plan = page.getByRole('dialog', { name: 'Wanneer zien bezoekers dit?' });
  await plan.getByLabel('Verschijnt op').fill('2031-03-04T09:30');
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Sla de planning op' }).press('Enter');
  await expect(page.getByText(/Verschijnt vanzelf: .*2031/)).toBeVisible();

  await page.getByLabel('Onderwerp').fill('Bedankt, en tot ziens');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).press('Enter');
  await expect(page.getByText(/De volgende mail gaat zo weg/)).toBeVisible();
  await expect(page.getByText(/Dit concept stond gepland, maar de planning is .* gestopt/)).toBeVisible();
  await page.getByRole('button', { name: 'Laat het concept los' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Laat het concept los' }).press('Enter');
  await expect(page.getByText(/Dit concept stond gepland/)).toHaveCount(0);
});

test('a form is deleted, lies in the bin with who and when, and comes back closed', async ({ page }) => {
  await createStaffMember(page, 'editor', { name: 'Esra' });
  const title = getFresh('Weg en terug');
  const id = await makeForm(page, title);
  await add(page, 'text');
  await getQuestion(page).fill('Hoe gaat het?');
  await save(page);
  await page.getByRole('button', { name: 'Verwijder het formulier' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder', exact: true }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText('ligt in de prullenbak');

  await openScreen(page, '/beheer/prullenbak', 'Prullenbak');
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Esra');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Zet terug/ }).press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText(`${title} is terug.`);
  await openScreen(page, `/beheer/formulieren/${id}`, title);
  await page.getByText('Titel, knop en afsluiting').click();
  await expect(page.getByRole('checkbox', { name: 'Dit formulier kan worden ingevuld' })).not.toBeChecked();
});

test('an editor of another programme reads what is not theirs, and is offered nothing that would be refused', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { uid } = await createStaffMember(page, 'editor');
  const keepTo = (rights: Partial<typeof staffRights.$inferInsert>) =>
    withContentSystem(getProduct(), async ({ database }) => {
      const row = { uid, domains: [], languages: [], mayPublish: true, ...rights };
      await database.db.insert(staffRights).values(row).onConflictDoUpdate({ target: staffRights.uid, set: row });
    });
  await keepTo({ domains: ['tobacco'] });
  const publish = page.getByRole('main').getByRole('button', { name: /Publiceer|Sla op als concept/ });
  for (const [path, title] of [
    ['/beheer/mails/badge/nl', /Badge|badge|medaille/i],
    ['/beheer/menus', /./],
  ] as const) {
    await openScreen(page, path, title);
    await expect(page.getByText('Dit is van een ander programma of een andere taal.')).toBeVisible();
    await expect(publish.first()).toBeDisabled();
    await expect(publish.last()).toBeDisabled();
    await expectFits(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`${path.replaceAll('/', '-')}.png`) });
  }
  await openScreen(page, '/beheer/paginas/nieuw', /./);
  await expect(page.getByRole('checkbox', { name: 'Roken' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Minderen|alcohol/i })).toHaveCount(0);

  await keepTo({ languages: ['en'] });
  await openScreen(page, '/beheer/formulieren', /./);
  await expect(page.getByRole('button', { name: 'Nieuw formulier' })).toHaveCount(0);
  await openScreen(page, '/beheer/meldingen', /./);
  await expect(page.getByRole('main').getByRole('button', { name: /Verwijder|Maak een melding/ })).toHaveCount(0);
});

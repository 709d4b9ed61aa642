import {
  add,
  getFields,
  getOutline,
  getPage,
  getRows,
  openEditor,
  publish,
  saved,
  toVisitor,
} from '../support/editor.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createParticipant } from '../support/people.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

// A separate product, because every visitor of a programme is asked its questions.
withOwnProduct();

test.describe('what comes before a programme, and its phases', () => {
  test.slow();

  test('an editor adds a starter question and puts it first, and who registers is asked it first', async ({
    page,
    context,
  }) => {
    await createStaffMember(page, 'editor');
    await openEditor(page, await getPage(page, 'cannabis', 'onboarding'));
    const before = await getRows(page).count();
    await add(page, 'Vraag vooraf');
    await getFields(page).getByRole('textbox', { name: 'Vraag', exact: true }).fill('Rij je vandaag nog auto?');
    await getFields(page).getByLabel('Titel van de uitleg').fill('Laat de auto staan');
    await getFields(page)
      .getByRole('textbox', { name: /^Uitleg bij ja/ })
      .click();
    await page.keyboard.type('Vraag iemand anders om te rijden.');
    for (let index = before; index > 0; index -= 1)
      await getOutline(page)
        .getByRole('button', { name: `Omhoog (${index + 1}. Vraag vooraf)` })
        .press('Enter');
    await expect(getRows(page).first()).toContainText('Rij je vandaag nog auto?');
    await saved(page);
    await expectAccessible(page);

    const visitor = await toVisitor(context, '/registreren', 'cannabis');
    const question = visitor.getByRole('group');
    // The product's question about age precedes those of the editors.
    const answerAge = async () => {
      await expect(visitor.locator('html[data-awake]')).toBeAttached();
      await visitor.getByRole('button', { name: 'Nee', exact: true }).click();
    };
    await expect(visitor.getByText(`Nog ${before + 1} vragen`)).toBeVisible();
    await answerAge();
    await expect(visitor.getByText(`Nog ${before} vragen`)).toBeVisible();
    await expect(question).not.toContainText('Rij je vandaag nog auto?');
    await publish(page);
    await visitor.goto(getUrl('cannabis', '/registreren'));
    await expect(visitor.getByText(`Nog ${before + 2} vragen`)).toBeVisible();
    await answerAge();
    await expect(question).toContainText('Rij je vandaag nog auto?');
    await visitor.getByRole('button', { name: 'Ja', exact: true }).click();
    await expect(visitor.locator('main .banner')).toContainText('Laat de auto staan');
    await expect(visitor.locator('main .banner')).toContainText('Vraag iemand anders om te rijden.');
    await expectAccessible(visitor);
    await visitor.context().close();
  });

  test('an editor changes the days between phases, a notice and the name of a phase, and a participant reads them', async ({
    page,
    context,
  }) => {
    const person = await context.newPage();
    await createParticipant(context, 'tabak');
    await person.goto(getUrl('tabak', '/programma'));
    const locator = person.locator('.ahead > li').first();
    await expect(locator).toContainText('Fase 2');
    // Before the start of the day at five, the programme started on the day before.
    await expect(locator).toContainText(/Gaat over [67] dagen open/);

    await createStaffMember(page, 'editor', { language: 'en' });
    await openEditor(page, await getPage(page, 'tobacco', 'program'), 'nl', '/en');
    await getOutline(page).getByRole('button', { name: 'The page itself' }).click();
    await getFields(page)
      .getByLabel(/^Days between two phases/)
      .fill('3');
    await getRows(page).nth(1).getByRole('button').first().click();
    await getFields(page)
      .getByRole('textbox', { name: 'Title', exact: true })
      .first()
      .fill('De eerste rookvrije dagen');
    await getFields(page)
      .getByLabel(/^Unlock text/)
      .first()
      .fill('Hierna weet je wat je lijf doet.');
    await expect(getRows(page).nth(1)).toContainText('De eerste rookvrije dagen');
    await saved(page);
    await expectAccessible(page);
    await publish(page, 'en');

    await person.reload();
    await person.locator('.programme-folded summary').first().click();
    await expect(locator.getByRole('heading', { name: 'De eerste rookvrije dagen' })).toBeVisible();
    await expect(locator).toContainText('Hierna weet je wat je lijf doet.');
    await expect(locator).toContainText(/Gaat over [23] dagen open/);
    await expectAccessible(person);
  });
});

import { add, createPage, getCanvas, getFields, getRows, openEditor, publish, saved } from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';
import { getBody, readPageWith, seenAt } from './sections.ts';

test('a section is written once and stands on two pages; one follows it no more when it is detached', async ({
  page,
  context,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const section = await createPage(page, 'Wie leest mee', '', 'section');
  await openEditor(page, section);
  // A section cannot contain a section.
  await page.getByRole('button', { name: 'Voeg een blok toe' }).click();
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('button', { name: /^Tekst/ }).first()).toBeVisible();
  await expect(palette.getByRole('button', { name: /^Gedeelde sectie/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await add(page, 'Tekst');
  await getBody(page).click();
  await page.keyboard.type('Niemand leest mee.');
  await saved(page);
  await publish(page);

  const first = await readPageWith(page, 'Wie leest mee', '/sectie-een');
  await readPageWith(page, 'Wie leest mee', '/sectie-twee');
  for (const path of ['/sectie-een', '/sectie-twee'])
    expect(await seenAt(context, path)).toContain('Niemand leest mee.');

  // The fields list the other pages that use the section, and link to its editor.
  await expect(getFields(page).getByText('Blad op /sectie-een')).toBeVisible();
  await getFields(page).getByRole('link', { name: 'Bewerk deze sectie' }).click();
  await page.waitForURL(new RegExp(`/beheer/pagina/${section}/nl$`));
  await getRows(page).first().getByRole('button').first().click();
  await getBody(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Echt niet.');
  await saved(page);
  expect(await seenAt(context, '/sectie-een')).not.toContain('Echt niet.');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Blad op /sectie-twee');
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
  for (const path of ['/sectie-een', '/sectie-twee']) expect(await seenAt(context, path)).toContain('Echt niet.');

  await openEditor(page, first);
  await getRows(page).first().getByRole('button').first().click();
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Maak los/ })
    .click();
  await expect(getRows(page).first()).toContainText('Tekst');
  await expect(getCanvas(page).getByRole('textbox', { name: 'Tekst' })).toContainText('Niemand leest mee. Echt niet.');
  await page.keyboard.press('Enter');
  await getBody(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Alleen hier.');
  await publish(page);
  expect(await seenAt(context, '/sectie-een')).toContain('Alleen hier.');
  expect(await seenAt(context, '/sectie-twee')).not.toContain('Alleen hier.');
});

test('a block becomes a section that another page can show, and stays where it stood', async ({ page, context }) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const path = getFreshPath();
  const nid = await createPage(page, 'Eerst hier', path, 'basic_page');
  await openEditor(page, nid);
  await add(page, 'Tekst');
  await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('Zo helpt het');
  await getBody(page).click();
  await page.keyboard.type('Niemand leest mee.');
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Deel met andere/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Hoe heet deze sectie?')).toHaveValue('Zo helpt het');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deel met andere pagina’s' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Het blok is nu een gedeelde sectie.');
  await expect(getRows(page).first()).toContainText('Gedeelde sectie');
  await expect(getCanvas(page).getByText('Niemand leest mee.')).toBeVisible();
  await publish(page);
  expect(await seenAt(context, path)).toContain('Niemand leest mee.');
  await readPageWith(page, 'Zo helpt het', '/ook-daar');
  expect(await seenAt(context, '/ook-daar')).toContain('Zo helpt het');
});

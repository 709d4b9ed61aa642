import {
  add,
  createPage,
  getCanvas,
  getFields,
  getRows,
  getUuid,
  openEditor,
  publish,
  storeFields,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { getBody, readPageWith, seenAt } from './sections.ts';

test('a section is typed in where it stands, as a draft of its own, and is published with the page', async ({
  page,
  context,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const section = await createPage(page, 'Samen getypt', '', 'section');
  await openEditor(page, section);
  await add(page, 'Tekst');
  await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('Nooit alleen');
  await getBody(page).click();
  await page.keyboard.type('Niemand leest mee.');
  await publish(page);
  await readPageWith(page, 'Samen getypt', '/getypt-een');
  const second = await readPageWith(page, 'Samen getypt', '/getypt-twee');

  await openEditor(page, second);
  await getRows(page).first().getByRole('button').first().click();
  const block = getCanvas(page).getByRole('group', { name: /^Gedeelde sectie/ });
  await expect(block).toContainText('Deze sectie staat op 2 pagina’s.');
  await block.getByRole('button', { name: 'Typ in deze sectie' }).press('Enter');
  const title = block.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  // One input is one undo step; several key presses are several steps if the computer is slow.
  await page.keyboard.insertText(' hier');
  await expect(title).toHaveText('Nooit alleen hier');
  await title.press('ControlOrMeta+z');
  await expect(title).toHaveText('Nooit alleen');
  await title.press('ControlOrMeta+Shift+z');
  await expect(title).toHaveText('Nooit alleen hier');
  const field = block.getByRole('textbox', { name: 'Tekst' });
  await field.click();
  await field.press('ControlOrMeta+End');
  await page.keyboard.type(' Echt niet.');
  // The section's block stays selected, and the text is stored as a draft that no visitor sees.
  await expect(getRows(page).first().getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(block).toContainText('Wat je hier typt, is een concept van de sectie. Opgeslagen.');
  await expectAccessible(page);
  expect(await seenAt(context, '/getypt-een')).not.toContain('Echt niet.');

  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Ook de sectie “Samen getypt”')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
  for (const path of ['/getypt-een', '/getypt-twee']) {
    expect(await seenAt(context, path)).toContain('Nooit alleen hier');
    expect(await seenAt(context, path)).toContain('Echt niet.');
  }

  // Text typed afterwards is a draft again, and is published only on request. It is saved before the page is published,
  // so that nothing is lost if the editor is closed immediately.
  await field.click();
  await field.press('ControlOrMeta+End');
  await page.keyboard.type(' Nog niet.');
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await dialog.getByLabel('Ook de sectie “Samen getypt”').uncheck();
  await dialog.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await seenAt(context, '/getypt-twee')).not.toContain('Nog niet.');
  await openEditor(page, section);
  await getRows(page).first().getByRole('button').first().click();
  await expect(getBody(page)).toContainText('Echt niet. Nog niet.');
});

test('the questions of a list are typed in where they stand, as drafts of their own, and are published with the page', async ({
  page,
  context,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  const count = Date.now();
  const paths = [`/vragen-een-${count}`, `/vragen-twee-${count}`];
  const uuids: string[] = [];
  for (const title of ['Mag ik stoppen?', 'Mag ik minderen?']) {
    const nid = await createPage(page, title, '', 'faq_question');
    await storeFields(nid, { answer: `<p>Antwoord op: ${title}</p>` });
    await openEditor(page, nid);
    await publish(page);
    uuids.push(await getUuid(nid));
  }
  for (const path of paths) {
    const nid = await createPage(page, `Blad op ${path}`, path, 'basic_page');
    const faq = { uuid: crypto.randomUUID(), type: 'faq', title: 'Vragen', questions: uuids };
    await storeFields(nid, { lead: 'Kort.', paragraphs: [faq] });
    await openEditor(page, nid);
    await expect(getCanvas(page).getByRole('heading', { name: 'Mag ik minderen?' })).toBeVisible();
    await publish(page);
  }

  await getRows(page).first().getByRole('button').first().click();
  const block = getCanvas(page).getByRole('group', { name: /^Veelgestelde vragen/ });
  await expect(block).toContainText('Deze vragen kunnen ook op andere pagina’s staan.');
  await block.getByRole('button', { name: 'Typ in deze vragen' }).press('Enter');
  const question = block.getByRole('textbox', { name: 'Titel' }).filter({ hasText: 'Mag ik stoppen?' });
  await expect(question).toBeFocused();
  await page.keyboard.insertText(' Ja!');
  await expect(block).toContainText('Mag ik stoppen? Ja!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(question).toHaveText('Mag ik stoppen?');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(question).toHaveText('Mag ik stoppen? Ja!');
  const answer = block.getByRole('textbox', { name: 'Antwoord' }).last();
  await answer.click();
  await answer.press('ControlOrMeta+End');
  await page.keyboard.type(' Graag.');
  await expect(block).toContainText('Wat je hier typt, is een concept van de vragen. Opgeslagen.');
  await expect(getRows(page).first().getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  for (const path of paths) expect(await seenAt(context, path)).not.toContain('Ja!');

  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Ook de vraag “Mag ik stoppen?')).toBeChecked();
  await dialog.getByLabel(/^Ook de vraag “Mag ik minderen/).uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.locator('[data-toasts]')).toContainText('De pagina staat nu op de site.');
  for (const path of paths) {
    const visitor = await toVisitor(context, path);
    await expect(visitor.getByRole('heading', { name: 'Mag ik stoppen? Ja!' })).toBeVisible();
    await visitor.getByRole('heading', { name: 'Mag ik minderen?' }).click();
    await expect(visitor.getByText('Antwoord op: Mag ik minderen?')).toBeVisible();
    await expect(visitor.getByText('Graag.')).toHaveCount(0);
    await visitor.context().close();
  }
});

test('what is typed in a section where it stands and could not be sent stays in the tab, and comes back', async ({
  page,
  expectNoise,
}) => {
  test.slow();
  expectNoise(/Failed to load resource|ERR_/);
  await createStaffMember(page, 'editor');
  const section = await createPage(page, 'Zonder lijn getypt', '', 'section');
  await openEditor(page, section);
  await add(page, 'Tekst');
  await getBody(page).click();
  await page.keyboard.type('Niemand leest mee.');
  await publish(page);
  const nid = await readPageWith(page, 'Zonder lijn getypt', '/zonder-lijn-getypt');
  await openEditor(page, nid);
  await getRows(page).first().getByRole('button').first().click();
  const block = getCanvas(page).getByRole('group', { name: /^Gedeelde sectie/ });
  const field = block.getByRole('textbox', { name: 'Tekst' });
  const typeHere = async () => block.getByRole('button', { name: 'Typ in deze sectie' }).press('Enter');
  await typeHere();
  const save = `**/desk/pages/${section}/nl*`;
  await page.route(save, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  page.on('dialog', (dialog) => void dialog.accept());
  await field.click();
  await field.press('ControlOrMeta+End');
  await page.keyboard.type(' Ook nu niet.');
  await expect(block).toContainText('Niet opgeslagen.');
  await page.reload();
  await page.unroute(save);

  await getRows(page).first().getByRole('button').first().click();
  await typeHere();
  const notice = page.getByText('In “Zonder lijn getypt” staat nog iets dat niet bewaard was.');
  await expect(notice).toBeVisible();
  await expect(field).not.toContainText('Ook nu niet.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Neem het terug' }).click();
  await expect(field).toContainText('Niemand leest mee. Ook nu niet.');
  await expect(notice).toHaveCount(0);
  await expect(block).toContainText('Opgeslagen.');
});

test('the bar takes back what was typed in a section and on the page in the order in which it was typed', async ({
  page,
}) => {
  await createStaffMember(page, 'editor');
  const section = await createPage(page, 'Stap voor stap', '', 'section');
  const body = '<p>Niemand leest mee.</p>';
  await storeFields(section, { paragraphs: [{ uuid: crypto.randomUUID(), type: 'text', title: 'Alleen', body }] });
  await openEditor(page, section);
  await publish(page);
  const nid = await createPage(page, 'Blad', `/stappen-${Date.now()}`, 'basic_page');
  const reference = { uuid: crypto.randomUUID(), type: 'section_reference', section: await getUuid(section) };
  await storeFields(nid, { lead: 'Kort.', paragraphs: [reference] });
  await openEditor(page, nid);

  const undo = page.getByRole('button', { name: 'Maak ongedaan' });
  const redo = page.getByRole('button', { name: 'Doe opnieuw' });
  await getRows(page).first().getByRole('button').first().click();
  const block = getCanvas(page).getByRole('group', { name: /^Gedeelde sectie/ });
  await block.getByRole('button', { name: 'Typ in deze sectie' }).press('Enter');
  const title = block.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  await expect(undo).toBeDisabled();
  await page.keyboard.insertText(' hier');
  await expect(undo).toBeEnabled();
  const heading = getCanvas(page).getByRole('heading', { level: 1 });
  await heading.getByRole('textbox').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' vol');
  await expect(heading).toHaveText('Blad vol');
  await title.click();
  await title.press('End');
  await page.keyboard.insertText(' ook');
  await expect(title).toHaveText('Alleen hier ook');

  const inBothLanguages = async (ofPage: string, ofSection: string) => {
    await expect(heading).toHaveText(ofPage);
    await expect(title).toHaveText(ofSection);
  };
  await undo.click();
  await inBothLanguages('Blad vol', 'Alleen hier');
  await undo.press('Enter');
  await inBothLanguages('Blad', 'Alleen hier');
  await undo.press('Enter');
  await inBothLanguages('Blad', 'Alleen');
  await expect(undo).toBeDisabled();
  await redo.press('Enter');
  await inBothLanguages('Blad', 'Alleen hier');
  await redo.press('Enter');
  await inBothLanguages('Blad vol', 'Alleen hier');
  await redo.press('Enter');
  await inBothLanguages('Blad vol', 'Alleen hier ook');
  await expect(redo).toBeDisabled();
});

import { getFields, getPage, openEditor, publish, saved, toVisitor } from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

const QUESTION = 'Wat kost het?';

test('publishing a question names the pages that show it, and those pages change with it', async ({
  page,
  context,
}) => {
  test.slow();
  await createStaffMember(page, 'editor');
  await openEditor(page, await getPage(page, 'guided', 'faq_question', QUESTION));
  await getFields(page)
    .getByRole('textbox', { name: /^Antwoord/ })
    .click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Vraag het je praktijk.');
  await saved(page);
  const visitor = await toVisitor(context, '/hulp', 'begeleid');
  const locator = visitor.locator('.faq details', { hasText: QUESTION });
  await expect(locator).toHaveCount(1);
  await expect(locator).not.toContainText('Vraag het je praktijk.');

  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  const changes = page.getByRole('dialog').locator('.page-affected');
  await expect(changes.getByRole('heading')).toHaveText('Dit verandert voor bezoekers');
  await expect(changes.getByRole('listitem').filter({ hasText: '/hulp' })).toContainText('Voor praktijkondersteuners');
  await expect(changes.getByRole('listitem').filter({ hasText: 'De lijst met vragen' })).toHaveCount(1);
  // Every line has a label.
  for (const name of await changes.locator('strong').allTextContents()) expect(name).not.toBe('');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await publish(page);
  await visitor.reload();
  await expect(locator).toContainText('Vraag het je praktijk.');
  await visitor.context().close();
});

import type { Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import {
  createPage,
  getCanvas,
  getFields,
  getRows,
  openEditor,
  publishByKeyboard,
  saved,
  storeFields,
  tabTo,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, getProduct, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Returns the text of a page's only block in its newest revision. */
async function readStoredText(nid: number): Promise<string> {
  const query = 'select fields from node_revisions where nid = $1 order by vid desc limit 1';
  const { rows } = await withContentSystem(getProduct(), ({ database }) => database.pool.query(query, [nid]));
  return rows[0].fields.paragraphs[0].body;
}

async function openText(page: Page, text: string, edit: string): Promise<void> {
  await expect(getRows(page)).toHaveCount(1);
  await tabTo(page, new RegExp(`^1\\. ${text}`));
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^${edit}`));
  await page.keyboard.press('Enter');
  await expect(page.locator('#canvas-fields-title')).toBeFocused();
  await tabTo(page, new RegExp(`^${text}$`));
}

const toTyped = async (page: Page, text: string, ...keys: readonly string[]) => {
  await page.keyboard.type(text);
  for (const key of keys) await page.keyboard.press(key);
};

/** Texts written first with the toolbar above the text and then with shortcuts. */
const WRITTEN = [
  '<h3>Eerst dit</h3><p><em>Rustig aan</em></p><ol><li>Stap een</li><li>Stap twee</li></ol>',
  '<blockquote><p>Wat iemand zei</p></blockquote>',
  '<h3>Daarna dat</h3><p><em>Zachtjes</em></p><ol><li>Nog een stap</li></ol>',
  '<blockquote><p>En wat een ander zei</p></blockquote>',
].join('');

for (const { language, prefix, words } of [
  {
    language: 'nl',
    prefix: '',
    words: {
      text: 'Tekst',
      edit: 'Bewerk',
      title: 'Titel',
      subheading: 'Tussenkop',
      italic: 'Schuin',
      numbers: 'Nummers',
      quote: 'Citaat',
    },
  },
  {
    language: 'en',
    prefix: '/en',
    words: {
      text: 'Text',
      edit: 'Edit',
      title: 'Title',
      subheading: 'Subheading',
      italic: 'Italic',
      numbers: 'Numbers',
      quote: 'Quote',
    },
  },
] as const) {
  test(
    `a text gets its formats by button and by key, is published so and comes back unchanged (${language})`,
    getVariant(language === 'en'),
    async ({ page, context }) => {
      test.slow();
      await createStaffMember(page, 'editor', { language });
      const path = `/opgemaakt-${language}`;
      const nid = await createPage(page, 'Opgemaakt', path, 'basic_page');
      await storeFields(nid, {
        paragraphs: [{ uuid: crypto.randomUUID(), type: 'text', title: 'Met opmaak', body: '' }],
      });
      await openEditor(page, nid, 'nl', prefix);
      await openText(page, words.text, words.edit);
      const field = getFields(page).getByRole('textbox', { name: words.text, exact: true });
      /** Clicks a button of the toolbar, which leaves the focus in the text. */
      const pressButton = async (name: string) => {
        await tabTo(page, new RegExp(`^${name}$`), 'back');
        await page.keyboard.press('Enter');
        await expect(field).toBeFocused();
        await expect(getFields(page).getByRole('button', { name, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      };

      await pressButton(words.subheading);
      await toTyped(page, 'Eerst dit', 'Enter');
      await pressButton(words.italic);
      await toTyped(page, 'Rustig aan', 'Control+i', 'Enter');
      await pressButton(words.numbers);
      await toTyped(page, 'Stap een', 'Enter');
      await toTyped(page, 'Stap twee', 'Enter', 'Enter');
      await pressButton(words.quote);
      await toTyped(page, 'Wat iemand zei', 'Enter', 'Enter');

      await toTyped(page, '', 'Control+Alt+3');
      await toTyped(page, 'Daarna dat', 'Enter', 'Control+i');
      await toTyped(page, 'Zachtjes', 'Control+i', 'Enter', 'Control+Shift+7');
      await toTyped(page, 'Nog een stap', 'Enter', 'Enter', 'Control+Shift+b');
      await toTyped(page, 'En wat een ander zei');
      await expect(getCanvas(page).locator('blockquote')).toHaveCount(2);
      await expectAccessible(page);
      await expect.poll(() => readStoredText(nid)).toBe(WRITTEN);
      await saved(page);

      await publishByKeyboard(page, language);
      const visitor = await toVisitor(context, path);
      const prose = visitor.locator('.prose').filter({ hasText: 'Eerst dit' });
      await expect(prose.locator('h3')).toHaveText(['Eerst dit', 'Daarna dat']);
      await expect(prose.locator('em')).toHaveText(['Rustig aan', 'Zachtjes']);
      await expect(prose.locator('ol > li')).toHaveText(['Stap een', 'Stap twee', 'Nog een stap']);
      await expect(prose.locator('blockquote')).toHaveText(['Wat iemand zei', 'En wat een ander zei']);
      await expectAccessible(visitor);
      await visitor.context().close();

      await openEditor(page, nid, 'nl', prefix);
      await openText(page, words.text, words.edit);
      await expect(field.locator('h3')).toHaveText(['Eerst dit', 'Daarna dat']);
      await expect(field.locator('ol > li')).toHaveText(['Stap een', 'Stap twee', 'Nog een stap']);
      await tabTo(page, new RegExp(`^${words.title}`), 'back');
      await page.keyboard.type('Nog steeds met opmaak');
      await expect(getRows(page).first()).toContainText('Nog steeds met opmaak');
      await saved(page);
      expect(await readStoredText(nid)).toBe(WRITTEN);
    },
  );
}

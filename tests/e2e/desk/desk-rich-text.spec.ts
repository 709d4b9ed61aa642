import type { Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import {
  asVisitor,
  fields,
  getCanvas,
  newPage,
  openEditor,
  publishByKeyboard,
  rows,
  saved,
  storeFields,
  tabTo,
} from '../support/editor.ts';
import { staffMember } from '../support/staff.ts';
import { expect, expectAccessible, product, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

/** Returns the text of a page's only block in its newest revision. */
async function storedText(nid: number): Promise<string> {
  const query = 'select fields from node_revisions where nid = $1 order by vid desc limit 1';
  const { rows: found } = await withContentSystem(product(), ({ database }) => database.pool.query(query, [nid]));
  return found[0].fields.paragraphs[0].body;
}

async function openText(page: Page, text: string, edit: string): Promise<void> {
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, new RegExp(`^1\\. ${text}`));
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^${edit}`));
  await page.keyboard.press('Enter');
  await expect(page.locator('#canvas-fields-title')).toBeFocused();
  await tabTo(page, new RegExp(`^${text}$`));
}

const typed = async (page: Page, words: string, ...keys: readonly string[]) => {
  await page.keyboard.type(words);
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
    variant(language === 'en'),
    async ({ page, context }) => {
      test.slow();
      await staffMember(page, 'editor', { language });
      const path = `/opgemaakt-${language}`;
      const nid = await newPage(page, 'Opgemaakt', path, 'basic_page');
      await storeFields(nid, {
        paragraphs: [{ uuid: crypto.randomUUID(), type: 'text', title: 'Met opmaak', body: '' }],
      });
      await openEditor(page, nid, 'nl', prefix);
      await openText(page, words.text, words.edit);
      const written = fields(page).getByRole('textbox', { name: words.text, exact: true });
      /** Clicks a button of the toolbar, which leaves the focus in the text. */
      const press = async (name: string) => {
        await tabTo(page, new RegExp(`^${name}$`), 'back');
        await page.keyboard.press('Enter');
        await expect(written).toBeFocused();
        await expect(fields(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
      };

      await press(words.subheading);
      await typed(page, 'Eerst dit', 'Enter');
      await press(words.italic);
      await typed(page, 'Rustig aan', 'Control+i', 'Enter');
      await press(words.numbers);
      await typed(page, 'Stap een', 'Enter');
      await typed(page, 'Stap twee', 'Enter', 'Enter');
      await press(words.quote);
      await typed(page, 'Wat iemand zei', 'Enter', 'Enter');

      await typed(page, '', 'Control+Alt+3');
      await typed(page, 'Daarna dat', 'Enter', 'Control+i');
      await typed(page, 'Zachtjes', 'Control+i', 'Enter', 'Control+Shift+7');
      await typed(page, 'Nog een stap', 'Enter', 'Enter', 'Control+Shift+b');
      await typed(page, 'En wat een ander zei');
      await expect(getCanvas(page).locator('blockquote')).toHaveCount(2);
      await expectAccessible(page);
      await expect.poll(() => storedText(nid)).toBe(WRITTEN);
      await saved(page);

      await publishByKeyboard(page, language);
      const visitor = await asVisitor(context, path);
      const prose = visitor.locator('.prose').filter({ hasText: 'Eerst dit' });
      await expect(prose.locator('h3')).toHaveText(['Eerst dit', 'Daarna dat']);
      await expect(prose.locator('em')).toHaveText(['Rustig aan', 'Zachtjes']);
      await expect(prose.locator('ol > li')).toHaveText(['Stap een', 'Stap twee', 'Nog een stap']);
      await expect(prose.locator('blockquote')).toHaveText(['Wat iemand zei', 'En wat een ander zei']);
      await expectAccessible(visitor);
      await visitor.context().close();

      await openEditor(page, nid, 'nl', prefix);
      await openText(page, words.text, words.edit);
      await expect(written.locator('h3')).toHaveText(['Eerst dit', 'Daarna dat']);
      await expect(written.locator('ol > li')).toHaveText(['Stap een', 'Stap twee', 'Nog een stap']);
      await tabTo(page, new RegExp(`^${words.title}`), 'back');
      await page.keyboard.type('Nog steeds met opmaak');
      await expect(rows(page).first()).toContainText('Nog steeds met opmaak');
      await saved(page);
      expect(await storedText(nid)).toBe(WRITTEN);
    },
  );
}

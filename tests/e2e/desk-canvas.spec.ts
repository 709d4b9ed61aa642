import type { FrameLocator, Page } from '@playwright/test';
import { asVisitor, canvasOf, fields, newPage, openEditor, publish, storeFields } from './editor.ts';
import { bareAddress, staffMember } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

const WIDTHS = { Telefoon: 320, Tablet: 768, Computer: 1280 } as const;

const text = (title: string, width?: 'half') => ({
  uuid: crypto.randomUUID(),
  type: 'text',
  title,
  body: `<p>Woorden onder ${title}.</p>`,
  ...(width ? { width } : {}),
});

const TITLES = ['Heel', 'Links', 'Rechts', 'Alleen'];
const blocks = [text('Heel'), text('Links', 'half'), text('Rechts', 'half'), text('Alleen', 'half')];

/** Where the titles and texts of the blocks begin, how wide they are and how far they stand below the first. */
async function placesOf(seen: Page | FrameLocator) {
  const boxes = await Promise.all(
    TITLES.flatMap((title) => [
      seen.getByRole('heading', { name: title, exact: true, includeHidden: true }),
      seen.getByText(`Woorden onder ${title}.`),
    ]).map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
  );
  const top = boxes[0]?.top ?? 0;
  return boxes.map((box) => [Math.round(box.left), Math.round(box.width), Math.round(box.top - top)]);
}

test.describe('the canvas', () => {
  test.slow();

  for (const type of ['landing_page', 'basic_page']) {
    test(`shows every block of a ${type} where visitors see it, half blocks side by side, at every width`, async ({
      page,
      context,
    }) => {
      await staffMember(page, 'editor');
      const path = `/naast-elkaar-${type.replace('_', '-')}`;
      const nid = await newPage(page, 'Naast elkaar', path, type);
      await storeFields(nid, { paragraphs: blocks });
      await openEditor(page, nid);
      await publish(page);
      const visitor = await asVisitor(context, path);
      for (const [name, width] of Object.entries(WIDTHS)) {
        await page.getByRole('radio', { name }).check();
        await visitor.setViewportSize({ width, height: 900 });
        const published = await placesOf(visitor);
        await expect.poll(() => placesOf(canvasOf(page)), name).toEqual(published);
      }
      const [, , left, , right] = await placesOf(canvasOf(page));
      expect(right?.[2]).toBe(left?.[2]);
      await visitor.context().close();
    });
  }
});

for (const { language, prefix, words } of [
  {
    language: 'nl',
    prefix: '',
    words: { page: 'Pagina', fill: 'Invullen', outline: 'Opbouw', add: 'Voeg een blok toe' },
  },
  { language: 'en', prefix: '/en', words: { page: 'Page', fill: 'Fill in', outline: 'Outline', add: 'Add a block' } },
] as const) {
  test(`on a phone one part of the editor is in view, and what is done leads to the next (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    await staffMember(page, 'editor', { language });
    const nid = await newPage(page, 'Op de telefoon', `/telefoon-${language}`);
    await page.goto(bareAddress(`${prefix}/beheer/pagina/${nid}/nl`));
    const part = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(part(words.outline)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.canvas-stage')).toBeHidden();
    await expect(fields(page)).toBeHidden();
    await expectAccessible(page);

    await page.getByRole('button', { name: words.add }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('dialog').locator('.canvas-add-group button').first().press('Enter');
    await expect(page.locator('#canvas-fields-title')).toBeFocused();
    await expect(part(words.fill)).toHaveAttribute('aria-pressed', 'true');
    await fields(page).getByRole('textbox').first().fill('Van onderweg');
    await fields(page).getByRole('textbox').nth(1).click();
    await page.keyboard.type('Woorden in de trein.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await part(words.page).click();
    await expect(canvasOf(page).getByRole('heading', { name: 'Van onderweg', includeHidden: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await part(words.fill).click();
    await fields(page).getByRole('button').first().press('Enter');
    await expect(page.locator('.canvas-outline-row:focus')).toContainText('Van onderweg');
    await expectAccessible(page);
  });
}

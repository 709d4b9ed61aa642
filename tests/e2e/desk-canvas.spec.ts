import type { FrameLocator, Page } from '@playwright/test';
import { asVisitor, canvasOf, newPage, openEditor, publish, storeFields } from './editor.ts';
import { staffMember } from './staff.ts';
import { expect, test } from './story.ts';

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

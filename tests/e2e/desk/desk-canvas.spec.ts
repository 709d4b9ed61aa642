import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  createPage,
  getCanvas,
  getFields,
  getOutline,
  getRows,
  openEditor,
  publish,
  storeFields,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';
import { getFreshPath } from './created-pages.ts';

const WIDTHS = { Telefoon: 390, Tablet: 768, Computer: 1280 } as const;

const createText = (title: string, width?: 'half') => ({
  uuid: crypto.randomUUID(),
  type: 'text',
  title,
  body: `<p>Woorden onder ${title}.</p>`,
  ...(width ? { width } : {}),
});

const TITLES = ['Heel', 'Links', 'Rechts', 'Alleen'];
const blocks = [
  createText('Heel'),
  createText('Links', 'half'),
  createText('Rechts', 'half'),
  createText('Alleen', 'half'),
];

/** Returns left edge, width and distance below the first of these parts; zeros for hidden parts. */
async function measured(parts: readonly Locator[]) {
  const boxes = await Promise.all(
    parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
  );
  const top = boxes[0]?.top ?? 0;
  const round = ({ left, width, top: ownTop }: DOMRect) =>
    [left, width, width === 0 ? 0 : ownTop - top].map(Math.round);
  return boxes.map(round);
}

const readTitle = (snapshot: Page | FrameLocator, title: string) =>
  snapshot.getByRole('heading', { name: title, exact: true, includeHidden: true });

/** Returns the positions of the titles and texts of the blocks. */
const getPlaces = (snapshot: Page | FrameLocator) =>
  measured(TITLES.flatMap((title) => [readTitle(snapshot, title), snapshot.getByText(`Woorden onder ${title}.`)]));

const CHAPTERS = ['Begin', 'Weg', 'Brug', 'Bos', 'Einde'];

/** Returns the positions of the parts around a long page, in it and next to it. */
const getReading = (snapshot: Page | FrameLocator) =>
  measured([
    snapshot.locator('h1'),
    snapshot.locator('.contents-fold summary'),
    ...['.crisis-lines', '.contents-beside', '.contents li:last-child a'].map((part) =>
      snapshot.locator(`.reading > .reading-aside ${part}`),
    ),
    ...CHAPTERS.map((title) => readTitle(snapshot, title)),
  ]);

test.describe('the canvas', () => {
  test.slow();

  for (const type of ['landing_page', 'basic_page']) {
    test(`shows every block of a ${type} where visitors see it, half blocks side by side, at every width`, async ({
      page,
      context,
    }) => {
      await createStaffMember(page, 'editor');
      const path = getFreshPath();
      const nid = await createPage(page, 'Naast elkaar', path, type);
      await storeFields(nid, { paragraphs: blocks });
      await openEditor(page, nid);
      await publish(page);
      const visitor = await toVisitor(context, path);
      for (const [name, width] of Object.entries(WIDTHS)) {
        await page.getByRole('radio', { name }).check();
        await visitor.setViewportSize({ width, height: 900 });
        const publication = await getPlaces(visitor);
        await expect.poll(() => getPlaces(getCanvas(page)), name).toEqual(publication);
      }
      const [, , left, , right] = await getPlaces(getCanvas(page));
      expect(right?.[2]).toBe(left?.[2]);
      await visitor.context().close();
    });
  }

  test('has the titles of a long page where visitors see them, at every width, and follows what is written', async ({
    page,
    context,
  }) => {
    await createStaffMember(page, 'editor');
    const path = getFreshPath();
    const nid = await createPage(page, 'Lang om te lezen', path, 'basic_page');
    const danger = { uuid: crypto.randomUUID(), type: 'block_reference', title: 'Nu gevaar', block: 'crisis' };
    // An empty field for the lead would be on the canvas only.
    const lead = 'Waar je het leest.';
    await storeFields(nid, { lead, paragraphs: [danger, ...CHAPTERS.map((title) => createText(title))] });
    await openEditor(page, nid);
    await publish(page);
    const canvas = getCanvas(page);
    const visitor = await toVisitor(context, path);
    for (const [name, width] of Object.entries(WIDTHS)) {
      await page.getByRole('radio', { name }).check();
      await visitor.setViewportSize({ width, height: 900 });
      const publishedReading = await getReading(visitor);
      await expect.poll(() => getReading(canvas), name).toEqual(publishedReading);
    }
    const locator = canvas.locator('.reading > .reading-aside');
    await canvas.locator('.canvas-beside').click();
    await expect(getOutline(page).locator('[aria-pressed=true]')).toContainText('Vast blok');
    await getRows(page).filter({ hasText: 'Brug' }).getByRole('button').first().click();
    await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('Over het water');
    await expect(locator.getByRole('link', { name: 'Over het water' })).toBeVisible();
    await getFields(page).getByRole('textbox', { name: 'Titel' }).fill('');
    await expect(locator).toHaveCount(0);
    await expect(readTitle(canvas, 'Nu gevaar')).toBeVisible();
    await visitor.context().close();
  });
});

for (const width of [1280, 1024]) {
  test(`at ${width} px the page has its true size beside a rail, whose panes open and close by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Op ware grootte', getFreshPath(), 'basic_page');
    await storeFields(nid, { paragraphs: blocks });
    await page.goto(getBareAddress(`/beheer/pagina/${nid}/nl`));
    await expect(readTitle(getCanvas(page), 'Alleen')).toBeVisible();
    const sheet = () =>
      page.locator('.canvas-sheet').evaluate((item) => ({
        drawn: Math.round(item.getBoundingClientRect().width),
        own: (item as HTMLElement).offsetWidth,
      }));
    const { drawn, own } = await sheet();
    expect(drawn).toBe(own);
    expect(drawn).toBeGreaterThanOrEqual(width === 1280 ? 860 : 600);
    const size = (part: string) => page.locator(part).evaluate((item) => (item as HTMLElement).getBoundingClientRect());
    expect((await size('.canvas-side')).width).toBe(52);
    expect((await size('.canvas-top')).top).toBe(0);
    if (width === 1280) expect((await size('.canvas-top')).height).toBe(64);
    await expect(getFields(page)).toBeVisible();
    await expect(getOutline(page)).toBeHidden();
    await expectAccessible(page);

    const tab = page.getByRole('tab', { name: 'Opbouw' });
    await tab.press('Enter');
    await expect(getOutline(page)).toBeVisible();
    await expect.poll(async () => (await sheet()).drawn).toBeLessThan(drawn);
    expect((await sheet()).drawn).toBe((await sheet()).own);
    await expectAccessible(page);
    await tab.press('ArrowDown');
    await expect(page.getByRole('tabpanel', { name: 'Blokken' })).toBeVisible();
    await page.getByRole('tab', { name: 'Blokken' }).press('Enter');
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    expect((await sheet()).drawn).toBe(drawn);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Alle pagina’s' }).click();
    await expect(page).toHaveURL(/beheer\/paginas$/);
  });
}

for (const { language, prefix, words } of [
  {
    language: 'nl',
    prefix: '',
    words: { page: 'Pagina', fill: 'Invullen', outline: 'Opbouw', add: 'Voeg een blok toe' },
  },
  { language: 'en', prefix: '/en', words: { page: 'Page', fill: 'Fill in', outline: 'Outline', add: 'Add a block' } },
] as const) {
  test(
    `on a phone one part of the editor is in view, and what is done leads to the next (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 700 });
      await createStaffMember(page, 'editor', { language });
      const nid = await createPage(page, 'Op de telefoon', getFreshPath());
      await page.goto(getBareAddress(`${prefix}/beheer/pagina/${nid}/nl`));
      const getPart = (name: string) => page.getByRole('button', { name, exact: true });
      await expect(getPart(words.outline)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.canvas-stage')).toBeHidden();
      await expect(getFields(page)).toBeHidden();
      await expectAccessible(page);

      await page.getByRole('button', { name: words.add }).press('Enter');
      await expectAccessible(page);
      await page.getByRole('dialog').locator('.canvas-add-group button').first().press('Enter');
      await expect(page.locator('#canvas-fields-title')).toBeFocused();
      await expect(getPart(words.fill)).toHaveAttribute('aria-pressed', 'true');
      await getFields(page).getByRole('textbox').first().fill('Van onderweg');
      await getFields(page).getByRole('textbox').nth(1).click();
      await page.keyboard.type('Woorden in de trein.');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await getPart(words.page).click();
      await expect(getCanvas(page).getByRole('heading', { name: 'Van onderweg', includeHidden: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await getPart(words.fill).click();
      await getFields(page).getByRole('button').first().press('Enter');
      await expect(page.locator('.canvas-outline-row:focus')).toContainText('Van onderweg');
      await expectAccessible(page);
    },
  );
}

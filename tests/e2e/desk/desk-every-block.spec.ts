import type { Page } from '@playwright/test';
import type { AnyField } from '#registry/fields/field.ts';
import { findParagraphDefinition, PARAGRAPHS } from '#registry/index.ts';
import { blocksField } from '#registry/page-fields.ts';
import { getFields } from '#registry/stored.ts';
import {
  choose,
  createPage,
  getRows,
  openEditor,
  publishByKeyboard,
  saved,
  storeFields,
  tabTo,
  toVisitor,
} from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';
import { getFreshPath } from './created-pages.ts';

const SECTION = 'Gedeeld met toetsen';

/** Creates a published section. */
async function makeSection(page: Page): Promise<void> {
  const nid = await createPage(page, SECTION, '', 'section');
  await storeFields(nid, {
    paragraphs: [{ uuid: crypto.randomUUID(), type: 'text', body: '<p>Gedeelde woorden.</p>' }],
  });
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const path = `/api/nl/desk/pages/${nid}/nl`;
  const { vid } = await (await page.request.get(getBareAddress(path))).json();
  const headers = { 'x-csrf-token': token };
  const response = await page.request.post(getBareAddress(`${path}/publish`), { headers, data: { from: vid } });
  expect(response.ok()).toBe(true);
}

/** Fills in each kind of field by keyboard, from the first field on. */
const FILLED: Readonly<Record<string, (page: Page, field: AnyField) => Promise<void>>> = {
  text: async (page, { label }) => {
    await tabTo(page, new RegExp(`^${label.nl}`));
    await page.keyboard.type('Met toetsen');
  },
  rich_text: async (page, { label }) => {
    await tabTo(page, new RegExp(`^${label.nl}$`));
    await page.keyboard.type('Woorden met toetsen.');
  },
  link: async (page) => {
    await tabTo(page, /^Woorden van de link/);
    await page.keyboard.type('Naar de hulplijnen');
    await tabTo(page, /^Adres/);
    await page.keyboard.type('/hulp');
  },
  image: async (page) => {
    await tabTo(page, /^Bibliotheek/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Tekening/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Beschrijving/);
    await page.keyboard.type('Een tekening');
  },
  video: async (page) => {
    await tabTo(page, /^Adres van de video/);
    await page.keyboard.type('https://vimeo.com/123456789');
    await tabTo(page, /^Titel van de video/);
    await page.keyboard.type('Een video');
  },
  choice: async (page, { label }) => {
    await tabTo(page, new RegExp(`^${label.nl}`));
    await page.keyboard.press('ArrowDown');
  },
  section: async (page) => {
    await tabTo(page, /^Zoek een gedeelde sectie/);
    await tabTo(page, new RegExp(`^${SECTION}`));
    await page.keyboard.press('Enter');
    await tabTo(page, /^Bewerk deze sectie/);
  },
  webform: async (page, { label }) => {
    await tabTo(page, new RegExp(`^${label.nl}`));
    await page.keyboard.press('ArrowDown');
  },
};

/** Fills in the required fields of a block, and its title if it has one. */
async function fill(page: Page, type: string): Promise<void> {
  const definition = findParagraphDefinition(type);
  if (!definition) throw new Error(`No paragraph ${type}.`);
  for (const [name, field] of getFields(definition)) {
    if (!field.required && name !== 'title') continue;
    const press = FILLED[field.kind];
    if (!press) throw new Error(`Nobody has tried a required ${field.kind} by keyboard.`);
    await press(page, field);
  }
}

const getLabel = (type: string) => findParagraphDefinition(type)?.label.nl ?? type;

/** Adds a block of each of these types by keyboard, and fills it in. */
async function build(page: Page, types: readonly string[]): Promise<void> {
  for (const [at, type] of types.entries()) {
    const hint = findParagraphDefinition(type)?.hint.nl.split(' ')[0];
    await tabTo(page, /^Voeg een blok toe/);
    await page.keyboard.press('Enter');
    await tabTo(page, new RegExp(`^${getLabel(type)} ?${hint}`));
    await page.keyboard.press('Enter');
    await expect(page.locator('#canvas-fields-title')).toBeFocused();
    await expect(getRows(page)).toHaveCount(at + 1);
    await fill(page, type);
    await tabTo(page, /^Terug naar de opbouw/, 'back');
    await page.keyboard.press('Enter');
  }
}

/** Adds a block inside the block that is open in the fields, and fills it in. */
async function nest(page: Page, type: string): Promise<void> {
  await tabTo(page, new RegExp(`^Voeg toe: ${getLabel(type)}$`));
  await page.keyboard.press('Enter');
  // The added block is above the button, and is open.
  await tabTo(page, new RegExp(`^\\d+\\. ${getLabel(type)}`), 'back');
  await fill(page, type);
}

const ON_PAGES: readonly string[] = blocksField.allow;
/** Paragraphs that are not blocks of a page: the type of the page, the block on it, and the paragraph in that block. */
const INSIDE: readonly (readonly [type: string, outer: string, inner?: string])[] = [
  ['program', 'phase', 'exercise'],
  ['onboarding', 'onboarding_question'],
  ['frontpage', 'frontpage_programs', 'frontpage_program'],
];

test('every paragraph of the registry is built by one of the stories below', () => {
  const built = new Set([...ON_PAGES, ...INSIDE.flatMap(([, ...names]) => names)]);
  const untested = PARAGRAPHS.map(({ name }) => name).filter((name) => !built.has(name));
  expect(untested, 'add it to INSIDE with the page type and the block that hold it').toEqual([]);
});

test.describe('by keyboard alone', () => {
  test.slow();

  test(
    'an editor builds a page with every block that may stand there, and publishes it',
    getVariant(false),
    async ({ page, context }) => {
      await createStaffMember(page, 'editor');
      const path = getFreshPath();
      const nid = await createPage(page, 'Alles met toetsen', path);
      await makeSection(page);
      await openEditor(page, nid);
      await build(page, ON_PAGES);
      await saved(page);
      await publishByKeyboard(page);
      const visitor = await toVisitor(context, path);
      await expect(visitor.locator('h1')).toHaveText('Alles met toetsen');
      await expect(visitor.getByText('Woorden met toetsen.').first()).toBeVisible();
      await expect(visitor.getByText('Gedeelde woorden.')).toBeVisible();
      await visitor.context().close();
      const body = await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/nl`))).json();
      expect(body.state).toBe('published');
      expect(body.fields.paragraphs.map(({ type }: { type: string }) => type)).toEqual(ON_PAGES);
    },
  );

  for (const [type, outer, inner] of INSIDE) {
    test(
      `an editor builds a ${type} with ${outer} and what it holds, and publishes it`,
      getVariant(false),
      async ({ page }) => {
        await createStaffMember(page, 'editor');
        const nid = await createPage(page, `Met toetsen: ${type}`, '', type, ['guided']);
        await openEditor(page, nid);
        await build(page, [outer]);
        if (inner !== undefined) {
          await choose(page, new RegExp(`^1\\. ${getLabel(outer)}`));
          await nest(page, inner);
        }
        await saved(page);
        await publishByKeyboard(page);
        const body = await (await page.request.get(getBareAddress(`/api/nl/desk/pages/${nid}/nl`))).json();
        expect(body.state).toBe('published');
        for (const name of [outer, inner]) if (name) expect(JSON.stringify(body.fields)).toContain(`"${name}"`);
      },
    );
  }
});

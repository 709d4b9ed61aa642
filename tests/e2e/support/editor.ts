import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { DomainKey } from '#src/domains/domain.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { getBareAddress } from './staff.ts';
import { expect, getProduct, getUrl } from './story.ts';

export const getCanvas = (page: Page): FrameLocator => page.frameLocator('#preview-frame');
export const getOutline = (page: Page): Locator => page.locator('.canvas-outline');
export const getFields = (page: Page): Locator => page.locator('.canvas-fields');
export const getRows = (page: Page): Locator => getOutline(page).locator('ol > li');

/** Creates a page without content, with the call that the list of pages makes. */
export async function createPage(
  page: Page,
  title: string,
  path: string,
  type = 'landing_page',
  domains = ['alcohol'],
): Promise<number> {
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const answer = await page.request.post(getBareAddress('/api/nl/desk/pages'), {
    headers: { 'x-csrf-token': token },
    data: { type, domains, language: 'nl', title, path },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).nid;
}

/** Returns the id of a programme's only page of a type, or of the page with this title. */
export async function getPage(page: Page, domain: DomainKey, type: string, title = ''): Promise<number> {
  const list = `/api/nl/desk/pages?domain=${domain}&type=${type}&language=nl&search=${encodeURIComponent(title)}`;
  const { entities } = await (await page.request.get(getBareAddress(list))).json();
  return entities[0].nid;
}

/** Opens the outline, which is behind the rail at first and stays open in this tab. */
export async function openOutline(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: /^(Opbouw|Outline)$/ });
  await expect(tab).toBeVisible();
  if (!(await getOutline(page).isVisible())) await tab.press('Enter');
  await expect(getOutline(page)).toBeVisible();
}

/** Opens the editor with its outline; `prefix` is the language of the desk in the address. */
export async function openEditor(page: Page, nid: number, language = 'nl', prefix = ''): Promise<void> {
  await page.goto(getBareAddress(`${prefix}/beheer/pagina/${nid}/${language}`));
  await expect(getCanvas(page).locator('.canvas-page')).toBeVisible();
  await openOutline(page);
}

/** Hides colleagues from each other, so that their saves conflict. */
export async function apart(page: Page): Promise<void> {
  await page.route('**/desk/together/*/*/here?*', () => {});
}

export const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible();

/** Drags a type of the palette onto the canvas. */
export async function drag(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Blokken' }).click();
  const item = page.locator('[data-puck-drawer-item]', { hasText: name }).last();
  const from = await item.boundingBox();
  const slot = await getCanvas(page).locator('[data-puck-dropzone]').first().boundingBox();
  if (!from || !slot) throw new Error('Nothing to drag.');
  const locator = getCanvas(page).locator('[data-puck-dropzone]').first().locator('> *');
  const before = await locator.count();
  await page.mouse.move(from.x + 40, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 40, { steps: 5 });
  await page.mouse.move(slot.x + slot.width / 2, slot.y + 20, { steps: 15 });
  await page.mouse.move(slot.x + slot.width / 2, slot.y + 25, { steps: 5 });
  // The drop position is drawn before the button is released; the editor updates at each mouse step.
  let step = 0;
  await expect(async () => {
    step += 1;
    await page.mouse.move(slot.x + slot.width / 2 + (step % 2), slot.y + 25);
    expect(await locator.count()).toBeGreaterThan(before);
  }).toPass();
  await page.mouse.up();
  await page.getByRole('tab', { name: 'Opbouw' }).click();
}

export async function add(page: Page, name: string): Promise<void> {
  const count = await getRows(page).count();
  await getOutline(page).getByRole('button', { name: 'Voeg een blok toe' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(getRows(page)).toHaveCount(count + 1);
}

const PUBLISH = {
  nl: { open: 'Publiceer', confirm: 'Publiceer nu', done: 'De pagina staat nu op de site.' },
  en: { open: 'Publish', confirm: 'Publish now', done: 'The page is on the site now.' },
} as const;

export async function publish(page: Page, language: keyof typeof PUBLISH = 'nl'): Promise<void> {
  const { open, confirm, done } = PUBLISH[language];
  const sure = page.getByRole('button', { name: confirm });
  const readToastIds = () =>
    page
      .locator('[data-toast]', { hasText: done })
      .evaluateAll((toasts) => toasts.map((toast) => toast.getAttribute('data-toast')));
  const earlier = await readToastIds();
  const isDone = async () => (await readToastIds()).some((id) => !earlier.includes(id));
  await page.getByRole('button', { name: open, exact: true }).click();
  // Publishing needs a confirmation if visitors did not see the page before, or if other pages change with it.
  await expect.poll(async () => (await sure.isVisible()) || (await isDone())).toBe(true);
  if (await sure.isVisible()) await sure.click();
  await expect.poll(isDone).toBe(true);
}

export async function toVisitor(context: BrowserContext, path: string, label = 'alcohol'): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('No browser.');
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await visitor.goto(getUrl(label, path));
  return visitor;
}

const focusName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element) return '';
    const entries = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const text = entries.map((element) => element?.textContent ?? '').join(' ');
    return (text || element.labels?.[0]?.textContent || element.textContent || '').trim().replace(/\s+/g, ' ');
  });

/** Presses Tab until the element with this name has the focus; no element on the way may trap it. */
export async function tabTo(page: Page, name: RegExp, direction: 'on' | 'back' = 'on'): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
    if (name.test(await focusName(page))) return;
  }
  throw new Error(`The focus never came to ${name}.`);
}

/** Selects a block in the outline and opens its fields. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Bewerk/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#canvas-fields-title')).toBeFocused();
}

export async function publishByKeyboard(page: Page, language: keyof typeof PUBLISH = 'nl'): Promise<void> {
  const { open, confirm, done } = PUBLISH[language];
  await tabTo(page, new RegExp(`^${open}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, new RegExp(`^${confirm}`));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toasts]')).toContainText(done);
}

/** Returns the uuid of a page. */
export const getUuid = (nid: number): Promise<string> =>
  withContentSystem(getProduct(), async ({ database }) => {
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from nodes where nid = $1', [nid]);
    return rows[0]?.uuid ?? '';
  });

/** Stores fields of a page directly, as an earlier save would have. */
export const storeFields = (nid: number, fields: object): Promise<unknown> =>
  withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('update node_revisions set fields = $2 where nid = $1', [nid, JSON.stringify(fields)]),
  );

/** Drags a row of a list by its grip over the lower part of another row, without dropping it. */
export async function holdRow(page: Page, row: Locator, locator: Locator): Promise<void> {
  const grip = row.locator('.desk-grip');
  await grip.hover();
  await page.mouse.down();
  const location = await locator.boundingBox();
  if (!location) throw new Error('The row has no place.');
  await page.mouse.move(location.x + 20, location.y + location.height - 4, { steps: 4 });
}

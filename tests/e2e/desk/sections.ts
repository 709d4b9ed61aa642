import type { BrowserContext, Page } from '@playwright/test';
import { add, createPage, getCanvas, getFields, openEditor, publish, toVisitor } from '../support/editor.ts';
import { expect, expectAccessible } from '../support/story.ts';

/** Returns a text field in the panel next to the canvas. */
export const getBody = (page: Page) => getFields(page).getByRole('textbox', { name: 'Tekst', exact: true });

/** Creates a published page that refers to the section. */
export async function readPageWith(page: Page, section: string, path: string): Promise<number> {
  const nid = await createPage(page, `Blad op ${path}`, path, 'basic_page');
  await openEditor(page, nid);
  await add(page, 'Gedeelde sectie');
  await getFields(page).getByRole('button', { name: section }).click();
  await expect(getCanvas(page).getByText('Niemand leest mee.')).toBeVisible();
  await expectAccessible(page);
  await publish(page);
  return nid;
}

/** Returns the text that a visitor sees at a path. */
export async function seenAt(context: BrowserContext, path: string): Promise<string> {
  const visitor = await toVisitor(context, path);
  const text = await visitor.getByRole('main').innerText();
  await visitor.context().close();
  return text;
}

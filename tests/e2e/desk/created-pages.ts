import type { Page } from '@playwright/test';
import { openDialog } from '#tests/support/http.ts';
import { getBareAddress } from '../support/staff.ts';
import { expect, productPort } from '../support/story.ts';

let number = 0;
/** Returns a path that no other story uses. */
export const getFreshPath = () => {
  number += 1;
  return `/verhaal-${process.pid}-${number}-${Date.now().toString(36)}`;
};

export const visit = (path: string) =>
  openDialog({ port: productPort(), host: `alcohol.localhost:${productPort()}`, path, headers: {} });

export interface PageTexts {
  readonly alcohol: string;
  readonly title: string;
  readonly path: string;
  readonly make: string;
}
export const NL: PageTexts = { alcohol: 'Alcohol', title: 'Titel', path: 'Adres', make: 'Maak de pagina' };
export const EN: PageTexts = { alcohol: 'Alcohol', title: 'Title', path: 'Address', make: 'Make the page' };

/** Creates a page on its screen, and returns the URL for publishing it. */
export async function makePage(page: Page, title: string, path: string, texts = NL): Promise<string> {
  const prefix = texts === EN ? '/en' : '';
  await page.goto(getBareAddress(`${prefix}/beheer/paginas/nieuw`));
  await page.getByRole('combobox').selectOption('basic_page');
  await page.getByLabel(texts.alcohol, { exact: true }).check();
  await page.getByLabel(texts.title).fill(title);
  await page.getByLabel(texts.path).fill(path);
  await page.getByRole('button', { name: texts.make }).click();
  await page.waitForURL(/\/beheer\/paginas?\/\d+\/nl$/);
  const nid = /(\d+)\/nl$/.exec(page.url())?.[1];
  const life = getBareAddress(`${prefix}/beheer/paginas/${nid}/nl`);
  await page.goto(life);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return life;
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
}

/** Saves a draft like the editor's screen. */
export async function saveDraft(page: Page, life: string, title: string): Promise<void> {
  const path = /(\d+)\/nl$/.exec(life)?.[1];
  const status = await page.evaluate(
    async ([nid, text]) => {
      const path = `/api/nl/desk/pages/${nid}/nl`;
      const { vid } = await (await fetch(path)).json();
      const token = await (await fetch('/api/nl/session/token')).text();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const body = JSON.stringify({ from: vid, title: text, fields: { lead: 'Rustig aan.' } });
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [path, title] as const,
  );
  expect(status).toBe(200);
}

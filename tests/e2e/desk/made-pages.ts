import type { Page } from '@playwright/test';
import { ask } from '#tests/support/http.ts';
import { bareAddress } from '../support/staff.ts';
import { expect, productPort } from '../support/story.ts';

let number = 0;
/** Returns a path that no other story uses. */
export const freshPath = () => {
  number += 1;
  return `/verhaal-${process.pid}-${number}-${Date.now().toString(36)}`;
};

export const visit = (path: string) =>
  ask({ port: productPort(), host: `alcohol.localhost:${productPort()}`, path, headers: {} });

export interface Words {
  readonly alcohol: string;
  readonly title: string;
  readonly path: string;
  readonly make: string;
}
export const NL: Words = { alcohol: 'Alcohol', title: 'Titel', path: 'Adres', make: 'Maak de pagina' };
export const EN: Words = { alcohol: 'Alcohol', title: 'Title', path: 'Address', make: 'Make the page' };

/** Creates a page on its screen, and returns the URL for publishing it. */
export async function makePage(page: Page, title: string, path: string, words = NL): Promise<string> {
  const prefix = words === EN ? '/en' : '';
  await page.goto(bareAddress(`${prefix}/beheer/paginas/nieuw`));
  await page.getByRole('combobox').selectOption('basic_page');
  await page.getByLabel(words.alcohol, { exact: true }).check();
  await page.getByLabel(words.title).fill(title);
  await page.getByLabel(words.path).fill(path);
  await page.getByRole('button', { name: words.make }).click();
  await page.waitForURL(/\/beheer\/paginas?\/\d+\/nl$/);
  const nid = /(\d+)\/nl$/.exec(page.url())?.[1];
  const life = bareAddress(`${prefix}/beheer/paginas/${nid}/nl`);
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
  const place = /(\d+)\/nl$/.exec(life)?.[1];
  const status = await page.evaluate(
    async ([nid, text]) => {
      const at = `/api/nl/desk/pages/${nid}/nl`;
      const { vid } = await (await fetch(at)).json();
      const token = await (await fetch('/api/nl/session/token')).text();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const body = JSON.stringify({ from: vid, title: text, fields: { lead: 'Rustig aan.' } });
      return (await fetch(at, { method: 'POST', headers, body })).status;
    },
    [place, title] as const,
  );
  expect(status).toBe(200);
}

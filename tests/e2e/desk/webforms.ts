import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getBareAddress } from '../support/staff.ts';
import { expect } from '../support/story.ts';

export const getFresh = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Creates a form and waits for its builder. */
export async function makeForm(page: Page, title: string, programme = 'alcohol'): Promise<string> {
  await page.goto(getBareAddress('/beheer/formulieren'));
  await page.getByRole('button', { name: 'Nieuw formulier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel (Nederlands)').fill(title);
  await dialog.getByRole('checkbox', { name: programme }).check();
  await dialog.getByRole('button', { name: 'Maak het formulier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nog door niemand ingevuld.')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function add(page: Page, type: string): Promise<void> {
  await page.getByLabel('Wat voeg je toe?').selectOption(type);
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
}

/** Returns the row of an element, by its name. */
export const getRow = (page: Page, name: string) => page.locator('.webform-row').filter({ hasText: name });

export const getQuestion = (page: Page) => page.getByRole('textbox', { name: 'Vraag', exact: true });

/** Opens or collapses an element, by its name. */
export const open = (page: Page, name: string) => page.locator('.webform-row-name').filter({ hasText: name }).click();

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bezoekers zien wat hier staat.' })).toBeVisible();
}

import type { Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getUserToday } from '../support/days.ts';
import { expect, getUrl } from '../support/story.ts';

/** A visitor's week of looking, for its stories. */

export const TEXTS = {
  nl: {
    path: '/kijken',
    begin: 'Begin met kijken',
    no: 'Nee',
    nothing: 'Niets',
    unsure: 'Ja, of ik weet het niet',
    save: 'Bewaar deze dag',
    saved: 'Genoteerd, alleen op dit apparaat.',
    open: 'Bekijk mijn week',
    leave: 'Laat het hierbij',
    gone: 'Je week is gewist.',
    home: 'Naar de startpagina',
    wipe: 'Wis mijn week',
    place: 'Thuis',
    rulers: 'Bewaar dit',
    tryDay: 'Probeer één dag iets anders',
    own: 'Iets van mezelf',
    ownWords: 'Schrijf het kort op',
    trySave: 'Bewaar mijn dag',
  },
  en: {
    path: '/en/noticing',
    begin: 'Start noticing',
    no: 'No',
    nothing: 'Nothing',
    unsure: 'Yes, or I’m not sure',
    save: 'Save this day',
    saved: 'Noted, on this device only.',
    open: 'See my week',
    leave: 'Leave it here',
    gone: 'Your week has been deleted.',
    home: 'Go to the home page',
    wipe: 'Delete my week',
    place: 'At home',
    rulers: 'Save this',
    tryDay: 'Try something different for one day',
    own: 'Something of my own',
    ownWords: 'Write it down briefly',
    trySave: 'Save my day',
  },
} as const;

export type Language = keyof typeof TEXTS;
export const LABELS = ['alcohol', 'tabak', 'gokken', 'cannabis', 'cocaine'] as const;

/** A Monday, after the hour at which a day starts. */
const MONDAY = '2026-11-09';
export const getDay = (days: number) => new Date(Date.parse(`${MONDAY}T11:00:00Z`) + days * 86_400_000);
export const getDate = (days: number) => addDays(MONDAY, days);

export const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns one of the three buttons to continue, with its help text as part of the name. */
export const getWay = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

export async function openAt(page: Page, label: string, language: Language, days: number): Promise<void> {
  await page.clock.setFixedTime(getDay(days));
  await page.goto(getUrl(label, TEXTS[language].path));
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Saves a day with an amount; null is a day without use. */
export async function noteDay(page: Page, language: Language, amount: string | null): Promise<void> {
  const texts = TEXTS[language];
  if (amount === null) await getButton(page, texts.nothing).click();
  else await page.locator('#looking-day-amount').fill(amount);
  await getButton(page, texts.save).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
}

interface ExportedRow {
  readonly uuid: string;
  readonly date: string;
  readonly amount: string;
  readonly place: string | null;
  readonly company: string | null;
}

interface ExportedData {
  readonly registrations: readonly ExportedRow[];
  readonly account: Record<string, unknown>;
  readonly figures: Record<string, unknown> | null;
}

export const ownData = (page: Page): Promise<ExportedData> =>
  page.evaluate(async () => (await fetch('/api/nl/my-data?_format=json')).json());

/** Stores today and the days before it in the format of the page. */
export async function keepDays(page: Page, label: string, domain: string, amounts: readonly (string | null)[]) {
  await page.goto(getUrl(label, '/kijken'));
  const dates = amounts.map((_, index) => addDays(getUserToday(), index - amounts.length));
  const rows = dates.flatMap((date, index) => {
    const amount = amounts[index] ?? null;
    return amount === null ? [] : [{ uuid: crypto.randomUUID(), date, amount }];
  });
  const days = Object.fromEntries(
    rows.map(({ uuid, date, amount }) => [
      date,
      { uuid, amount, ...(amount !== '0' && { place: 'home', company: 'alone' }) },
    ]),
  );
  const head = { v: 1, id: crypto.randomUUID(), domain, unit: domain, first: dates[0], call: 'none' };
  const rest = { price: 120, size: null, rulers: { first: null, now: null }, trial: null };
  const week = JSON.stringify({ ...head, days, ...rest });
  await page.evaluate((text) => localStorage.setItem('week', text), week);
  return rows;
}

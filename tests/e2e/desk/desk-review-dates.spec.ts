import type { Page } from '@playwright/test';
import { createStaffMember, getBareAddress, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';
import { EN, getFreshPath, makePage, NL } from './created-pages.ts';
import { getFresh, makeForm } from './webforms.ts';

const TEXTS = {
  nl: {
    words: NL,
    prefix: '',
    part: 'Opnieuw lezen',
    choose: 'Zet een nieuwe datum',
    year: 'Over een jaar',
    later: /Lees dit opnieuw vóór .+ Gezet door Eef\./,
    saved: 'De datum staat.',
    due: /Opnieuw lezen: \d+/,
    own: 'Van jou',
    start: /Eef/,
  },
  en: {
    words: EN,
    prefix: '/en',
    part: 'Read again',
    choose: 'Set a new date',
    year: 'In a year',
    later: /Read this again by .+ Set by Eef\./,
    saved: 'The date is set.',
    due: /Read again: \d+/,
    own: 'Yours',
    start: /Eef/,
  },
} as const;

/** Sets a date in the past, which no screen offers. */
async function setDueOn(page: Page, entry: string): Promise<void> {
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const answer = await page.request.patch(getBareAddress(`/api/nl/desk/review-dates/${entry}`), {
    headers: { 'x-csrf-token': token },
    data: { dueOn: '2026-01-02' },
  });
  expect(answer.ok()).toBe(true);
}

for (const language of ['nl', 'en'] as const) {
  const { words, prefix, part, choose, year, later, saved, due, own, start } = TEXTS[language];
  test(`a page is read again by a date, which the start of the desk names once it is due (${language})`, async ({
    page,
  }) => {
    await createStaffMember(page, 'editor', { language, name: 'Eef' });
    const title = `Herlezen ${language} ${Date.now()}`;
    const life = await makePage(page, title, getFreshPath(), words);
    const nid = /(\d+)\/nl$/.exec(life)?.[1];
    const section = page.getByRole('region', { name: part, exact: true });
    await section.getByLabel(choose).focus();
    await section.getByLabel(choose).selectOption({ label: year });
    await expect(page.getByText(saved)).toBeVisible();
    await expect(section.getByText(later)).toBeVisible();
    await expectAccessible(page);

    await setDueOn(page, `page/${nid}.nl`);
    await openScreen(page, `${prefix}/beheer`, start);
    const list = page.getByRole('region', { name: due });
    await expect(list.getByRole('heading', { name: own })).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('link', { name: title }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

for (const language of ['nl', 'en'] as const) {
  const { prefix, part, choose, year, later, saved, due, start } = TEXTS[language];
  test(`a form and a mail are read again by a date, and the start of the desk leads to each (${language})`, async ({
    page,
  }) => {
    await createStaffMember(page, 'editor', { language, name: 'Eef' });
    const title = getFresh('Slaap herlezen');
    const form = await makeForm(page, title);
    const mail = language === 'nl' ? 'Adres bevestigen' : 'Confirm address';
    const entries = [
      { place: `webform/${form}`, address: `${prefix}/beheer/formulieren/${form}`, name: title },
      {
        place: `mail/validate-email.${language}`,
        address: `${prefix}/beheer/mails/validate-email/${language}`,
        name: mail,
      },
    ];
    for (const { place, address, name } of entries) {
      await page.goto(getBareAddress(address));
      const section = page.getByRole('region', { name: part, exact: true });
      await section.getByLabel(choose).focus();
      await section.getByLabel(choose).selectOption({ label: year });
      await expect(page.getByText(saved)).toBeVisible();
      await expect(section.getByText(later)).toBeVisible();
      await expectAccessible(page);
      await setDueOn(page, place);
      await openScreen(page, `${prefix}/beheer`, start);
      const list = page.getByRole('region', { name: due });
      const locator = list.locator('summary').first();
      if (await locator.isVisible()) await locator.press('Enter');
      await list
        .getByRole('link', { name, exact: true })
        .and(page.locator(`[href="${address}"]`))
        .press('Enter');
      await page.waitForURL(`**${address}`);
    }
  });
}

import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { openRows } from '../support/account.ts';
import { call, makePlan, ownToday, registerDay, starter } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { participant } from '../support/people.ts';
import { address, expect, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
  nl: {
    account: '/account',
    file: 'Kies je bestand',
    sure: 'Wil je dit overnemen?',
    days: '3 dagen',
    plan: '1 plan',
    confirm: 'Ja, neem dit over',
    done: 'Je gegevens zijn overgenomen.',
    stood: 'Alles uit dit bestand stond hier al.',
    notOurs: 'Dit is geen bestand dat je hier hebt gedownload.',
    otherDomain: 'Dit bestand hoort bij een account voor roken.',
    row: 'Je dagen, nummer 2 in het bestand:',
  },
  en: {
    account: '/en/account',
    file: 'Choose your file',
    sure: 'Do you want to bring this over?',
    days: '3 days',
    plan: '1 plan',
    confirm: 'Yes, bring this over',
    done: 'Your data has been imported.',
    stood: 'Everything in this file was already here.',
    notOurs: 'This is not a file you downloaded here.',
    otherDomain: 'This file is from an account for smoking.',
    row: 'Your days, number 2 in the file:',
  },
} as const;

const getFile = (data: unknown) => ({
  name: 'mijn-gegevens.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

for (const [code, words] of Object.entries(WORDS)) {
  const language = code as 'nl' | 'en';

  test(
    `own data are taken over from an earlier account (${language})`,
    variant(language === 'en'),
    async ({ page, browser, expectNoise }) => {
      expectNoise(/422/);
      const today = ownToday();
      const earlier = await browser.newPage();
      await starter(earlier, 'cannabis', { language, since: addDays(today, -6) });
      await makePlan(earlier, 'cannabis', '3', '1');
      for (const back of [1, 3, 5]) await registerDay(earlier, 'cannabis', addDays(today, -back), '2');
      const data = JSON.parse(await call(earlier, 'cannabis', 'GET', '/my-data'));
      await earlier.context().close();

      await participant(page.context(), 'cannabis', { language });
      await page.goto(address('cannabis', words.account));
      await openRows(page);
      const file = page.getByLabel(words.file);
      await file.setInputFiles(getFile('geen json'));
      await expect(page.getByText(words.notOurs)).toBeVisible();
      await file.setInputFiles(getFile({ ...data, domain: 'tobacco' }));
      await expect(page.getByText(words.otherDomain)).toBeVisible();
      const [first, second, third] = data.registrations;
      await file.setInputFiles(getFile({ ...data, registrations: [first, { ...second, amount: 'veel' }, third] }));
      await expect(page.getByText(words.row)).toBeVisible();
      await expectFits(page);

      await file.setInputFiles(getFile(data));
      const dialog = page.getByRole('dialog', { name: words.sure });
      await expect(dialog.getByText(words.days)).toBeVisible();
      await expect(dialog.getByText(words.plan)).toBeVisible();
      await expect(page.getByText(words.row)).toBeHidden();
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(JSON.parse(await call(page, 'cannabis', 'GET', '/my-data')).registrations).toEqual([]);

      await file.setInputFiles(getFile(data));
      await dialog.getByRole('button', { name: words.confirm }).press('Enter');
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(dialog).toBeHidden();
      const now = JSON.parse(await call(page, 'cannabis', 'GET', '/my-data'));
      expect([now.registrations, now.plans]).toEqual([data.registrations, data.plans]);

      await file.setInputFiles(getFile(data));
      await dialog.getByRole('button', { name: words.confirm }).press('Enter');
      await expect(page.getByText(words.stood)).toBeVisible();
    },
  );
}

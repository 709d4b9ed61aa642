import { expectFits } from '../support/fits.ts';
import { clientPage, nurse } from '../support/nurses.ts';
import { participant } from '../support/people.ts';
import { address, expect, expectAccessible, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

const WORDS = {
  nl: {
    path: '/account/mijn-poh',
    submit: 'Ga verder met deze code',
    whose: 'Is dit je POH?',
    confirm: 'Ja, koppel met deze POH',
    cancel: 'Annuleer',
    code: 'Koppelcode',
    agreement: /Ik vind het goed/,
    missing: 'Vul de koppelcode in.',
    wrongLength: 'De koppelcode heeft 6 letters of cijfers. Kijk hem na.',
    unknown: 'We vonden geen POH met deze koppelcode.',
    paired: 'Je bent gekoppeld met A.B. Jansen.',
    nobody: 'Nog niemand keek naar je gegevens.',
    record: 'Wie keek in je gegevens',
    days: 'Je ingevulde dagen',
    unpair: 'Stop de koppeling',
    ended: 'De koppeling is gestopt.',
    messages: '/berichten',
    looked: /Je POH bekeek je gegevens/,
    toRecord: 'Bekijk wie er meekeek',
  },
  en: {
    path: '/en/account/my-nurse-practitioner',
    submit: 'Continue with this code',
    whose: 'Is this your practice nurse?',
    confirm: 'Yes, link to this practice nurse',
    cancel: 'Cancel',
    code: 'Link code',
    agreement: /I agree/,
    missing: 'Enter the link code.',
    wrongLength: 'The link code has 6 letters or numbers. Please check it.',
    unknown: 'No POH was found with this link code.',
    paired: 'You’re linked to A.B. Jansen.',
    nobody: 'Nobody has looked at your details yet.',
    record: 'Who has looked at your data',
    days: 'The days you logged',
    unpair: 'End the link',
    ended: 'The link has ended.',
    messages: '/en/messages',
    looked: /Your practice nurse looked at your details/,
    toRecord: 'See who has looked at your details',
  },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  test(
    `somebody pairs with a nurse, sees who looked, and ends it (${language})`,
    variant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/404/);
      const { code } = await nurse(page);
      const { uid } = await participant(page.context(), 'alcohol', { language: language as 'nl' | 'en' });
      await page.goto(address('alcohol', words.path));
      const submit = page.getByRole('button', { name: words.submit });
      await expect(submit).toBeVisible();
      await expectFits(page);
      await submit.press('Enter');
      await expect(page.locator('.error-summary a')).toHaveCount(2);
      await expect(page.getByRole('link', { name: words.missing })).toBeVisible();
      await expectAccessible(page);
      const field = page.getByLabel(words.code, { exact: true });
      await field.fill('12345');
      await page.getByLabel(words.agreement).press('Space');
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: words.wrongLength })).toBeVisible();
      await field.fill('000000');
      await submit.press('Enter');
      await expect(page.getByText(words.unknown)).toBeVisible();
      await expect(field).toHaveValue('000000');
      await expectAccessible(page);

      await field.fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `);
      await field.press('Enter');
      // The nurse of the code is shown before she can see anything; after a no nothing is stored.
      const check = page.getByRole('dialog', { name: words.whose });
      await expect(check.getByText('A.B. Jansen')).toBeVisible();
      await expect(check.getByText('Praktijk Noord')).toBeVisible();
      await expectAccessible(page);
      await check.getByRole('button', { name: words.cancel }).press('Enter');
      await expect(check).toBeHidden();
      await page.reload();
      await field.fill(code);
      await page.getByLabel(words.agreement).press('Space');
      await submit.press('Enter');
      await check.getByRole('button', { name: words.confirm }).press('Enter');
      await expect(page.getByText(words.paired)).toBeVisible();
      await expect(page.getByText('Praktijk Noord')).toBeVisible();
      await expect(page.getByText(words.nobody)).toBeVisible();

      await page.goto(clientPage('zelfhulpalcohol', uid));
      await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Week van \d/ })).toBeVisible();
      await page.goto(address('alcohol', words.path));
      const record = page.getByRole('table', { name: words.record });
      await expect(record.getByRole('row', { name: new RegExp(words.days) })).toContainText(
        'A.B. Jansen, Praktijk Noord',
      );
      await expect(record.getByRole('row')).toHaveCount(3);
      await expectFits(page);

      await page.goto(address('alcohol', words.messages));
      const message = page.getByRole('button', { name: words.looked });
      await expect(message).toHaveCount(1);
      await message.press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: words.toRecord }).press('Enter');
      await expect(record).toBeVisible();

      await page.getByRole('button', { name: words.unpair }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: words.unpair })).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: words.unpair }).press('Enter');
      await expect(page.getByText(words.ended)).toBeVisible();
      await expect(submit).toBeVisible();
      await expect(record).toBeVisible();
      await page.goto(clientPage('zelfhulpalcohol', uid));
      await expect(page.locator('main').getByText('Deze cliënt is niet aan jou gekoppeld.')).toBeVisible();
    },
  );
}

import { expectFits } from '../support/fits.ts';
import { createNurse, getClientPage } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
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

for (const [language, texts] of Object.entries(TEXTS)) {
  test(
    `somebody pairs with a nurse, sees who looked, and ends it (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/404/);
      const { code } = await createNurse(page);
      const { uid } = await createParticipant(page.context(), 'alcohol', { language: language as 'nl' | 'en' });
      await page.goto(getUrl('alcohol', texts.path));
      const submit = page.getByRole('button', { name: texts.submit });
      await expect(submit).toBeVisible();
      await expectFits(page);
      await submit.press('Enter');
      await expect(page.locator('.error-summary a')).toHaveCount(2);
      await expect(page.getByRole('link', { name: texts.missing })).toBeVisible();
      await expectAccessible(page);
      const field = page.getByLabel(texts.code, { exact: true });
      await field.fill('12345');
      await page.getByLabel(texts.agreement).press('Space');
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: texts.wrongLength })).toBeVisible();
      await field.fill('000000');
      await submit.press('Enter');
      await expect(page.getByText(texts.unknown)).toBeVisible();
      await expect(field).toHaveValue('000000');
      await expectAccessible(page);

      await field.fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `);
      await field.press('Enter');
      // The nurse of the code is shown before she can see anything; after a no nothing is stored.
      const check = page.getByRole('dialog', { name: texts.whose });
      await expect(check.getByText('A.B. Jansen')).toBeVisible();
      await expect(check.getByText('Praktijk Noord')).toBeVisible();
      await expectAccessible(page);
      await check.getByRole('button', { name: texts.cancel }).press('Enter');
      await expect(check).toBeHidden();
      await page.reload();
      await field.fill(code);
      await page.getByLabel(texts.agreement).press('Space');
      await submit.press('Enter');
      await check.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.paired)).toBeVisible();
      await expect(page.getByText('Praktijk Noord')).toBeVisible();
      await expect(page.getByText(texts.nobody)).toBeVisible();

      await page.goto(getClientPage('zelfhulpalcohol', uid));
      await expect(page.getByRole('heading', { level: 1, name: 'Sam' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Week van \d/ })).toBeVisible();
      await page.goto(getUrl('alcohol', texts.path));
      const record = page.getByRole('table', { name: texts.record });
      await expect(record.getByRole('row', { name: new RegExp(texts.days) })).toContainText(
        'A.B. Jansen, Praktijk Noord',
      );
      await expect(record.getByRole('row')).toHaveCount(3);
      await expectFits(page);

      await page.goto(getUrl('alcohol', texts.messages));
      const message = page.getByRole('button', { name: texts.looked });
      await expect(message).toHaveCount(1);
      await message.press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: texts.toRecord }).press('Enter');
      await expect(record).toBeVisible();

      await page.getByRole('button', { name: texts.unpair }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: texts.unpair })).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: texts.unpair }).press('Enter');
      await expect(page.getByText(texts.ended)).toBeVisible();
      await expect(submit).toBeVisible();
      await expect(record).toBeVisible();
      await page.goto(getClientPage('zelfhulpalcohol', uid));
      await expect(page.locator('main').getByText('Deze cliënt is niet aan jou gekoppeld.')).toBeVisible();
    },
  );
}

test('a new nurse sees what was chosen for her, not what an earlier one saw', async ({ page }) => {
  const { nl } = TEXTS;
  const [first, second] = [await createNurse(page), await createNurse(page)];
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', nl.path));
  const pair = async (code: string) => {
    await page.getByLabel(nl.code, { exact: true }).fill(code);
    await page.getByLabel(nl.agreement).press('Space');
    await page.getByRole('button', { name: nl.submit }).press('Enter');
    await page.getByRole('dialog', { name: nl.whose }).getByRole('button', { name: nl.confirm }).press('Enter');
    await expect(page.getByText(nl.paired)).toBeVisible();
  };
  const shared = page.getByRole('region', { name: 'Wat deel je met je POH?' });
  await pair(first.code);
  await expect(shared.getByRole('checkbox', { name: 'Mijn dagen en mijn doel' })).toBeChecked();
  await page.getByRole('button', { name: nl.unpair }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: nl.unpair }).press('Enter');
  await expect(page.getByText(nl.ended)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Mijn dagen en mijn doel' }).uncheck();
  await pair(second.code);
  await expect(shared.getByRole('checkbox', { name: 'Mijn dagen en mijn doel' })).not.toBeChecked();
  // The next choice changes nothing else.
  await shared.getByRole('checkbox', { name: 'Mijn antwoorden bij de oefeningen' }).press('Space');
  await expect(page.getByText('Je keuze is bewaard.')).toBeVisible();
  await page.reload();
  await expect(shared.getByRole('checkbox', { name: 'Mijn dagen en mijn doel' })).not.toBeChecked();
});

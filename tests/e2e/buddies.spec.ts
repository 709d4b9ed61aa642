import { randomUUID } from 'node:crypto';
import { expectFits } from './fits.ts';
import { linksIn, mailTo } from './mails.ts';
import { participant } from './people.ts';
import { address, expect, expectAccessible, test } from './story.ts';

const WORDS = {
  nl: {
    own: '/account/buddies',
    name: 'Naam van je buddy',
    email: 'E-mailadres van je buddy',
    submit: 'Nodig uit',
    missing: 'Vul de naam van je buddy in.',
    confirm: 'Verstuur de uitnodiging',
    change: 'Ga terug en pas aan',
    sent: 'De uitnodiging voor Kim is verstuurd.',
    waits: 'Uitgenodigd. Er is nog geen antwoord.',
    subject: /vraagt je iets/,
    accepted: 'Fijn. Je bent nu de buddy van Sam.',
    isBuddy: 'Is je buddy.',
    toRefuse: 'Zeg nee tegen de uitnodiging',
    reason: 'Wil je er iets bij zeggen?',
    refuse: 'Zeg nee',
    refused: /We hebben je antwoord doorgegeven aan Sam/,
    wrote: 'Kim schreef:',
    refuseFailed: 'Je antwoord doorgeven lukte niet. Probeer het opnieuw.',
    remove: 'Verwijder Kim',
    removeConfirm: 'Verwijder',
    removed: 'Kim is verwijderd.',
    unknown: /Deze link werkt niet meer/,
    pages: { accept: '/buddy/accepteren/', stop: '/buddy/stoppen/' },
    stopped: /Je bent gestopt als buddy van Sam/,
    again: 'Word weer buddy',
  },
  en: {
    own: '/en/account/buddies',
    name: 'Name of your buddy',
    email: 'Email address of your buddy',
    submit: 'Invite',
    missing: 'Fill in the name of your buddy.',
    confirm: 'Send the invitation',
    change: 'Go back and change it',
    sent: 'The invitation for Kim has been sent.',
    waits: 'Invited. There is no answer yet.',
    subject: /has a question for you/,
    accepted: 'Good. You are now the buddy of Sam.',
    isBuddy: 'Is your buddy.',
    toRefuse: 'Say no to the invitation',
    reason: 'Would you like to add something?',
    refuse: 'Say no',
    refused: /We have passed on your answer to Sam/,
    wrote: 'Kim wrote:',
    refuseFailed: 'Passing on your answer did not work. Try again.',
    remove: 'Remove Kim',
    removeConfirm: 'Remove',
    removed: 'Kim has been removed.',
    unknown: /This link does not work any more/,
    pages: { accept: '/en/buddy/accept/', stop: '/en/buddy/unsubscribe/' },
    stopped: /You have stopped as the buddy of Sam/,
    again: 'Become a buddy again',
  },
} as const;

for (const [language, words] of Object.entries(WORDS)) {
  test(`somebody asks a buddy, who says yes, stops, and says no after all (${language})`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/404|50[03]|Failed to load/);
    await participant(page.context(), 'alcohol', { language: language as 'nl' | 'en' });
    await page.goto(address('alcohol', words.own));
    const submit = page.getByRole('button', { name: words.submit, exact: true });
    await expect(submit).toBeVisible();
    await expectFits(page);
    await submit.press('Enter');
    await expect(page.getByRole('link', { name: words.missing })).toBeVisible();
    await expectAccessible(page);
    const mail = `${randomUUID()}@example.nl`;
    await page.getByLabel(words.name).fill(' Kim ');
    await page.getByLabel(words.email).fill(mail);
    await submit.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(mail);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.change }).press('Enter');
    await expect(submit).toBeFocused();
    await submit.press('Enter');
    await dialog.getByRole('button', { name: words.confirm }).press('Enter');
    await expect(page.getByText(words.sent)).toBeVisible();
    await expect(page.getByText(words.waits)).toBeVisible();
    await expectAccessible(page);

    const [yes = '', no = ''] = linksIn(await mailTo(mail, words.subject));
    expect(no).not.toBe('');
    await page.goto(yes);
    await expect(page.getByText(words.accepted)).toBeVisible();
    await expectFits(page);
    const pairingCode = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(address('alcohol', words.own));
    await expect(page.getByText(words.isBuddy)).toBeVisible();

    for (const _ of [1, 2]) {
      await page.goto(address('alcohol', words.pages.stop + pairingCode));
      await expect(page.getByText(words.stopped)).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: words.again }).press('Enter');
    await expect(page.getByText(words.accepted)).toBeVisible();

    await page.getByRole('link', { name: words.toRefuse }).press('Enter');
    const refuse = page.getByRole('button', { name: words.refuse });
    await expect(refuse).toBeVisible();
    await expectFits(page);
    await page.getByLabel(words.reason).fill('Te druk. <script>alert(1)</script>');
    await page.route('**/buddy/invite/refuse?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await refuse.press('Enter');
    await expect(page.locator('.form-failure')).toHaveText(words.refuseFailed);
    await expect(page.getByLabel(words.reason)).toHaveValue(/Te druk/);
    await page.unroute('**/buddy/invite/refuse?*');
    await refuse.press('Enter');
    await expect(page.getByText(words.refused)).toBeVisible();
    await expectAccessible(page);

    await page.goto(address('alcohol', words.own));
    await expect(page.getByText(words.wrote)).toBeVisible();
    await expect(page.getByText('Te druk. <script>alert(1)</script>')).toBeVisible();
    await page.getByRole('button', { name: words.remove }).press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.removeConfirm, exact: true }).press('Enter');
    await expect(page.getByText(words.removed)).toBeVisible();
    await expect(page.getByText(mail)).toBeHidden();
    await page.goto(address('alcohol', words.pages.accept + pairingCode));
    await expect(page.locator('main').getByText(words.unknown)).toBeVisible();
    await expect(page.locator('[data-toast]')).toContainText(words.unknown);
    await expectAccessible(page);
  });
}

test('somebody who asks the own address is told so under the form, and nothing is lost', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  const { mail } = await participant(page.context(), 'cannabis');
  await page.goto(address('cannabis', '/account/buddies'));
  await page.getByLabel('Naam van je buddy').fill('Kim');
  await page.getByLabel('E-mailadres van je buddy').fill(mail);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  await expect(page.getByText('De uitnodiging voor Kim is niet verstuurd.')).toBeVisible();
  await expect(page.locator('.form-failure')).toBeVisible();
  await expect(page.getByLabel('E-mailadres van je buddy')).toHaveValue(mail);
  await expectAccessible(page);
});

test('an invitation or a deletion that fails says so, and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  await participant(page.context(), 'cannabis');
  await page.goto(address('cannabis', '/account/buddies'));
  await page.getByLabel('Naam van je buddy').fill('Kim');
  await page.getByLabel('E-mailadres van je buddy').fill(`${randomUUID()}@example.nl`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await page.route('**/buddy/*?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  await expect(page.getByText('De uitnodiging voor Kim is niet verstuurd. Probeer het opnieuw.')).toBeVisible();
  await expect(page.getByLabel('Naam van je buddy')).toHaveValue('Kim');
  await page.unroute('**/buddy/*?*');
  await page.getByRole('button', { name: 'Nodig uit', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  await expect(page.getByText('Uitgenodigd. Er is nog geen antwoord.')).toBeVisible();
  await page.route('**/buddy/*?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Verwijder Kim' }).press('Enter');
  await dialog.getByRole('button', { name: 'Verwijder', exact: true }).press('Enter');
  await expect(page.getByText('Kim verwijderen lukte niet. Probeer het opnieuw.').first()).toBeVisible();
});

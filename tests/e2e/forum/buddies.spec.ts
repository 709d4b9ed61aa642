import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { expectFits } from '../support/fits.ts';
import { getLink, mailTo, readLinks } from '../support/mails.ts';
import { confirmed, createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, productPort, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
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
    again: 'Blijf toch buddy',
    final: /Je bent nu geen buddy/,
  },
  en: {
    own: '/en/account/buddies',
    name: 'Your buddy’s name',
    email: 'Your buddy’s email address',
    submit: 'Invite',
    missing: 'Enter your buddy’s name.',
    confirm: 'Send the invitation',
    change: 'Go back and change it',
    sent: 'We’ve sent the invitation to Kim.',
    waits: 'Invited. No answer yet.',
    subject: /has a question for you/,
    accepted: 'Thank you. You’re now Sam’s buddy.',
    isBuddy: 'Your buddy.',
    toRefuse: 'Turn down the invitation',
    reason: 'Would you like to add anything?',
    refuse: 'Say no',
    refused: /We’ve passed on your answer to Sam/,
    wrote: 'Kim wrote:',
    refuseFailed: 'We could not send your answer. Please try again.',
    remove: 'Remove Kim',
    removeConfirm: 'Remove',
    removed: 'Kim has been removed.',
    unknown: /This link no longer works/,
    pages: { accept: '/en/buddy/accept/', stop: '/en/buddy/unsubscribe/' },
    stopped: /You’re no longer Sam’s buddy/,
    again: 'Stay a buddy',
    final: /You are not a buddy now/,
  },
} as const;

const toBare = (path: string) => `http://localhost:${productPort()}${path}`;

for (const [language, texts] of Object.entries(TEXTS)) {
  test(
    `somebody asks a buddy, who says yes, stops, and says no after all (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/404|409|50[03]|Failed to load/);
      await confirmed(page.context(), 'alcohol', { language: language as 'nl' | 'en' });
      await page.goto(getUrl('alcohol', texts.own));
      const submit = page.getByRole('button', { name: texts.submit, exact: true });
      await expect(submit).toBeVisible();
      await expectFits(page);
      await submit.press('Enter');
      await expect(page.getByRole('link', { name: texts.missing })).toBeVisible();
      await expectAccessible(page);
      const mail = `${randomUUID()}@example.nl`;
      await page.getByLabel(texts.name).fill(' Kim ');
      await page.getByLabel(texts.email).fill(mail);
      await submit.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(mail);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.change }).press('Enter');
      await expect(submit).toBeFocused();
      await submit.press('Enter');
      await dialog.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.sent)).toBeVisible();
      await expect(page.getByText(texts.waits)).toBeVisible();
      await expectAccessible(page);

      const [yes = '', no = ''] = readLinks(await mailTo(mail, texts.subject));
      expect(no).not.toBe('');
      await page.goto(yes);
      await expect(page.getByText(texts.accepted)).toBeVisible();
      await expectFits(page);
      const pairingCode = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.goto(getUrl('alcohol', texts.own));
      await expect(page.getByText(texts.isBuddy)).toBeVisible();

      for (const _ of [1, 2]) {
        await page.goto(getUrl('alcohol', texts.pages.stop + pairingCode));
        await expect(page.getByText(texts.stopped)).toBeVisible();
        expect(page.url()).toBe(toBare(texts.pages.stop + pairingCode));
      }
      await expectAccessible(page);
      await page.goto(yes);
      await expect(page.getByText(texts.final)).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await page.goto(toBare(texts.pages.stop + pairingCode));
      await page.getByRole('button', { name: texts.again }).press('Enter');
      await expect(page.getByText(texts.accepted)).toBeVisible();
      await page.goto(yes);
      await expect(page.getByText(texts.accepted)).toBeVisible();

      await page.getByRole('link', { name: texts.toRefuse }).press('Enter');
      const refuse = page.getByRole('button', { name: texts.refuse });
      await expect(refuse).toBeVisible();
      await expectFits(page);
      await page.getByLabel(texts.reason).fill('Te druk. <script>alert(1)</script>');
      await page.route('**/buddy/invite/refuse?*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await refuse.press('Enter');
      await expect(page.locator('.form-failure')).toHaveText(texts.refuseFailed);
      await expect(page.getByLabel(texts.reason)).toHaveValue(/Te druk/);
      await page.unroute('**/buddy/invite/refuse?*');
      await refuse.press('Enter');
      await expect(page.getByText(texts.refused)).toBeVisible();
      await expectAccessible(page);

      await page.goto(getUrl('alcohol', texts.own));
      await expect(page.getByText(texts.wrote)).toBeVisible();
      await expect(page.getByText('Te druk. <script>alert(1)</script>')).toBeVisible();
      await page.getByRole('button', { name: texts.remove }).press('Enter');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.removeConfirm, exact: true }).press('Enter');
      await expect(page.getByText(texts.removed)).toBeVisible();
      await expect(page.getByText(mail)).toBeHidden();
      await expect(page.locator('#add-buddy')).toBeFocused();
      await page.goto(getUrl('alcohol', texts.pages.accept + pairingCode));
      await expect(page.locator('main').getByText(texts.unknown)).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test('somebody who asks the own address is told so under the form, and nothing is lost', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  const { mail } = await createParticipant(page.context(), 'cannabis');
  await page.goto(getUrl('cannabis', '/account/buddies'));
  await page.getByLabel('Naam van je buddy').fill('Kim');
  await page.getByLabel('E-mailadres van je buddy').fill(mail);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  await expect(page.getByText('De uitnodiging voor Kim is niet verstuurd.')).toBeVisible();
  await expect(page.locator('.form-failure')).toBeVisible();
  await expect(page.getByLabel('E-mailadres van je buddy')).toHaveValue(mail);
  await expectAccessible(page);
});

test('whoever has yet to confirm their own address reads that the invitation waits for it', async ({ page }) => {
  const me = await createParticipant(page.context(), 'cannabis');
  const mail = `${randomUUID()}@example.nl`;
  await page.goto(getUrl('cannabis', '/account/buddies'));
  await page.getByLabel('Naam van je buddy').fill('Kim');
  await page.getByLabel('E-mailadres van je buddy').fill(mail);
  await page.getByRole('button', { name: 'Nodig uit' }).click();
  await expect(page.getByText('Je uitnodiging gaat weg zodra je je eigen e-mailadres hebt bevestigd.')).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(page.getByText('De uitnodiging voor Kim staat klaar.')).toBeVisible();
  await expect(page.getByText('Gaat weg zodra je je e-mailadres hebt bevestigd.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(getLink(await mailTo(me.mail, /Bevestig/)));
  await expect(page.getByText('Je e-mailadres is bevestigd. Dank je wel.')).toBeVisible();
  await mailTo(mail, /vraagt je iets/);
  await page.goto(getUrl('cannabis', '/account/buddies'));
  await expect(page.getByText('Uitgenodigd. Er is nog geen antwoord.')).toBeVisible();
  await page.getByLabel('Naam van je buddy').fill('Noor');
  await page.getByLabel('E-mailadres van je buddy').fill(`${randomUUID()}@example.nl`);
  await page.getByRole('button', { name: 'Nodig uit' }).click();
  await expect(page.getByRole('button', { name: 'Verstuur de uitnodiging' })).toBeVisible();
  await expect(page.getByText('Je uitnodiging gaat weg zodra')).toBeHidden();
});

test('an invitation or a deletion that fails says so, and can be tried again', async ({ page, expectNoise }) => {
  expectNoise(/500/);
  await confirmed(page.context(), 'cannabis');
  await page.goto(getUrl('cannabis', '/account/buddies'));
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

/** Names, labels, keys and texts of every programme, as they could occur in a URL, a text or a script. */
const TELLING =
  /alcohol|tabak|tobacco|gokken|gambl|cannabis|coca[iï]n|naasten|close-ones|begeleid|guided|\b(drink|drank|rook|roken|smok|wiet|blow|glazen|glasses|sigaret|cigar|verslav|addict)/i;

/** Records everything that a browser sends and receives: URLs, headers of both directions, and bodies. */
async function listen(context: BrowserContext) {
  const received: string[] = [];
  const pendingRequest: Promise<void>[] = [];
  // Includes requests that a browser sends automatically.
  const addresses = new Set([toBare('/favicon.svg'), toBare('/favicon.ico')]);
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    received.push(`${route.request().url()}\n${route.request().postData()}\n${await response.text()}`);
    await route.fulfill({ response });
  });
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'GET') addresses.add(response.url());
    const read = async () => {
      const headers = [await response.allHeaders(), await request.allHeaders()];
      received.push(`${response.url()}\n${JSON.stringify(headers)}`);
    };
    pendingRequest.push(read());
  });
  return async () => {
    await Promise.all(pendingRequest);
    // Responses are fetched again: a browser discards the body of a page that it left.
    for (const item of addresses) received.push(`${item}\n${await (await fetch(item, { redirect: 'manual' })).text()}`);
    return received;
  };
}

for (const [label, language] of [
  ['gokken', 'nl'],
  ['cannabis', 'en'],
] as const) {
  test(`a buddy never learns the programme: nothing of the mail, the pages or their calls tells it (${label}, ${language})`, async ({
    page,
    browser,
    expectNoise,
  }) => {
    expectNoise(/status of 404/);
    const texts = TEXTS[language];
    await confirmed(page.context(), label, { language });
    await page.goto(getUrl(label, texts.own));
    const mail = `${randomUUID()}@example.nl`;
    await page.getByLabel(texts.name).fill('Kim');
    await page.getByLabel(texts.email).fill(mail);
    await page.getByRole('button', { name: texts.submit, exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: texts.confirm }).press('Enter');
    await expect(page.getByText(texts.sent)).toBeVisible();

    const invitation = await mailTo(mail, texts.subject);
    expect(invitation.text).not.toMatch(TELLING);
    const [yes = '', no = ''] = readLinks(invitation);
    const context = await browser.newContext();
    const receivedBy = await listen(context);
    const guest = await context.newPage();
    await guest.goto(yes);
    await expect(guest.getByText(texts.accepted)).toBeVisible();
    const pairingCode = new URL(guest.url()).pathname.split('/').at(-1) ?? '';
    expect(guest.url()).toBe(toBare(texts.pages.accept + pairingCode));
    await expect(guest.locator('html')).toHaveAttribute('lang', language);
    await guest.goto(no, { waitUntil: 'domcontentloaded' });
    await guest.getByRole('button', { name: texts.refuse }).press('Enter');
    await expect(guest.getByText(texts.refused)).toBeVisible();
    await guest.goto(toBare(texts.pages.stop + pairingCode));
    await expect(guest.getByText(texts.stopped)).toBeVisible();
    await guest.getByRole('button', { name: texts.again }).press('Enter');
    await expect(guest.getByText(texts.accepted)).toBeVisible();
    // A link that was copied incorrectly.
    await guest.goto(toBare(`/l/${pairingCode}`));
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    const received = await receivedBy();
    expect(received.length).toBeGreaterThan(8);
    expect(
      received.filter((item) => TELLING.test(item)).map((item) => [item.split('\n')[0], TELLING.exec(item)?.[0]]),
    ).toEqual([]);
    await context.close();

    await page.goto(getUrl(label, texts.own));
    await expect(page.getByText(texts.isBuddy)).toBeVisible();
  });
}

test('a code of one programme is nobody’s on the host of another', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  await confirmed(page.context(), 'gokken');
  await page.goto(getUrl('gokken', '/account/buddies'));
  const mail = `${randomUUID()}@example.nl`;
  await page.getByLabel('Naam van je buddy').fill('Kim');
  await page.getByLabel('E-mailadres van je buddy').fill(mail);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  const [yes = ''] = readLinks(await mailTo(mail, TEXTS.nl.subject));
  await page.goto(yes);
  await expect(page.getByText(TEXTS.nl.accepted)).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(getUrl('tabak', pathname));
  await expect(page.getByText(TEXTS.nl.unknown)).toBeVisible();
  await page.goto(getUrl('gokken', pathname));
  await expect(page.getByText(TEXTS.nl.accepted)).toBeVisible();
  expect(page.url()).toBe(toBare(pathname));
});

test('a page that nobody sees yet accepts nothing', async ({ page, context }) => {
  await confirmed(context, 'gokken');
  await page.goto(getUrl('gokken', '/account/buddies'));
  const mail = `${randomUUID()}@example.nl`;
  await page.getByLabel('Naam van je buddy').fill('Kim');
  await page.getByLabel('E-mailadres van je buddy').fill(mail);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  const [yes = ''] = readLinks(await mailTo(mail, TEXTS.nl.subject));
  const guest = await context.newPage();
  await guest.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    addEventListener('seen', () => {
      state = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  await guest.goto(yes);
  await guest.waitForLoadState('networkidle');
  await expect(guest.getByText(TEXTS.nl.accepted)).toBeHidden();
  await guest.evaluate(() => dispatchEvent(new Event('seen')));
  await expect(guest.getByText(TEXTS.nl.accepted)).toBeVisible();
});

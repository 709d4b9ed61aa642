import { openRows } from '../support/account.ts';
import { getLink, mailTo } from '../support/mails.ts';
import { createParticipant, logIn, registered } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

const TEXTS = {
  nl: {
    home: '/dagboek',
    empty: 'Je dagboek is nog leeg',
    fresh: '/dagboek/nieuwe-ervaring',
    body: 'Wat wil je onthouden?',
    save: 'Bewaar in je dagboek',
    out: /Je was uitgelogd/,
  },
  en: {
    home: '/en/diary',
    empty: 'Your diary is still empty',
    fresh: '/en/diary/new-entry',
    body: 'What would you like to remember?',
    save: 'Save to your diary',
    out: /You were logged out/,
  },
} as const;

const PRIVATE = 'Dit schrijft Anna, en het is van haar.';

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];

  test(`words typed for one person are not saved for another who came since, and stay where they are (${language})`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/409/);
    await createParticipant(context, 'alcohol', { language });
    const other = await registered('alcohol', { language });
    await page.goto(getUrl('alcohol', texts.fresh));
    await page.getByLabel(texts.body).fill(PRIVATE);
    await logIn(context, other);
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.out).first()).toBeVisible();
    await expect(page.getByLabel(texts.body)).toHaveValue(PRIVATE);
    await expectAccessible(page);
    const second = await context.newPage();
    await second.goto(getUrl('alcohol', texts.home));
    await expect(second.getByRole('main')).toContainText(texts.empty);
  });
}

test('a tab of whoever was here before hears that another person arrived', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  const other = await registered('alcohol');
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await logIn(context, other);
  const second = await context.newPage();
  await second.goto(getUrl('alcohol', '/programma'));
  await page.waitForFunction(() => !('before' in window));
});

test('a link for a new password that another person’s browser opens logs them out, and shows nothing of theirs', async ({
  page,
  context,
  browser,
}) => {
  const asking = await registered('alcohol');
  const otherPage = await browser.newPage();
  await otherPage.goto(getUrl('alcohol', '/wachtwoord-vergeten'));
  await otherPage.getByLabel('E-mailadres').fill(asking.mail);
  await otherPage.getByRole('button', { name: 'Stuur mij een link' }).click();
  const link = getLink(await mailTo(asking.mail, /wachtwoord/i));
  await otherPage.context().close();

  await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByLabel(TEXTS.nl.body).fill(PRIVATE);
  await page.evaluate(() => Object.assign(window, { before: true }));
  const second = await context.newPage();
  await second.goto(link);
  await second.locator('#reset-password').fill('een nieuwe zin met 7 woorden');
  await second.getByLabel('Hetzelfde wachtwoord nog een keer').fill('een nieuwe zin met 7 woorden');
  await second.getByRole('button', { name: 'Bewaar mijn wachtwoord' }).click();
  await expect(second.getByText('Je nieuwe wachtwoord is bewaard. Je bent ingelogd.')).toBeVisible();

  await page.waitForFunction(() => !('before' in window));
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await expect(page.getByLabel(TEXTS.nl.body)).toHaveValue('');
  await second.goto(getUrl('alcohol', '/account'));
  await openRows(second);
  await expect(second.getByText(asking.mail).first()).toBeVisible();
});

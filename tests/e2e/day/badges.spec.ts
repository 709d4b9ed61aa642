import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    diary: '/dagboek/nieuwe-ervaring',
    badges: '/badges',
    title: 'Medailles',
    messages: '/berichten',
    body: 'Wat wil je onthouden?',
    save: 'Bewaar in je dagboek',
    none: 'Je eerste medaille komt vanzelf, na je eerste dag.',
    badge: 'Voor mezelf geschreven',
    today: 'Vandaag',
    together: 'Samen',
    share: '1 van 3, 33\u00a0%',
    close: 'Sluit',
    quiet: 'Geen berichten',
    fresh: 'Nieuw',
    toBadges: 'Bekijk je medailles',
    help: '/hulp',
    menu: 'Je account',
    waiting: 'Je account 1 nieuw bericht',
    way: /^Berichten/,
    wayWaiting: 'Berichten 1 nieuw bericht',
  },
  en: {
    diary: '/en/diary/new-entry',
    badges: '/en/badges',
    title: 'Badges',
    messages: '/en/messages',
    body: 'What would you like to remember?',
    save: 'Save to your diary',
    none: 'You’ll get your first badge after your first day.',
    badge: 'Written for myself',
    today: 'Today',
    together: 'Together',
    share: '1 of 3, 33\u00a0%',
    close: 'Close',
    quiet: 'No messages',
    fresh: 'New',
    toBadges: 'See your badges',
    help: '/en/help',
    menu: 'Your account',
    waiting: 'Your account 1 new message',
    way: /^Messages/,
    wayWaiting: 'Messages 1 new message',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];

  test(
    `a badge comes with a message, which is read in a popup and leads to the badges (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.badges));
      const heading = page.getByRole('heading', { level: 1, name: texts.title });
      await expect(heading).toBeVisible();
      // Visible, not only for a screen reader.
      expect((await heading.boundingBox())?.height).toBeGreaterThan(30);
      await expect(page.getByText(texts.none)).toBeVisible();
      await expectAccessible(page);
      await page.goto(getUrl('alcohol', texts.messages));
      await expect(page.getByRole('heading', { name: texts.quiet })).toBeVisible();
      await expectAccessible(page);

      await page.goto(getUrl('alcohol', texts.diary));
      await page.getByLabel(texts.body).fill('Eerste');
      await page.getByRole('button', { name: texts.save }).click();
      await expect(page.getByRole('link', { name: 'Eerste', exact: true })).toBeVisible();

      const account = page.locator('.account-menu > summary');
      await page.goto(getUrl('alcohol', texts.help));
      await expect(account).toHaveAccessibleName(texts.waiting);
      await account.press('Enter');
      const link = page.getByRole('navigation', { name: texts.menu }).getByRole('link', { name: texts.way });
      await expect(link).toHaveAccessibleName(texts.wayWaiting);
      await expectAccessible(page);
      await link.press('Enter');
      const message = page.getByRole('button', { name: texts.badge });
      await expect(message).toContainText(texts.fresh);
      await expect(message.locator('.medal')).toBeVisible();
      await expectAccessible(page);
      await message.press('Enter');
      const popup = page.getByRole('dialog');
      await expect(popup).toContainText(texts.badge);
      await expect(popup.locator('.medal')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(message).toBeFocused();
      await expect(message).not.toContainText(texts.fresh);
      await expect(account).toHaveAccessibleName(texts.menu);
      await page.reload();
      await expect(message).toBeVisible();
      await expect(message).not.toContainText(texts.fresh);

      // The phone's back button closes the popup, not the page below it.
      await message.press('Enter');
      await expect(popup).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(popup).toBeHidden();
      await expect(message).toBeVisible();
      await message.press('Enter');
      await popup.getByRole('link', { name: texts.toBadges }).press('Enter');
      const badge = page.getByRole('listitem').filter({ hasText: texts.badge });
      await expect(badge).toContainText(texts.today);
      await expect(page.getByRole('listitem').filter({ hasText: texts.together })).toContainText(texts.share);
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.close }).press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.messages));
    },
  );
}

test('badges and messages fit a small screen, and Escape closes the badges', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/berichten'));
  await expect(page.getByRole('heading', { name: 'Geen berichten' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(getUrl('alcohol', '/badges'));
  await page.getByText('Al je medailles').press('Enter');
  await expect(page.getByRole('heading', { name: 'Kijken' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.waitForURL(getUrl('alcohol', '/programma'));
});

import { randomUUID } from 'node:crypto';
import { announcePurge } from '#src/cms/db/purge.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    label: 'cocaine',
    path: '/hulp',
    login: '/inloggen',
    hide: 'Verberg dit bericht',
    question: 'Mogen we je keuze onthouden?',
  },
  en: {
    label: 'gokken',
    path: '/en/help',
    login: '/en/login',
    hide: 'Hide this message',
    question: 'May we remember your choice?',
  },
} as const;

const DOMAINS = { nl: 'cocaine', en: 'gambling' } as const;

const TITLES = ['Eerste melding', 'Tweede melding'];

/** Publishes an alert, or unpublishes those of this story: other stories have separate alerts. */
function change(language: 'nl' | 'en', title: string | null): Promise<void> {
  return withContentSystem(getProduct(), async ({ database: { pool } }) => {
    if (title === null) {
      await pool.query(
        `delete from crisis_alerts where domains @> array[$1] and id in
         (select alert_id from crisis_alert_translations where title = any($2))`,
        [DOMAINS[language], TITLES],
      );
    } else {
      await pool.query(
        `with made as (insert into crisis_alerts (uuid, type, domains) values ($1, 'crisis', array[$2]) returning id)
         insert into crisis_alert_translations (alert_id, language, title, body) select id, $3, $4, $5 from made`,
        [
          randomUUID(),
          DOMAINS[language],
          language,
          title,
          '<p>Bel <img src=x onerror=alert(1)><a href="tel:08000113">113</a>.</p><p>Dag en nacht.</p>',
        ],
      );
    }
    await announcePurge(pool, ['alerts']);
  });
}

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];

  test(
    `an alert is shown to logged-in people, is hidden with consent, and a new one shows (${language})`,
    getVariant(language === 'nl'),
    async ({ page, context }) => {
      await change(language, 'Eerste melding');
      try {
        await page.goto(getUrl(texts.label, texts.login));
        await expect(page.getByText('Eerste melding')).toHaveCount(0);

        await createParticipant(context, texts.label, { language });
        await page.goto(getUrl(texts.label, texts.path));
        const alert = page.getByRole('article').filter({ hasText: 'Eerste melding' });
        await expect(alert).toContainText('Bel 113.');
        await expect(alert.locator('img')).toHaveCount(0);
        await expect(alert.getByRole('link', { name: '113' })).toHaveAttribute('href', 'tel:08000113');
        await expect(alert.getByRole('paragraph')).toHaveText(['Bel 113.', 'Dag en nacht.']);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await alert.getByRole('button', { name: texts.hide }).press('Enter');
        await expect(alert).toHaveCount(0);
        // Without consent to store the choice, the alert is hidden in this tab only.
        await page.reload();
        await expect(page.locator('.account-menu > summary')).toBeVisible();
        await expect(alert).toHaveCount(0);
        const laterPage = await context.newPage();
        await laterPage.goto(getUrl(texts.label, texts.path));
        await expect(laterPage.getByRole('article').filter({ hasText: 'Eerste melding' })).toBeVisible();
        await laterPage.close();

        await context.clearCookies({ name: 'consent' });
        await page.evaluate(() => sessionStorage.removeItem('hidden_alerts'));
        await page.reload();
        await alert.getByRole('button', { name: texts.hide }).press('Enter');
        await expect(alert).toHaveCount(0);
        await page.getByRole('region', { name: texts.question }).getByRole('button').first().press('Enter');
        await expect(page.getByRole('region', { name: texts.question })).toBeHidden();
        await page.evaluate(() => sessionStorage.removeItem('hidden_alerts'));
        await change(language, 'Tweede melding');
        await page.reload();
        await expect(page.getByRole('article').filter({ hasText: 'Tweede melding' })).toBeVisible();
        await expect(alert).toHaveCount(0);
      } finally {
        await change(language, null);
      }
    },
  );
}

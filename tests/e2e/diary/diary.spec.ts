import type { Locator, Page } from '@playwright/test';
import { getUserToday } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    home: '/dagboek',
    fresh: '/dagboek/nieuwe-ervaring',
    first: 'Schrijf iets nieuws',
    empty: 'Je dagboek is nog leeg',
    more: 'Andere dag of eigen titel',
    opener: 'Ik merkte dat …',
    opened: 'Ik merkte dat ',
    date: 'Datum',
    title: 'Titel',
    body: 'Wat wil je onthouden?',
    save: 'Bewaar in je dagboek',
    missing: 'Geef je tekst een titel.',
    wrongDate: 'Deze datum klopt niet. Schrijf dag, maand en jaar, zoals 09/11/2026.',
    farDate: 'Deze dag is meer dan een jaar vooruit. Klopt het jaar?',
    added: '“Rondje om de plas” staat in je dagboek.',
    edit: 'Pas aan',
    saveChange: 'Bewaar je wijziging',
    changed: '“Rondje” is aangepast.',
    remove: 'Verwijder',
    yes: 'Verwijder de tekst',
    no: 'Bewaar de tekst',
    deleted: '“Rondje” is verwijderd.',
  },
  en: {
    home: '/en/diary',
    fresh: '/en/diary/new-entry',
    first: 'Write a new entry',
    empty: 'Your diary is still empty',
    more: 'Choose another day or title',
    opener: 'I noticed that …',
    opened: 'I noticed that ',
    date: 'Date',
    title: 'Title',
    body: 'What would you like to remember?',
    save: 'Save to your diary',
    missing: 'Give your entry a title.',
    wrongDate: 'Enter a real date, with day, month and year, such as 09/11/2026.',
    farDate: 'This day is more than a year away. Is the year right?',
    added: '“Rondje om de plas” is in your diary.',
    edit: 'Edit',
    saveChange: 'Save changes',
    changed: '“Rondje” has been changed.',
    remove: 'Delete',
    yes: 'Delete entry',
    no: 'Keep entry',
    deleted: '“Rondje” has been deleted.',
  },
} as const;

const thisYear = new Date().getFullYear();

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];
  const label = language === 'nl' ? 'alcohol' : 'naasten';

  test(
    `an entry is written, read, changed and deleted with the keyboard alone (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createParticipant(page.context(), label, { language });
      await page.goto(getUrl(label, texts.home));
      await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.opener }).press('Enter');
      await expect(page.getByLabel(texts.body)).toHaveValue(texts.opened);
      // Reading an entry leaves no draft.
      await page.goBack();
      await page.getByRole('link', { name: texts.first }).press('Enter');
      await page.waitForURL(getUrl(label, texts.fresh));

      // Day and title have values: they are collapsed, and open automatically if one is invalid.
      await page.getByText(texts.more, { exact: true }).press('Enter');
      await page.getByLabel(texts.date).fill('31/02/2026');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      const summary = page.getByRole('alert').filter({ hasText: texts.missing });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link', { name: texts.wrongDate })).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(texts.date).fill('08/11/2126');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await expect(summary.getByRole('link', { name: texts.farDate })).toBeVisible();

      await page.getByLabel(texts.date).fill(`08/11/${thisYear}`);
      await page.getByLabel(texts.title).fill('Rondje om de plas');
      await page.getByLabel(texts.body).fill('Het waaide hard.\nDe trek was weg.');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await page.waitForURL(getUrl(label, texts.home));
      await expect(page.getByText(texts.added)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Rondje om de plas', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Rondje om de plas' })).toBeVisible();
      await expect(page.getByText('De trek was weg.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.edit }).press('Enter');
      await expect(page.getByLabel(texts.body)).toBeFocused();
      await page.getByLabel(texts.title).fill('Rondje');
      await page.getByRole('button', { name: texts.saveChange }).press('Enter');
      await expect(page.getByText(texts.changed)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Rondje' })).toBeVisible();

      const remove = page.getByRole('button', { name: texts.remove, exact: true });
      await remove.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.no }).press('Enter');
      await expect(remove).toBeFocused();
      await remove.press('Enter');
      await page.getByRole('button', { name: texts.yes }).press('Enter');
      await page.waitForURL(getUrl(label, texts.home));
      await expect(page.getByText(texts.deleted)).toBeVisible();
      await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible();
    },
  );
}

async function write(page: Page, title: string, body: string) {
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByText('Andere dag of eigen titel', { exact: true }).click();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Wat wil je onthouden?').fill(body);
  await page.getByRole('button', { name: 'Bewaar in je dagboek' }).click();
}

/** Saves another text in the entry of the page, in another tab. */
async function changeInOtherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Wat wil je onthouden?').fill('van de ander');
  await other.getByRole('button', { name: 'Bewaar je wijziging' }).click();
  await expect(other.getByText('“Vandaag” is aangepast.')).toBeVisible();
}

test('of two tabs that change one entry the second shows both texts and loses neither', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/412/);
  await createParticipant(context, 'alcohol');
  await write(page, 'Vandaag', 'eerst');
  await page.waitForURL(getUrl('alcohol', '/dagboek'));
  await page.getByRole('link', { name: 'Pas aan (Vandaag)' }).click();
  const body = page.getByLabel('Wat wil je onthouden?');
  await expect(body).toHaveValue('eerst');
  await changeInOtherTab(page);

  await body.fill('van mij');
  await page.getByRole('button', { name: 'Bewaar je wijziging' }).click();
  const region = page.getByRole('region', { name: 'Intussen ergens anders bewaard' });
  await expect(region).toContainText('van de ander');
  await expect(body).toHaveValue('van mij');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet deze tekst boven de mijne' }).click();
  await expect(body).toHaveValue('van de ander\n\nvan mij');
  await page.getByRole('button', { name: 'Bewaar mijn tekst' }).click();
  await expect(page.locator('.typed-text')).toHaveText('van de ander\n\nvan mij');
});

test('a draft of an older version shows the newer one before it is saved, also after the page was loaded again', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/412/);
  await createParticipant(context, 'alcohol');
  await write(page, 'Vandaag', 'eerst');
  await page.waitForURL(getUrl('alcohol', '/dagboek'));
  await page.getByRole('link', { name: 'Pas aan (Vandaag)' }).click();
  const body = page.getByLabel('Wat wil je onthouden?');
  await body.fill('van mij');
  await changeInOtherTab(page);

  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(body).toHaveValue('van mij');
    await page.getByRole('button', { name: 'Bewaar je wijziging' }).click();
    await expect(page.getByRole('region', { name: 'Intussen ergens anders bewaard' })).toContainText('van de ander');
  }
  await page.getByRole('button', { name: 'Bewaar mijn tekst' }).click();
  await expect(page.locator('.typed-text')).toHaveText('van mij');
  await expect(page.getByRole('button', { name: 'Pas aan', exact: true })).toBeFocused();
});

test('what is typed stays in the tab until it is saved, and can be thrown away', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByText('Andere dag of eigen titel', { exact: true }).click();
  await page.getByLabel('Titel').fill('Nog niet af');
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue('Nog niet af');
  await expect(page.getByLabel('Titel')).toBeVisible();
  await expect(page.getByText('Dit schreef je eerder.')).toBeVisible();
  await page.getByRole('button', { name: 'Gooi dit weg' }).click();
  await expect(page.getByLabel('Titel')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue('');
});

test('a text that speaks of not wanting to live is saved and shows help at once', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await write(page, 'Moe', 'Ik wil niet meer leven.');
  const help = page.getByRole('dialog', { name: 'Je hoeft dit niet alleen te doen' });
  await expect(help.getByRole('link', { name: /0800-0113/ })).toHaveAttribute('href', 'tel:08000113');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.waitForURL(getUrl('alcohol', '/dagboek'));
  await expect(page.getByRole('link', { name: 'Moe', exact: true })).toBeVisible();
});

test('a failed save tells so with the title, and keeps what was typed', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createParticipant(page.context(), 'alcohol');
  await page.route('**/api/nl/node?**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'Vandaag', 'Een zin.');
  await expect(page.getByText('“Vandaag” is nog niet bewaard. Probeer het opnieuw.')).toBeVisible();
  await expect(page.getByText('We kunnen de site nu niet bereiken.')).toBeVisible();
  await expect(page.getByLabel('Wat wil je onthouden?')).toHaveValue('Een zin.');
});

test('hostile texts stay texts, and nothing scrolls sideways on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createParticipant(page.context(), 'alcohol');
  const title = `<img src=x onerror=alert(1)> \u202egnola ${'w'.repeat(120)}`;
  await write(page, title, `<script>alert(1)</script> z\u200bero ${'🌱'.repeat(300)} ${'x'.repeat(400)}`);
  await page.waitForURL(getUrl('alcohol', '/dagboek'));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
  await page.getByRole('status').getByRole('button', { name: 'Sluit' }).click();
  await page.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.locator('.typed-text')).toContainText('<script>alert(1)</script>');
  await expectNoSidewaysScroll(page);
});

test('a failed change or deletion says so with the title, and the entry stays', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createParticipant(page.context(), 'alcohol');
  await write(page, 'Vandaag', 'Een zin.');
  await page.waitForURL(getUrl('alcohol', '/dagboek'));
  await page.route(/\/api\/nl\/node\/\d+\?/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: 'Verwijder (Vandaag)' }).press('Enter');
  await page.getByRole('button', { name: 'Verwijder de tekst' }).press('Enter');
  await expect(page.getByText('“Vandaag” is niet verwijderd. Probeer het opnieuw.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pas aan (Vandaag)' }).press('Enter');
  await page.getByLabel('Wat wil je onthouden?').fill('Twee zinnen.');
  await page.getByRole('button', { name: 'Bewaar je wijziging' }).press('Enter');
  await expect(page.getByText('“Vandaag” is nog niet aangepast. Probeer het opnieuw.').first()).toBeVisible();
  await expect(page.getByLabel('Wat wil je onthouden?')).toHaveValue('Twee zinnen.');
});

for (const { language, label, home, paths, words } of [
  {
    language: 'nl',
    label: 'alcohol',
    home: '/programma',
    paths: { fresh: '/dagboek/nieuwe-ervaring', diary: '/dagboek' },
    words: {
      more: 'Meer',
      write: 'Schrijf iets',
      text: 'Wat wil je onthouden?',
      opener: 'Wat hielp, was',
      typed: 'een rondje om de plas.',
      save: 'Bewaar in je dagboek',
      title: 'Wat hielp, was een rondje om de plas.',
    },
  },
  {
    language: 'en',
    label: 'alcohol',
    home: '/en/program',
    paths: { fresh: '/en/diary/new-entry', diary: '/en/diary' },
    words: {
      more: 'More',
      write: 'Write something',
      text: 'What would you like to remember?',
      opener: 'What helped was',
      typed: 'a walk around the lake.',
      save: 'Save to your diary',
      title: 'What helped was a walk around the lake.',
    },
  },
] as const) {
  test(
    `an entry is three taps and one text away from the programme (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await createParticipant(page.context(), label, { language });
      await page.goto(getUrl(label, home));
      let taps = 0;
      const tap = async (locator: Locator) => {
        taps += 1;
        await locator.click();
      };
      await tap(page.locator('nav.tab-bar summary').filter({ hasText: words.more }));
      await tap(page.locator('.more-rows').getByRole('link', { name: words.write }));
      await page.waitForURL(getUrl(label, paths.fresh));
      const body = page.getByLabel(words.text);
      await expect(body).toBeInViewport({ ratio: 1 });
      await body.fill(words.title);
      await tap(page.getByRole('button', { name: words.save }));
      await page.waitForURL(getUrl(label, paths.diary));
      await expect(page.getByRole('link', { name: words.title, exact: true })).toBeVisible();
      expect(taps).toBeLessThanOrEqual(3);
    },
  );

  test(
    `words to begin with stand in the box, ready to be typed on (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await createParticipant(page.context(), label, { language });
      await page.goto(getUrl(label, paths.fresh));
      const body = page.getByLabel(words.text);
      await page.getByRole('button', { name: words.opener }).press('Enter');
      await expect(body).toBeFocused();
      await page.keyboard.type(words.typed);
      await expect(body).toHaveValue(words.title);
      await page.getByRole('button', { name: words.opener }).press('Enter');
      await expect(body).toHaveValue(`${words.title}\n${words.opener} `);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
}

test('the picture above a new text has the light of the visitor’s own hour', async ({ page, context }) => {
  await createParticipant(context, 'alcohol');
  for (const [hour, isEvening] of [
    ['11:00', false],
    ['21:30', true],
  ] as const) {
    await movePage(page, new Date(`${getUserToday()}T${hour}:00Z`));
    await page.goto(getUrl('alcohol', TEXTS.nl.fresh));
    await expect(page.getByLabel(TEXTS.nl.body)).toBeVisible();
    await expect(page.locator('[data-hour] .diary-writing[data-light="hour"]')).toHaveCount(isEvening ? 1 : 0);
  }
});

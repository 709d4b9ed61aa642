import { randomUUID } from 'node:crypto';
import { until } from './engine/until.ts';
import { createJourney, type Journey } from './journey.ts';
import type { JourneyPage } from './page.ts';
import { createParticipant, PASSWORD } from './people.ts';

/** Returns the position and number of a form's questions. Runs in the page. */
const readProgress = () => {
  const progress = document.querySelector('main progress') as HTMLProgressElement | null;
  return progress === null ? null : { value: progress.value, max: progress.max };
};

/** Two clicks within this time may be one double click. */
const DOUBLE_PRESS_MS = 2_000;

/** Clicks until the next text is shown: the second of two quick clicks at one position counts as a double click. */
async function pressUntil(page: JourneyPage, text: string, next: string): Promise<void> {
  const isNextPage = async () => new RegExp(next, 'i').test(await page.text());
  while (!(await isNextPage())) {
    await page.press(text);
    await until(`"${next}" is there`, isNextPage, DOUBLE_PRESS_MS).catch(() => false);
  }
}

/** Journeys of visitors, up to their first screen as a participant. */
export const VISITOR: readonly Journey[] = [
  createJourney('help', async ({ page, address }) => {
    await page.open(address('alcohol', '/hulp'));
    await page.sees('0800-0113');
    // The dialog adds an entry to the history, which the quick exit goes back first.
    await page.press('^Ik wil nu met iemand praten$');
    await until('the dialog has its entry', () => page.run(() => history.state?.popups === 1));
    await page.press('^Snel weg$');
    // The target of the quick exit does not respond: the page is left, or the browser reports it.
    await until('the page is left', () =>
      page.run(() => !/localhost$/.test(location.hostname)).catch((error: unknown) => error instanceof Error),
    );
  }),
  createJourney('landing', async ({ page, address }) => {
    await page.open(address('alcohol', '/'));
    await page.press('^Menu$');
    await page.sees('Inloggen|Log in');
    await page.open(address('alcohol', '/'));
    await page.press('^Begin gratis');
    await page.at(/^\/registreren$/);
  }),
  createJourney('registration', async ({ page, address }) => {
    await page.open(address('alcohol', '/registreren'));
    const { max = 0 } = (await page.run(readProgress)) ?? {};
    for (let question = 1; question <= max; question += 1) {
      const isOver = async () => (await page.run(readProgress))?.value !== question;
      // The second of two quick clicks at one position counts as a double click: the question needs another.
      while (!(await isOver())) {
        await page.press('^Nee$');
        await until(`question ${question} is over`, isOver, DOUBLE_PRESS_MS).catch(() => false);
      }
    }
    await page.at(/^\/registreren\/gegevens$/);
    await page.fill('Hoe mogen we je noemen', 'Sam');
    await page.fill('E-mailadres', `${randomUUID()}@example.nl`);
    await page.fill('^Wachtwoord', PASSWORD);
    await page.press('18 jaar of ouder');
    await page.press('Ik geef toestemming');
    await page.press('Ik heb de privacyverklaring gelezen');
    await page.press('^Maak mijn account$');
    await page.at(/^\/welkom$/);
  }),
  createJourney('welcome', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/welkom'));
    await page.press('^Volgende$');
    await page.press('^Volgende$');
    await page.sees('Je bent niet alleen');
    await page.press('^Begin met veiligheid$');
    await page.at(/^\/form\/alcohol_1_1$/);
  }),
  createJourney('wave', async ({ page, address }) => {
    await page.open(address('alcohol', '/trek-nu'));
    await page.press('^Ik heb trek');
    for (const _ of Array.from({ length: 7 })) await page.press('^Verder$');
    await page.sees('0800-0113|113');
    await until('the wave is closed', () => page.run(() => document.querySelector('dialog[open]') === null));
  }),
  createJourney('looking', async ({ page, address }) => {
    await page.open(address('alcohol', '/kijken'));
    await page.press('^Begin met kijken$');
    await pressUntil(page, '^Nee$', 'Zeg je op een van deze vragen ja');
    await pressUntil(page, '^Nee$', 'Bewaar deze dag');
    await page.fill('Hoeveel', '9');
    await page.press('^Bewaar deze dag$');
    await page.sees('Genoteerd, alleen op dit apparaat');
    await page.sees('Neem deze cijfers mee naar je huisarts');
    // The week remains on a new visit, and is deleted after one click.
    await page.open(address('alcohol', '/kijken'));
    await page.press('^Laat mijn dagen zien$');
    await page.press('^Bekijk mijn week$');
    await page.sees('Je noteerde 1 dag');
    await page.press('^Wis mijn week$');
    await page.sees('Je week is gewist');
    // The tab may still have the owner of an earlier journey's drafts.
    const isErased = () => Object.keys({ ...localStorage, ...sessionStorage }).every((key) => key === 'draft_owner');
    await until('nothing is stored', () => page.run(isErased));
  }),
];

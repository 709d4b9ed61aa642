import { randomUUID } from 'node:crypto';
import { until } from './engine/until.ts';
import { type Journey, journey } from './journey.ts';
import { PASSWORD, participant } from './people.ts';

/** Runs in the page: the position and number of a form's questions. */
const readProgress = () => {
  const progress = document.querySelector('main progress') as HTMLProgressElement | null;
  return progress === null ? null : { value: progress.value, max: progress.max };
};

/** Two presses within this time may be one double press. */
const DOUBLE_PRESS_MS = 2_000;

/** Journeys of visitors, up to their first screen as a participant. */
export const VISITOR: readonly Journey[] = [
  journey('help', async ({ page, address }) => {
    await page.open(address('alcohol', '/hulp'));
    await page.sees('0800-0113');
    await page.press('^Snel weg$');
    // Nobody answers at the address that the way out leads to: the page is left, or the browser says so.
    await until('the page is left', () =>
      page.run(() => !/localhost$/.test(location.hostname)).catch((error: unknown) => error instanceof Error),
    );
  }),
  journey('landing', async ({ page, address }) => {
    await page.open(address('alcohol', '/'));
    await page.press('^Menu$');
    await page.sees('Inloggen|Log in');
    await page.open(address('alcohol', '/'));
    await page.press('^Begin gratis');
    await page.at(/^\/registreren$/);
  }),
  journey('registration', async ({ page, address }) => {
    await page.open(address('alcohol', '/registreren'));
    const { max = 0 } = (await page.run(readProgress)) ?? {};
    for (let question = 1; question <= max; question += 1) {
      const isOver = async () => (await page.run(readProgress))?.value !== question;
      // The second of two quick presses at one place counts as one with the first: the question waits for another.
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
  journey('welcome', async (context) => {
    const { page, address } = context;
    await participant(context);
    await page.open(address('alcohol', '/welkom'));
    await page.press('^Volgende$');
    await page.press('^Volgende$');
    await page.sees('Je bent niet alleen');
    await page.press('^Begin met veiligheid$');
    await page.at(/^\/form\/alcohol_1_1$/);
  }),
  journey('wave', async ({ page, address }) => {
    await page.open(address('alcohol', '/trek-nu'));
    await page.press('^Ik heb trek');
    await page.press('golf');
    for (const _ of Array.from({ length: 7 })) await page.press('^Verder$');
    await page.sees('0800-0113|113');
    await until('the wave is closed', () => page.run(() => document.querySelector('dialog[open]') === null));
  }),
];

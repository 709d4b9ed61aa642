import { type Journey, journey } from './journey.ts';
import { PASSWORD, participant, register } from './people.ts';

/** Journeys of participants in their programme. */
export const PARTICIPANT: readonly Journey[] = [
  journey('login', async ({ page, product, address }) => {
    const { mail } = await register(product, 'alcohol');
    await page.open(address('alcohol', '/inloggen'));
    await page.fill('E-mailadres', mail);
    await page.fill('^Wachtwoord', 'niet 1 wachtwoord');
    await page.press('^Log in$');
    await page.sees('Deze combinatie van e-mailadres en wachtwoord is niet juist');
    await page.fill('^Wachtwoord', PASSWORD);
    await page.press('^Log in$');
    await page.at(/^\/programma$/);
    await page.sees('Vandaag');
  }),
  journey('day', async (context) => {
    const { page, address } = context;
    await participant(context);
    await page.open(address('alcohol', '/dagelijkse-registratie'));
    await page.press('^Ja$');
    await page.fill('Hoeveel glazen', '2,5');
    await page.press('^Sla je dag op$');
    await page.sees('2,5 glazen');
  }),
  journey('plan', async (context) => {
    const { page, address } = context;
    await participant(context, 'cannabis');
    await page.open(address('cannabis', '/form/goal'));
    for (const day of ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'])
      await page.fill(`^${day}`, '3');
    await page.press('^Volgende$');
    // A choice that the pointer makes leads on by itself.
    await page.press('^Minderen');
    await page.sees('Hoeveel wil je per dag');
    await page.fill('^Maandag', '1');
    await page.press('^Volgende$');
    await page.press('^In één keer');
    await page.press('^Verder zonder buddy$');
    await page.press('^Sla je plan op$');
    await page.at(/^\/mijn-plan$/);
    await page.sees('Je plan is opgeslagen');
    await page.press('^Bekijk je plan$');
    await page.sees('3 joints');
  }),
];

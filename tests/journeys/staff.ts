import { randomUUID } from 'node:crypto';
import { secondFactors } from '#src/cms/db/schema/index.ts';
import { encryptSecret } from '#src/cms/identity/second-factor.ts';
import { handleReviewNurse } from '#src/cms/modules/accounts/review-nurse.ts';
import { ensurePairingCode } from '#src/cms/modules/nurses/pairing-code.ts';
import { createAppSecret, generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { createAdministratorLink } from '#src/cms/modules/staff/administrator-link.ts';
import { toWirePractice } from '#src/contract/own-user.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { until } from './engine/until.ts';
import { createJourney, type Journey } from './journey.ts';
import { createParticipant, type JourneyContext, PASSWORD, registerWith, send } from './people.ts';

const PRACTICE = {
  initials: 'A.B.',
  familyName: 'Jansen',
  function: 'POH-GGZ',
  generalPractitioner: 'Praktijk Noord',
  address: 'Kerkstraat 1',
  postalCode: '1234 AB',
  locality: 'Utrecht',
  telephoneNumber: '030 1234567',
};

/** Creates an approved nurse with an app for the codes of the second factor. */
async function createApprovedNurse({ product }: JourneyContext) {
  const fields = { field_welcome_package: [{ value: 0 }], ...toWirePractice(PRACTICE) };
  const { uid, mail } = await registerWith(product, 'begeleid', fields);
  const secret = createAppSecret();
  const code = await withContentSystem(product, async (system) => {
    await handleReviewNurse(system, mail, 'approve');
    const { keys, database, now } = system;
    await database.db
      .insert(secondFactors)
      .values({ uid, secret: encryptSecret(keys, uid, secret), confirmedAt: now() });
    return ensurePairingCode(database.db, uid);
  });
  return { mail, secret, code };
}

export const NURSE: readonly Journey[] = [
  createJourney('nurse', async (context) => {
    const { page, address } = context;
    const { mail, secret, code } = await createApprovedNurse(context);
    await createParticipant(context);
    await send(context, '/proxy/pair-poh', { pairing_code: code });
    await page.open(address('begeleid', '/inloggen'));
    await page.fill('E-mailadres', mail);
    await page.fill('^Wachtwoord', PASSWORD);
    await page.press('^Log in$');
    await page.fill('^Code', generateCode(secret, new Date()));
    await page.press('^Log in$');
    await page.at(/^\/clienten$/);
    await page.press('^Sam');
    await page.at(/^\/client\/zelfhulpalcohol\/\d+$/);
    await page.sees('Voortgang');
  }),
];

const getDesk = ({ product }: JourneyContext, path: string): string => `http://localhost:${product.port}${path}`;

/** Creates an administrator by the link that the command prints, with a second factor; ends at the desk. */
async function beginAtDesk(context: JourneyContext) {
  const { page, product } = context;
  const mail = `${randomUUID()}@example.nl`;
  await page.open(getDesk(context, new URL(await withContentSystem(product, createAdministratorLink)).pathname));
  await page.fill('^Je naam', 'Robin');
  await page.fill('^E-mailadres', mail);
  await page.fill('^Nieuw wachtwoord', PASSWORD);
  await page.fill('^Hetzelfde wachtwoord nog een keer', PASSWORD);
  await page.press('^Ga verder$');
  await page.sees('Stel je tweede stap in');
  const secret = await until('the secret of the app', () =>
    page.run(() => document.querySelector('.factor-secret')?.textContent?.replace(/ /g, '')),
  );
  await page.fill('^Code', generateCode(secret, new Date()));
  await page.press('^Bevestig$');
  await page.press('^Ik heb ze bewaard$');
  await page.sees('Welkom, Robin');
  return { mail, secret };
}

/** Journeys of the desk, in the browsers of the last two years. */
export const DESK: readonly Journey[] = [
  createJourney('desk-login', async (context) => {
    const { page } = context;
    const { mail, secret } = await beginAtDesk(context);
    await page.press('^Menu$');
    await page.press('^Uitloggen$');
    await page.sees('Inloggen bij het beheer');
    await page.fill('^E-mailadres', mail);
    await page.fill('^Wachtwoord', PASSWORD);
    await page.press('^Log in$');
    // Each code works once: the next one is accepted too.
    await page.fill('^Code', generateCode(secret, new Date(Date.now() + 30_000)));
    await page.press('^Log in$');
    await page.sees('Welkom, Robin');
  }),
  createJourney('desk-lists', async (context) => {
    const { page } = context;
    await beginAtDesk(context);
    for (const [path, title] of [
      ['/beheer/menus', 'Menu’s'],
      ['/beheer/media', 'Foto’s en tekeningen'],
      ['/beheer/formulieren', 'Formulieren'],
    ] as const) {
      await page.open(getDesk(context, path));
      await page.sees(title);
    }
  }),
  createJourney('desk-menu', async (context) => {
    const { page } = context;
    await beginAtDesk(context);
    await page.open(getDesk(context, '/beheer/menus'));
    await page.press('^Zet er een link bij$');
    await page.press('^Publiceer$');
    await page.sees('Vul dit in');
  }),
];

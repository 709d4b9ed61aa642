import { randomUUID } from 'node:crypto';
import { createJourney, type Journey } from './journey.ts';
import { createParticipant } from './people.ts';

/** Returns a nickname that is not in use; digits are not allowed. */
const getFreshNickname = (): string => `Uil ${randomUUID().replace(/[^a-f]/g, '')}`;

/** Journeys of participants with other users, and in their account. */
export const TOGETHER: readonly Journey[] = [
  createJourney('diary', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/dagboek/nieuwe-ervaring'));
    await page.press('^Andere dag of eigen titel$');
    await page.fill('^Datum', '09/11/2026');
    await page.fill('^Titel', 'Rondje om de plas');
    await page.fill('^Wat wil je onthouden', 'Het was stil op het water.');
    await page.press('^Bewaar in je dagboek$');
    await page.at(/^\/dagboek$/);
    await page.sees('Rondje om de plas');
  }),
  createJourney('forum', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/forum'));
    await page.press('^Jezelf voorstellen');
    await page.press('^Schrijf iets$');
    await page.at(/^\/forum\/create\//);
    await page.fill('^Titel', 'De eerste vrijdag');
    await page.fill('^Je bericht', 'Hoe doen jullie dat?');
    await page.press('^Plaats je bericht$');
    await page.fill('^Bijnaam', getFreshNickname());
    await page.press('^Bewaar mijn bijnaam$');
    await page.sees('Hoe doen jullie dat\\?');
    await page.fill('^Schrijf een reactie', 'Een rondje lopen.');
    await page.press('^Plaats je reactie$');
    await page.sees('Een rondje lopen\\.');
  }),
  createJourney('account', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/account'));
    await page.press('^Over jou');
    await page.press('^Dagen invullen');
    await page.fill('^Bijnaam', getFreshNickname());
    await page.fill('^Vanaf welke dag vul je in', '09/11/2026');
    await page.press('^Sla je instellingen op$');
    await page.sees('Je instellingen zijn opgeslagen');
    await page.choose('^Taal', 'en');
    await page.press('^Sla je instellingen op$');
    await page.at(/^\/en\/account$/);
    await page.sees('Your settings have been saved');
  }),
  createJourney('avatar', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/account/mijn-avatar'));
    await page.press('reiger');
    await page.press('^Bewaar|^Kies dit|^Sla');
    await page.sees('opgeslagen|bewaard');
  }),
  createJourney('buddies', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/account/buddies'));
    await page.fill('^Naam van je buddy', 'Kim');
    await page.fill('^E-mailadres van je buddy', `${randomUUID()}@example.nl`);
    await page.press('^Nodig uit$');
    await page.press('^Verstuur de uitnodiging$');
    await page.sees('Uitgenodigd');
  }),
  createJourney('logout', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/user/logout'));
    await page.at(/^\/inloggen$/);
    await page.open(address('alcohol', '/programma'));
    await page.at(/^\/inloggen$/);
  }),
];

import { anyOf, exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const gettingThroughDays1To3 = exercise({
  id: 'cocaine_2_2',
  domain: 'cocaine',
  title: { nl: 'Dag 1 tot 3 overleven', en: 'Getting through days 1 to 3' },
  parts: [
    told('inleiding', {
      nl: p(
        'De eerste dagen na gebruik zijn voor zorgen, niet voor oplossen. Maak je lijst nu, dan hoef je straks niet te denken.',
      ),
      en: p(
        'The first days after using are for care, not for solving. Make your list now, so you need not think later.',
      ),
    }),
    several(
      'lijst',
      { nl: 'Wat zet je op je lijst?', en: 'What do you put on your list?' },
      [
        option('slapen', { nl: 'Slapen, ook overdag', en: 'Sleep, also in the daytime' }),
        option('eten', { nl: 'Elke 3 uur iets eten', en: 'Eat something every 3 hours' }),
        option('water', { nl: 'Water naast me', en: 'Water next to me' }),
        option('lopen', { nl: 'Een rondje lopen', en: 'Take a short walk' }),
        option('niet_alleen', { nl: 'Niet alleen zijn', en: 'Not be alone' }),
        option('geen_alcohol', { nl: 'Geen alcohol', en: 'No alcohol' }),
        option('geen_besluit', { nl: 'Geen grote beslissingen', en: 'No big decisions' }),
        option('geen_bericht', { nl: 'Geen bericht aan wie verkoopt', en: 'No message to whoever sells' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'let_op',
      {
        nl: p(
          '<strong>Drink je elke dag veel?</strong> Stop dan niet ineens met alcohol. Bel eerst je huisarts en lees de tekens bij <a href="/hulp">Hulp</a>.',
        ),
        en: p(
          '<strong>Do you drink a lot every day?</strong> Then do not stop alcohol suddenly. Call your GP first and read the signs at <a href="/en/help">Help</a>.',
        ),
      },
      { when: anyOf(['lijst'], 'geen_alcohol') },
    ),
    line('wie', { nl: 'Wie kan er bij je zijn, of bellen?', en: 'Who can be with you, or call?' }),
    line('eten', {
      nl: 'Wat heb je in huis om te eten en te drinken?',
      en: 'What do you have at home to eat and drink?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein en saai is goed', en: 'Small and dull is good' },
    html: {
      nl: p(
        'Op deze dagen hoeft er niets bijzonders. Je lijf haalt in. Veel slapen en eten hoort daarbij.',
        `Wordt het te donker? Bel ${tel('113')}, gratis en anoniem.`,
      ),
      en: p(
        'On these days nothing special is needed. Your body is catching up. A lot of sleep and food is part of that.',
        `Does it get too dark? Call ${tel('113')}, free and anonymous.`,
      ),
    },
  },
  notes: 'Method: care plan for the first days. CHECK: addiction doctor: alcohol line.',
});

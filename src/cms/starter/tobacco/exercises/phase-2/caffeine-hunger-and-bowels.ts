import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const caffeineHungerAndBowels = exercise({
  id: 'tobacco_2_4',
  domain: 'tobacco',
  title: { nl: 'Cafeïne, honger en je darmen', en: 'Caffeine, hunger and bowels' },
  parts: [
    told('inleiding', {
      nl: p('Je lijf moet wennen. Wat hoort erbij, en wat kun je doen? Kies, en lees daarna de uitleg.'),
      en: p(
        'Your body has to get used to it. What is part of it, and what can you do? Choose, then read the explanation.',
      ),
    }),
    statement(
      'koffie',
      { nl: 'Koffie werkt sterker als je stopt met roken.', en: 'Coffee works more strongly when you stop smoking.' },
      true,
      {
        nl: 'Waar. Je lijf breekt cafeïne langzamer af. Trillerig of onrustig? Drink wat minder koffie en cola, vooral na de middag.',
        en: 'True. Your body breaks down caffeine more slowly. Shaky or restless? Drink a little less coffee and cola, above all after noon.',
      },
      { required: true },
    ),
    statement(
      'honger',
      { nl: 'Meer honger na het stoppen verbeeld je je.', en: 'More hunger after stopping is in your imagination.' },
      false,
      {
        nl: 'Niet waar. Nicotine remde je honger. Eet op vaste tijden en leg iets klaar, zoals fruit, noten of wortel.',
        en: 'Not true. Nicotine held your hunger back. Eat at fixed times and keep something ready, such as fruit, nuts or carrots.',
      },
    ),
    statement('darmen', { nl: 'Moeite met poepen kan erbij horen.', en: 'Constipation can be part of it.' }, true, {
      nl: 'Waar, bij veel mensen. Drink water, eet vezels en loop elke dag. Houdt het aan? Vraag je apotheek of huisarts.',
      en: 'True, for many people. Drink water, eat fibre and walk every day. Does it go on? Ask your pharmacy or GP.',
    }),
    statement(
      'gewicht',
      {
        nl: 'Een paar kilo erbij betekent dat stoppen geen zin heeft.',
        en: 'Gaining a few kilos means stopping is no use.',
      },
      false,
      {
        nl: 'Niet waar. Veel mensen komen wat aan. Stoppen blijft veel beter voor je hart en longen. Het gewicht kan later.',
        en: 'Not true. Many people gain some weight. Stopping is still much better for your heart and lungs. Weight can come later.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Eerst stoppen, dan het gewicht. Allebei tegelijk is zwaarder. Gebruik je insuline of andere medicijnen? Vraag je huisarts of apotheek om mee te kijken.',
      ),
      en: p(
        'First stop, then look at weight. Both at once is heavier. Do you use insulin or other medicine? Ask your GP or pharmacy to look with you.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas (CYP1A2: caffeine). CHECK: GP: weight (no figure is given), constipation.',
});

import type { Localised } from '#src/domains/domain.ts';
import type { StarterParagraph } from '../starter.ts';

/** Texts of the tour that differ in a programme with registrations. */
export interface SiteTexts {
  /** Answers of the plan, and the choices after them. */
  readonly plan: string;
  /** The daily answer. */
  readonly day: string;
  /** Data that a buddy never sees: "je aantallen". */
  readonly amounts: string;
  /** Text with further data that a nurse does not see, besides notes, diary and forum; ends with a comma. */
  readonly hidden?: string;
}

const item = (name: string, text: string) => `<li><strong>${name}.</strong> ${text}</li>`;

const registering = {
  nl: ({ plan, day, amounts, hidden = '' }: SiteTexts) => ({
    before: [item('Mijn plan', plan), item('Dag invullen', `${day} Dat kost een minuut, en ook nul telt.`)],
    after: [
      item(
        'Buddy',
        `Je kunt iemand vragen die je steunt. Een buddy ziet hoeveel dagen je invulde, maar nooit ${amounts}.`,
      ),
      item(
        'Praktijkondersteuner (POH)',
        `Met een code van de praktijk kan de POH meekijken. Jij kiest wat die ziet: je dagen en je doel, welke oefeningen je deed, en je antwoorden. Nooit te zien zijn ${hidden}je notities, je dagboek en het forum. Je ziet wanneer er is gekeken, en je kunt de koppeling altijd stoppen.`,
      ),
    ],
  }),
  en: ({ plan, day, amounts, hidden = '' }: SiteTexts) => ({
    before: [
      item('My plan', plan),
      item('Log your day', `${day} It only takes a minute, and a day with zero counts as well.`),
    ],
    after: [
      item(
        'Buddy',
        `You can ask someone you trust to support you. They’ll see how many days you logged, but never ${amounts}.`,
      ),
      item(
        'Practice nurse (POH)',
        `With a code from your GP practice, the nurse can see how you’re doing. You choose what they see: your days and goal, which exercises you did, and your answers. They never see ${hidden}your notes, your diary or the forum. You can see when they look, and end the link at any time.`,
      ),
    ],
  }),
};

const everybody = {
  nl: [
    item(
      'Oefeningen',
      'Er zijn 6 fasen met oefeningen van 3 tot 7 minuten. Elke week kan een nieuwe fase opengaan. Mis je een week, dan blijft alles open staan.',
    ),
    item('Forum', 'Je leest en schrijft onder een bijnaam, maar het forum is geen hulplijn.'),
    item('Dagboek', 'Wat je hier schrijft, lees alleen jij.'),
  ],
  en: [
    item(
      'Exercises',
      'There are 6 phases with exercises of 3 to 7 minutes, and a new phase can open every week. If you miss a week, everything stays open until you’re back.',
    ),
    item('Forum', 'You read and write under a nickname, but the forum is not a helpline.'),
    item('Diary', 'You’re the only one who can read what you write here.'),
  ],
};

const safety = {
  nl: [
    item('E-mails', 'Onze e-mails noemen nooit waar het over gaat.'),
    item(
      'Snel weg',
      'Met deze knop ga je direct naar een andere site. Eerdere pagina’s kunnen nog in je browsergeschiedenis staan.',
    ),
    item('Je gegevens', 'Je kunt ze downloaden en je account verwijderen, wanneer je wilt.'),
  ],
  en: [
    item('Emails', 'Our emails never say what they are about, so nobody can tell from your inbox.'),
    item(
      'Leave this page',
      'This button takes you to another site at once, but earlier pages may still be in your browser history.',
    ),
    item('Your data', 'You can download your data and delete your account whenever you like.'),
  ],
};

const around = {
  nl: {
    title: 'Hoe werkt deze site',
    first: 'Meedoen is gratis, en je echte naam hoef je niet te geven.',
    last: 'Niemand kijkt dag en nacht mee met wat je invult. Heb je nu hulp nodig? Bel dan.',
  },
  en: {
    title: 'How this site works',
    first: 'Taking part is free, and there’s no need to give your real name.',
    last: 'Nobody checks day and night what you fill in. If you need help now, please call.',
  },
} as const;

function block(language: 'nl' | 'en', items: readonly string[]): StarterParagraph<'text'> {
  const { title, first, last } = around[language];
  const list = `<ul>\n${items.join('\n')}\n</ul>`;
  return {
    type: 'text',
    title,
    body: `<p>${first}</p>\n${list}\n<p>${last}</p>`,
  };
}

/** Creates the tour of the site, for a programme with a plan and days, in its wording. */
export function siteWorks(texts: Localised<SiteTexts>): Localised<StarterParagraph<'text'>> {
  const createBlock = (language: 'nl' | 'en') => {
    const { before, after } = registering[language](texts[language]);
    return block(language, [...before, ...everybody[language], ...after, ...safety[language]]);
  };
  return { nl: createBlock('nl'), en: createBlock('en') };
}

/** The tour for close ones: nothing is registered, and the other person is never informed. */
export const siteWorksForCloseOnes: Localised<StarterParagraph<'text'>> = {
  nl: block('nl', [
    item('Niemand hoort het', 'De ander krijgt nooit bericht dat je hier bent.'),
    ...everybody.nl,
    ...safety.nl,
  ]),
  en: block('en', [
    item('Nobody is told', 'The person you’re worried about never hears that you’re here.'),
    ...everybody.en,
    ...safety.en,
  ]),
};

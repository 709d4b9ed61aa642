import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage, StarterParagraph } from '../starter.ts';
import { helpLinesBlock } from './blocks.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

type Programme = StarterParagraph<'frontpage_program'>;

const programmes: readonly (Localised<Pick<Programme, 'title' | 'body'>> & Pick<Programme, 'domain'>)[] = [
  {
    domain: 'alcohol',
    nl: {
      title: 'Alcohol',
      body: 'Je wilt minder drinken of stoppen, en je gaat stap voor stap omlaag. Drink je elke dag veel, praat dan eerst met je huisarts.',
    },
    en: {
      title: 'Alcohol',
      body: 'You want to drink less or stop, and you cut down step by step. If you drink a lot every day, talk to your GP first.',
    },
  },
  {
    domain: 'tobacco',
    nl: {
      title: 'Roken',
      body: 'Je wilt stoppen met roken. Daarom kies je een stopdag en oefen je met lastige momenten.',
    },
    en: {
      title: 'Smoking',
      body: 'You want to stop smoking, so you choose a quit day and practise for the difficult moments.',
    },
  },
  {
    domain: 'gambling',
    nl: {
      title: 'Gokken',
      body: 'Je wilt minder gokken of stoppen. Je zet sloten op je geld en krijgt daardoor ook tijd terug.',
    },
    en: {
      title: 'Gambling',
      body: 'You want to gamble less or stop. You put locks on your money, and you get your time back as well.',
    },
  },
  {
    domain: 'cannabis',
    nl: {
      title: 'Cannabis',
      body: 'Je wilt minder blowen of stoppen. Je zoekt andere manieren om te slapen en tot rust te komen.',
    },
    en: {
      title: 'Cannabis',
      body: 'You want to use less cannabis or stop, so you look for other ways to sleep and unwind.',
    },
  },
  {
    domain: 'cocaine',
    nl: {
      title: 'Cocaïne',
      body: 'Je wilt minder of geen cocaïne gebruiken. Je maakt plannen voor avonden uit, maar ook voor de dagen erna.',
    },
    en: {
      title: 'Cocaine',
      body: 'You want to use less cocaine or stop. You make plans for nights out, and for the days after them.',
    },
  },
  {
    domain: 'close-ones',
    nl: {
      title: 'Voor naasten',
      body: 'Je maakt je zorgen om je partner, kind, ouder of vriend. Hier gaat het om jou.',
    },
    en: {
      title: 'For family and friends',
      body: 'You’re worried about your partner, child, parent or friend, and this programme is about you.',
    },
  },
  {
    domain: 'guided',
    nl: {
      title: 'Voor praktijkondersteuners',
      body: 'Je werkt in een huisartsenpraktijk en wilt met je cliënt meekijken, als die dat goed vindt.',
    },
    en: {
      title: 'For practice nurses (in Dutch)',
      body: 'You work in a Dutch GP practice and want to follow how your client is doing, if they agree.',
    },
  },
];

const questions = ['shared-which-programme', 'shared-two-programmes', 'shared-anonymous', 'shared-leave'];

function listIn(language: keyof Localised, title: string): StarterParagraph<'frontpage_programs'> {
  return {
    type: 'frontpage_programs',
    title,
    programmes: programmes.map(({ domain, ...texts }) => ({ type: 'frontpage_program', domain, ...texts[language] })),
  };
}

const dutch: StarterPage<'frontpage'>['nl'] = {
  title: 'Waar wil je mee beginnen?',
  lead: 'Er zijn 5 programma’s voor jezelf, één voor naasten en één voor praktijkondersteuners. Een programma volgen is gratis, en kan zonder je echte naam.',
  description:
    'Alle programma’s van Zelfhulp: alcohol, roken, gokken, cannabis, cocaïne, naasten en praktijkondersteuners.',
  paragraphs: [
    listIn('nl', 'Alle programma’s'),
    { type: 'faq', title: 'Vragen bij het kiezen', questions },
    helpLinesBlock.nl,
  ],
};

const english: StarterPage<'frontpage'>['nl'] = {
  title: 'Where do you want to begin?',
  lead: 'There are 5 programmes for yourself, one for family and friends and one for practice nurses. Following a programme is free, and there’s no need for your real name.',
  description:
    'All programmes of Zelfhulp: alcohol, smoking, gambling, cannabis, cocaine, family and friends, and practice nurses.',
  paragraphs: [
    listIn('en', 'All programmes'),
    { type: 'faq', title: 'Questions when choosing', questions },
    helpLinesBlock.en,
  ],
};

const notes = 'CHECK [C5]: the provider confirms that every programme is free.';

/** The page that lists all programmes: on every domain, guided in Dutch only. */
export const programmesPages: readonly StarterPage<'frontpage'>[] = [
  {
    id: 'shared-programmes',
    type: 'frontpage',
    domains: [...SELF_HELP, ...CLOSE_ONES],
    path: { nl: '/programmas', en: '/programmes' },
    nl: dutch,
    en: english,
    notes,
  },
  { id: 'guided-programmes', type: 'frontpage', domains: GUIDED, path: { nl: '/programmas' }, nl: dutch, notes },
];

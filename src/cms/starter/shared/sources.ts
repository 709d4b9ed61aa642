import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { p, ul } from './markup.ts';
import { RECOGNITION } from './privacy-sections.ts';
import { type Section, toTextParagraphs } from './section.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

const authors: Localised<Section> = {
  nl: {
    title: 'Wie schreef dit',
    body: p(
      'De makers van Zelfhulp schreven de teksten en oefeningen, uit openbare richtlijnen en andere bronnen. Ze zijn geen arts of psycholoog.',
      'Achter elke bron staat het jaar ervan. Bij een bron zonder jaar vonden we geen datum.',
    ),
  },
  en: {
    title: 'Who wrote this',
    body: p(
      'The makers of Zelfhulp wrote the texts and exercises from public guidelines and other sources. They are not doctors or psychologists.',
      'Every source has its year behind it, and where there’s no year, we found no date.',
    ),
  },
};

const checking: Localised<Section> = {
  nl: {
    title: 'Wat een arts nakijkt',
    body:
      p(
        'Een arts of psycholoog kijkt na of de feiten kloppen, vooral als een fout kwaad kan. Hoeveel er al getekend zijn, staat hieronder bij de bronnen. Het gaat in elk geval om:',
      ) +
      ul(
        'alle adviezen over wanneer je je huisarts of 112 belt',
        'hoe snel een plan omlaag gaat bij iemand die veel drinkt',
        'wat hier staat over cannabis en psychose',
        'medicijnen bij het stoppen met roken',
        'telefoonnummers, tijden en prijzen van een deel van de hulplijnen',
        'de woorden waaraan we zien dat iemand over zelfmoord schrijft',
      ),
  },
  en: {
    title: 'What a doctor checks',
    body:
      p(
        'A doctor or psychologist checks whether the facts are right, most of all where a mistake could do harm. Below, with the sources, you can see how many have been signed. It’s about these at least:',
      ) +
      ul(
        'all advice on when to call your GP or 112',
        'how fast a plan goes down for someone who drinks a lot',
        'what it says here about cannabis and psychosis',
        'medicines that help to quit smoking',
        'phone numbers, hours and prices of some of the helplines',
        'the words by which we notice that someone writes about suicide',
      ),
  },
};

const recognition: Localised<Section> = {
  nl: { title: 'Woorden over zelfmoord', body: p(RECOGNITION.nl) },
  en: { title: 'Words about suicide', body: p(RECOGNITION.en) },
};

const sections = [authors, checking];

/** Filled from the sources (`domains/sources.ts`), with the number of signed facts. */
const SOURCES_BLOCK = { type: 'block_reference', block: 'sources' } as const;

const dutch = {
  title: 'Waar komt dit vandaan',
  lead: 'Hier lees je wie de teksten schreef, welke bronnen we gebruikten en wat al is nagekeken.',
  description: 'Wie de teksten schreef, uit welke bronnen, en wat een arts heeft nagekeken.',
  paragraphs: [...toTextParagraphs('nl', sections), SOURCES_BLOCK],
};

const notes = 'CHECK [C5]: each source needs a look at its live page.';

/** The sources of the content, for readers: on every domain, guided only in Dutch. */
export const sourcePages: readonly StarterPage<'basic_page'>[] = [
  {
    id: 'shared-sources',
    type: 'basic_page',
    domains: [...SELF_HELP, ...CLOSE_ONES],
    path: { nl: '/bronnen', en: '/sources' },
    nl: { ...dutch, paragraphs: [...toTextParagraphs('nl', [...sections, recognition]), SOURCES_BLOCK] },
    en: {
      title: 'Where this comes from',
      lead: 'Here you can read who wrote the texts, which sources we used, and what has been checked.',
      description: 'Who wrote the texts, from which sources, and what a doctor has checked.',
      paragraphs: [...toTextParagraphs('en', [...sections, recognition]), SOURCES_BLOCK],
    },
    notes,
  },
  { id: 'guided-sources', type: 'basic_page', domains: GUIDED, path: { nl: '/bronnen' }, nl: dutch, notes },
];

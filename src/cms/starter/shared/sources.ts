import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { p, ul } from './markup.ts';
import { type Section, sectionsIn } from './section.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

/** The sources of one topic with their years (content/second-edition.md, section 6). */
function topic(title: Localised, nl: readonly string[], en: readonly string[]): Localised<Section> {
  return { nl: { title: title.nl, body: ul(...nl) }, en: { title: title.en, body: ul(...en) } };
}

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

const unchecked: Localised<Section> = {
  nl: {
    title: 'Wat nog moet worden nagekeken',
    body:
      p(
        'Geen arts of psycholoog heeft deze teksten goedgekeurd. Twijfel je over iets dat je leest, vraag het dan aan je huisarts. Dit moet in elk geval nog worden nagekeken:',
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
    title: 'What has yet to be checked',
    body:
      p(
        'No doctor or psychologist has approved these texts. If you’re not sure about something you read, ask your GP. These at least have yet to be checked:',
      ) +
      ul(
        'all advice on when to call your GP or 112',
        'how fast a plan goes down for someone who drinks a lot',
        'what it says here about cannabis and psychosis',
        'medicines that help to quit smoking',
        'phone numbers, hours and prices of some of the help lines',
        'the words by which we notice that someone writes about suicide',
      ),
  },
};

const sources: readonly Localised<Section>[] = [
  topic(
    { nl: 'Alcohol', en: 'Alcohol' },
    [
      'NHG-Standaard Problematisch alcoholgebruik (2014)',
      'Farmacotherapeutisch Kompas: alcohol, en verwardheid na stoppen',
      'Gezondheidsraad: Richtlijnen goede voeding (2015)',
      'Trimbos-instituut: standaardglas',
      'KWF en Maag Lever Darm Stichting over alcohol en kanker (2023)',
    ],
    [
      'Dutch GP guideline on alcohol problems, NHG (2014)',
      'Farmacotherapeutisch Kompas: alcohol, and confusion after stopping',
      'Dutch Health Council: guidelines on a good diet (2015)',
      'Trimbos Institute: standard drink',
      'KWF and MLDS on alcohol and cancer (2023)',
    ],
  ),
  topic(
    { nl: 'Roken', en: 'Smoking' },
    [
      'NHG-Behandelrichtlijn Stoppen met roken (2024)',
      'Richtlijnendatabase: stoppen met de e-sigaret',
      'NHG over de e-sigaret (2017)',
      'Lindson, Cochrane: pleister en kauwgom samen (2019)',
      'NHG-Zorgmodules Leefstijl (2015)',
    ],
    [
      'Dutch GP guideline on stopping smoking, NHG (2024)',
      'Richtlijnendatabase: stopping with e-cigarettes',
      'NHG on e-cigarettes (2017)',
      'Lindson, Cochrane: patch and gum together (2019)',
      'NHG care modules on lifestyle (2015)',
    ],
  ),
  topic(
    { nl: 'Gokken', en: 'Gambling' },
    [
      'Kansspelautoriteit: Cruks',
      'Rijksoverheid en Kansspelautoriteit over limieten (2024)',
      'Nederlands Tijdschrift voor Geneeskunde: medicijnen en sterke drang (2009)',
      'Over schulden: GLN (2023)',
    ],
    [
      'Dutch gambling authority: Cruks (the national self-exclusion register)',
      'Dutch government and gambling authority on limits (2024)',
      'Nederlands Tijdschrift voor Geneeskunde: medicines and strong urges (2009)',
      'On debts: GLN (2023)',
    ],
  ),
  topic(
    { nl: 'Cannabis', en: 'Cannabis' },
    [
      'Budney (2003), en Bonnet en Preuss (2017): klachten na stoppen',
      'Politie: THC en cocaïne in het verkeer (2018)',
      'Een Nederlandse richtlijn over stoppen met cannabis vonden we niet.',
    ],
    [
      'Budney (2003), and Bonnet and Preuss (2017): symptoms after stopping',
      'Dutch police: THC and cocaine in traffic (2018)',
      'We found no Dutch guideline on stopping with cannabis.',
    ],
  ),
  topic(
    { nl: 'Cocaïne en GHB', en: 'Cocaine and GHB' },
    [
      'Mittleman: cocaïne en het hart (1999)',
      'Unity, en Het Parool (2019): klachten op de borst',
      'Nationale Drug Monitor: GHB',
    ],
    [
      'Mittleman: cocaine and the heart (1999)',
      'Unity, and Het Parool (2019): chest symptoms',
      'Dutch National Drug Monitor: GHB',
    ],
  ),
  topic(
    { nl: 'Slapen', en: 'Sleep' },
    ['NHG-Standaard Slaapproblemen (2024)', 'Tijdschrift voor Gedragstherapie (2023)'],
    ['Dutch GP guideline on sleep, NHG (2024)', 'Tijdschrift voor Gedragstherapie (2023)'],
  ),
  topic(
    { nl: 'Veiligheid en hulplijnen', en: 'Safety and help lines' },
    [
      '113 Zelfmoordpreventie, via ANP (2025)',
      'Centrum Seksueel Geweld',
      'Kindertelefoon (2023)',
      'Autoriteit Consument en Markt, ConsuWijzer: prijs van een nummer',
      'Augeo: Kindcheck',
    ],
    [
      '113 Suicide Prevention, through ANP (2025)',
      'Centrum Seksueel Geweld (sexual violence centre)',
      'Kindertelefoon (2023)',
      'Dutch consumer authority, ConsuWijzer: price of a number',
      'Augeo: Kindcheck (check on children)',
    ],
  ),
  topic(
    { nl: 'Je gegevens', en: 'Your data' },
    ['Europese privacywet (AVG), artikel 4 en 9', 'Europese richtlijn over toestemming, WP259 (2018)'],
    ['European privacy law (GDPR), articles 4 and 9', 'European guideline on consent, WP259 (2018)'],
  ),
];

const sections = [authors, unchecked, ...sources];

const dutch = {
  title: 'Waar komt dit vandaan',
  lead: 'Hier lees je wie de teksten schreef, welke bronnen we gebruikten en wat nog moet worden nagekeken.',
  description: 'Wie de teksten schreef, uit welke bronnen, en wat een arts nog moet nakijken.',
  paragraphs: sectionsIn('nl', sections),
};

const notes =
  'Source: content/second-edition.md, section 6. CHECK: each source needs a look at its live page; names and dates of who approved what are added when somebody did.';

/** Where the content comes from, for readers: on every domain, guided in Dutch only. */
export const sourcePages: readonly StarterPage<'basic_page'>[] = [
  {
    id: 'shared-sources',
    type: 'basic_page',
    domains: [...SELF_HELP, ...CLOSE_ONES],
    path: { nl: '/bronnen', en: '/sources' },
    nl: dutch,
    en: {
      title: 'Where this comes from',
      lead: 'Here you can read who wrote the texts, which sources we used, and what has yet to be checked.',
      description: 'Who wrote the texts, from which sources, and what a doctor has yet to check.',
      paragraphs: sectionsIn('en', sections),
    },
    notes,
  },
  { id: 'guided-sources', type: 'basic_page', domains: GUIDED, path: { nl: '/bronnen' }, nl: dutch, notes },
];

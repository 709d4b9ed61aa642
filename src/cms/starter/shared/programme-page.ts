import type { DomainKey, Localised } from '#src/domains/domain.ts';
import type { StarterPage, StarterParagraph } from '../starter.ts';
import { p } from './markup.ts';
import type { Row } from './programme-parts.ts';

interface ProgrammeWords {
  /** Links to immediate help, as HTML: the page Help is never locked. */
  readonly now: Localised;
  readonly end: Localised<{ readonly title: string; readonly text: string }>;
  /** The exercises of the end; a programme may do without. */
  readonly endRows?: readonly Row[];
}

/** Text below the link to Help, in every programme. */
export const atNight: Localised = {
  nl: 'Niet lekker na drank of drugs, of na stoppen? Lees <a href="/wie-bel-je-nu">wie je ’s avonds en ’s nachts belt</a>.',
  en: 'If you feel unwell after drinking, using or stopping, read <a href="/en/who-to-call-now">who to call in the evening or at night</a>.',
};

const fields: Localised<{ title: string; text: string; unlockInfo: string }> = {
  nl: {
    title: 'Programma',
    text: 'Dit zijn korte oefeningen, van 3 tot 7 minuten. Je kunt elke oefening later nog aanpassen. Is iets nu te moeilijk, dan kun je bij persoonlijke oefeningen “Dit sla ik nu over” aanvinken. Dat telt ook als klaar.',
    unlockInfo:
      'Elke week kan een nieuwe fase opengaan, als je de vorige hebt afgerond. Mis je een week, dan blijft alles open staan.',
  },
  en: {
    title: 'Programme',
    text: 'These are short exercises of 3 to 7 minutes, and you can change each of them later. If something is too hard right now, you can tick “Skip this for now” in personal exercises. That counts as done too.',
    unlockInfo:
      'A new phase can open every week, once you have finished the one before it. If you miss a week, everything stays open.',
  },
};

/** Creates the programme of a domain: its phases in order, one a week. */
export function getProgramme(
  domain: DomainKey,
  { now, end, endRows = [] }: ProgrammeWords,
  phases: readonly Localised<StarterParagraph<'phase'>>[],
  notes: string,
): StarterPage<'program'> {
  const createPage = (language: keyof Localised) => ({
    ...fields[language],
    text: p(fields[language].text, now[language], atNight[language]),
    image: { drawing: 'laan', alt: '' },
    phaseDayInterval: 7,
    phases: phases.map((phase) => phase[language]),
    endTitle: end[language].title,
    endText: end[language].text,
    endImage: { drawing: 'uitkijk', alt: '' },
    endExercises: endRows.map((exercise) => exercise[language]),
  });
  return {
    id: `${domain}-programme`,
    type: 'program',
    domains: [domain],
    path: { nl: '/programma', en: '/program' },
    nl: createPage('nl'),
    en: createPage('en'),
    notes,
  };
}

/** Shown at the end of a self-help programme, independent of its results. */
export const selfHelpEnd: Localised = {
  nl: p(
    'Je bent bij het eind van het programma. Misschien ging het zoals je wilde, en misschien anders. Wat je hebt geoefend, neem je in elk geval mee.',
    'Hier staan nog drie oefeningen: een blik terug, een paar zinnen voor jezelf en een blik vooruit. Daarna kun je je dagen blijven invullen. Wordt het lastig, kijk dan bij <a href="/hulp">Hulp</a>.',
  ),
  en: p(
    'You’ve reached the end of the programme. Perhaps it went the way you wanted, or perhaps differently. Either way, you keep what you’ve practised.',
    'Here are three more exercises: a look back, a few sentences to yourself and a look ahead. After that you can keep logging your days. If things get hard, go to <a href="/en/help">Help</a>.',
  ),
};

import type { Link } from '#registry/fields/link.ts';
import type { DomainKey, Localised } from '#src/domains/domain.ts';
import type { StarterPage, StarterParagraph } from '../starter.ts';
import { p } from './markup.ts';

/** One page of the welcome tour: a title and one or more short paragraphs. */
interface TourStep {
  readonly title: string;
  readonly text: readonly string[];
}

/** The pages of the tour that differ by programme; the first is the same everywhere. */
export interface TourTexts {
  readonly goal: TourStep;
  readonly together: TourStep;
  readonly start: Link;
}

/** The first step of the self-help programmes. */
export const makePlan: Localised<Link> = {
  nl: { href: '/form/goal', text: 'Maak mijn plan' },
  en: { href: '/en/form/goal', text: 'Make my plan' },
};

const tourTexts: Localised<{ title: string; description: string; first: TourStep; skip: Link }> = {
  nl: {
    title: 'Welkom',
    description: 'Een korte rondleiding door het programma, in 3 stappen.',
    first: {
      title: 'Fijn dat je er bent',
      text: [
        'Dit programma duurt 6 weken, maar je volgt het in je eigen tempo. Het is gratis, en je echte naam is niet nodig.',
        'Hier zie je in 3 stappen wat je kunt doen.',
      ],
    },
    skip: { href: '/programma', text: 'Overslaan' },
  },
  en: {
    title: 'Welcome',
    description: 'A short tour of the programme, in 3 steps.',
    first: {
      title: 'Good that you are here',
      text: [
        'This programme takes 6 weeks, but you follow it at your own pace. It’s free, and there’s no need for your real name.',
        'Here’s what you can do, in 3 steps.',
      ],
    },
    skip: { href: '/en/program', text: 'Skip' },
  },
};

const DRAWINGS = ['hek', 'wegwijzer', 'laan'] as const;

function getStep({ title, text }: TourStep, index: number): StarterParagraph<'text_image'> {
  return {
    type: 'text_image',
    title,
    body: p(...text),
    image: { drawing: DRAWINGS[index] ?? 'laan', alt: '' },
    side: 'before',
  };
}

function createTour(language: 'nl' | 'en', tourWords: TourTexts): StarterPage<'joyride'>['nl'] {
  const { title, description, first, skip } = tourTexts[language];
  const { goal, together, start } = tourWords;
  return { title, description, steps: [first, goal, together].map(getStep), start, skip };
}

/** Creates the welcome tour of a programme (three pages; docs/specification.md, section 2). */
export function tour(domain: DomainKey, texts: Localised<TourTexts>, notes?: string): StarterPage<'joyride'> {
  return {
    id: `${domain}-welcome`,
    type: 'joyride',
    domains: [domain],
    path: { nl: '/welkom', en: '/welcome' },
    nl: createTour('nl', texts.nl),
    en: createTour('en', texts.en),
    ...(notes === undefined ? {} : { notes }),
  };
}

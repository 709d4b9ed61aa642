import type { Language, Localised } from '#src/domains/domain.ts';
import type { StarterParagraph } from '../starter.ts';
import { p, ul } from './markup.ts';

interface Link {
  readonly path: Localised;
  readonly text: Localised;
}

const lowMood: Link = {
  path: { nl: '/somber', en: '/en/low-mood' },
  text: { nl: 'Als je somber of bang bent', en: 'If you feel low or afraid' },
};
const sleepWeek: Link = {
  path: { nl: '/beter-slapen', en: '/en/better-sleep' },
  text: { nl: 'Een week voor je slaap', en: 'A week for your sleep' },
};
const moreThanOne: Link = {
  path: { nl: '/meer-dan-een', en: '/en/more-than-one' },
  text: { nl: 'Als je meer dan één middel gebruikt', en: 'If you use more than one drug' },
};
const vaping: Link = {
  path: { nl: '/vapen', en: '/en/vaping' },
  text: { nl: 'Als je vapet', en: 'If you vape' },
};
const yourChild: Link = {
  path: { nl: '/als-het-je-kind-is', en: '/en/your-child' },
  text: { nl: 'Als het om je kind gaat', en: 'If it’s about your child' },
};
const formerPartner: Link = {
  path: { nl: '/als-het-je-ex-is', en: '/en/former-partner' },
  text: { nl: 'Als het om je ex gaat', en: 'If it’s about your former partner' },
};

const WORDS = {
  nl: { title: 'Lees ook', before: 'Deze pagina’s kun je altijd lezen, omdat ze niet op slot gaan.' },
  en: { title: 'Also worth reading', before: 'You can read these pages at any time. They’re never locked.' },
} as const;

function pagesIn(links: readonly Link[], language: Language): StarterParagraph<'text'> {
  const { title, before } = WORDS[language];
  const items = links.map(({ path, text }) => `<a href="${path[language]}">${text[language]}</a>`);
  return { type: 'text', title, body: p(before) + ul(...items) };
}

const listed = (...links: readonly Link[]): Localised<StarterParagraph<'text'>> => ({
  nl: pagesIn(links, 'nl'),
  en: pagesIn(links, 'en'),
});

/** What the page Help leads to beside its own text. */
export const alsoToRead = listed(lowMood, sleepWeek, moreThanOne);
export const alsoAboutSmoking = listed(vaping, lowMood, sleepWeek, moreThanOne);
export const alsoForCloseOnes = listed(yourChild, formerPartner, lowMood, sleepWeek);

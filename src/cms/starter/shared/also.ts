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
const callAtNight: Link = {
  path: { nl: '/wie-bel-je-nu', en: '/en/who-to-call-now' },
  text: { nl: 'Wie bel je ’s avonds en ’s nachts?', en: 'Who do you call in the evening or at night?' },
};
const overdose: Link = {
  path: { nl: '/te-veel-gebruikt', en: '/en/too-much' },
  text: { nl: 'Te veel gedronken of gebruikt', en: 'Too much to drink, or too much of a drug' },
};
const womenAndOlder: Link = {
  path: { nl: '/vrouwen-en-65-plus', en: '/en/women-and-over-65' },
  text: { nl: 'Vrouwen, en mensen boven de 65', en: 'Women, and people over 65' },
};
const pouches: Link = {
  path: { nl: '/nicotinezakjes', en: '/en/nicotine-pouches' },
  text: { nl: 'Als je nicotinezakjes gebruikt', en: 'If you use nicotine pouches' },
};
const atYourBank: Link = {
  path: { nl: '/slot-bij-je-bank', en: '/en/lock-at-your-bank' },
  text: { nl: 'Een slot bij je bank', en: 'A lock at your bank' },
};
const yourChild: Link = {
  path: { nl: '/als-het-je-kind-is', en: '/en/your-child' },
  text: { nl: 'Als het om je kind gaat', en: 'If it’s about your child' },
};
const formerPartner: Link = {
  path: { nl: '/als-het-je-ex-is', en: '/en/former-partner' },
  text: { nl: 'Als het om je ex gaat', en: 'If it’s about your former partner' },
};

const TEXTS = {
  nl: { title: 'Lees ook', before: 'Deze pagina’s kun je altijd lezen, omdat ze niet op slot gaan.' },
  en: { title: 'Also worth reading', before: 'You can read these pages at any time. They’re never locked.' },
} as const;

function createLinksBlock(links: readonly Link[], language: Language): StarterParagraph<'text'> {
  const { title, before } = TEXTS[language];
  const items = links.map(({ path, text }) => `<a href="${path[language]}">${text[language]}</a>`);
  return { type: 'text', title, body: p(before) + ul(...items) };
}

const createLinksBlocks = (...links: readonly Link[]): Localised<StarterParagraph<'text'>> => ({
  nl: createLinksBlock(links, 'nl'),
  en: createLinksBlock(links, 'en'),
});

/** Links of the page Help, in addition to its text. */
export const alsoToRead = createLinksBlocks(callAtNight, overdose, lowMood, sleepWeek, moreThanOne);
export const alsoAboutAlcohol = createLinksBlocks(
  callAtNight,
  overdose,
  womenAndOlder,
  lowMood,
  sleepWeek,
  moreThanOne,
);
export const alsoAboutSmoking = createLinksBlocks(
  callAtNight,
  overdose,
  vaping,
  pouches,
  lowMood,
  sleepWeek,
  moreThanOne,
);
export const alsoAboutGambling = createLinksBlocks(atYourBank, callAtNight, lowMood, sleepWeek, moreThanOne, overdose);
export const alsoForCloseOnes = createLinksBlocks(
  callAtNight,
  overdose,
  yourChild,
  formerPartner,
  atYourBank,
  lowMood,
  sleepWeek,
);

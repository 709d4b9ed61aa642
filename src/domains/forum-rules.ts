import type { DomainKey, Localised } from './domain.ts';

/** The five forum rules in order, each by its first sentence. */
type ForumRules = readonly [Localised, Localised, Localised, Localised, Localised];

const KIND: Localised = {
  nl: 'Wees vriendelijk en schrijf over jezelf.',
  en: 'Be kind and write about yourself.',
};

const SELF_HELP_RULES: ForumRules = [
  KIND,
  { nl: 'Noem geen namen en adressen.', en: 'Do not give names or addresses.' },
  { nl: 'Schrijf niet hoe je gebruikt of gokt.', en: 'Do not write about how you use or gamble.' },
  { nl: 'Geef geen medisch advies.', en: 'Do not give medical advice.' },
  { nl: 'Bel bij gevaar 112 of 113.', en: 'If you’re in danger, call 112 or 113.' },
];

const CLOSE_ONES_RULES: ForumRules = [
  KIND,
  { nl: 'Bescherm de ander en je kinderen.', en: 'Protect them and your children.' },
  {
    nl: 'Geef geen schema’s om iemand te laten afbouwen.',
    en: 'Do not give schedules to make someone cut down.',
  },
  { nl: 'Geef geen medisch of juridisch advies.', en: 'Do not give medical or legal advice.' },
  { nl: 'Bel bij gevaar 112.', en: 'If you’re in danger, call 112.' },
];

export const getForumRules = (domain: DomainKey): ForumRules =>
  domain === 'close-ones' ? CLOSE_ONES_RULES : SELF_HELP_RULES;

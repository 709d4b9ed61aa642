import type { DangerKind } from '#src/domains/danger/kinds.ts';
import type { DomainKey, Localised } from '#src/domains/domain.ts';
import type { StarterPage, StarterParagraph } from '../starter.ts';
import { p, safety, tel } from './markup.ts';

/** A question before registering, phrased so that yes is the risk; the explanation is shown after a yes. */
export type SafetyQuestion = Omit<StarterParagraph<'onboarding_question'>, 'type' | 'danger'>;

/** A question in both languages, with what it is about. */
export type DangerQuestion = Localised<SafetyQuestion> & { readonly danger: DangerKind };

/** Target of an explanation's link if the page Help has more about it. */
export const helpLink: Localised<SafetyQuestion['link']> = {
  nl: { href: '/hulp', text: 'Lees meer bij Hulp' },
  en: { href: '/en/help', text: 'Read more at Help' },
};

/** Question about thoughts of suicide: the last but one in every domain. */
export const suicide: DangerQuestion = {
  danger: 'suicide',
  nl: {
    title: 'Denk je er weleens aan om niet meer te leven?',
    text: p('We vragen dit aan iedereen, want veel mensen hebben zulke gedachten in een zware tijd.'),
    explainerTitle: 'Je hoeft dit niet alleen te dragen',
    explainer: p(
      `Praat er vandaag over. ${safety('suicide', 'nl')}`,
      `<strong>Bij direct gevaar bel je ${tel('112')}.</strong> Blijf niet alleen, maar zoek iemand op.`,
      'Je kunt daarna meedoen. Niemand kijkt dag en nacht mee met wat je invult of schrijft. Bel dus zelf als je hulp nodig hebt.',
    ),
    link: { href: 'https://www.113.nl', text: 'Chat op 113.nl' },
  },
  en: {
    title: 'Do you ever think about ending your life?',
    text: p('We ask everyone this, because many people have such thoughts in a hard time.'),
    explainerTitle: 'You do not have to carry this alone',
    explainer: p(
      `Talk about it today. ${safety('suicide', 'en')}`,
      `<strong>In immediate danger, call ${tel('112')}.</strong> Try not to be on your own.`,
      'You’re welcome to take part after that. Nobody checks day and night what you fill in or write, so please call if you need help.',
    ),
    link: { href: 'https://www.113.nl', text: 'Chat at 113.nl' },
  },
};

/** Question about violence at home: the last one. */
export const violence: DangerQuestion = {
  danger: 'violence',
  nl: {
    title: 'Voel je je thuis onveilig, of is er geweld?',
    text: p('Veiligheid gaat voor alles wat je hier oefent, en er is hulp, ook als je twijfelt.'),
    explainerTitle: 'Jouw veiligheid eerst',
    explainer: p(
      `Bel Veilig Thuis op ${tel('0800-2000')}, gratis, dag en nacht, en het kan anoniem. Je kunt ook bellen als je zelf iemand pijn doet.`,
      `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong>`,
      'Deze site heeft een knop Snel weg, waarmee je direct naar een andere site gaat.',
    ),
    link: helpLink.nl,
  },
  en: {
    title: 'Do you feel unsafe at home, or is there violence?',
    text: p('Safety comes before everything you practise here, and there is help even if you are not sure.'),
    explainerTitle: 'Your safety first',
    explainer: p(
      `You can call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}, free, day and night, and stay anonymous. You can also call if it’s you who hurts someone.`,
      `<strong>If you’re in danger now, call ${tel('112')}.</strong>`,
      'This site has a button Leave this page, which takes you straight to another site.',
    ),
    link: helpLink.en,
  },
};

/** Returns the questions before registering of one domain, in the order they are shown. */
export function getOnboarding(
  domain: DomainKey,
  questions: readonly DangerQuestion[],
  notes: string,
): StarterPage<'onboarding'> {
  const createQuestions = (language: keyof Localised): readonly StarterParagraph<'onboarding_question'>[] =>
    questions.map(({ danger, ...question }) => ({ type: 'onboarding_question', danger, ...question[language] }));
  return {
    id: `${domain}-onboarding`,
    type: 'onboarding',
    domains: [domain],
    path: { nl: '/registreren', en: '/register' },
    nl: {
      title: 'Voordat je begint',
      text: p('Deze vragen zijn voor je veiligheid.', 'Bij een ja lees je wat verstandig is.'),
      questions: createQuestions('nl'),
    },
    en: {
      title: 'Before you start',
      text: p(
        'These questions are for your safety. We do not keep your answers.',
        'After a yes you can read what to do.',
      ),
      questions: createQuestions('en'),
    },
    notes: `${notes} Price of a number: ACM [S23]. CHECK [C1]: wording on suicide with 113 and on violence with Veilig Thuis; one test call to every number.`,
  };
}

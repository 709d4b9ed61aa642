import type { Language } from '#src/domains/domain.ts';
import type { MESSAGE_TEMPLATES } from '../../db/schema/index.ts';

/** Subject of a message, in the reader's language. */
export interface MessageSubject {
  readonly name: string;
  readonly description: string;
}

type GetMessageText = (subject: MessageSubject) => string;

const TEXTS = {
  badge: {
    nl: ({ name, description }) => `Je hebt een medaille: ${name}. ${description}`.trim(),
    en: ({ name, description }) => `You have a badge: ${name}. ${description}`.trim(),
  },
  phase: {
    nl: () => 'De volgende fase van je programma is open. Begin wanneer jij wilt.',
    en: () => 'The next phase of your programme is open. Start when you like.',
  },
  'nurse-read': {
    nl: () => 'Je POH bekeek je gegevens. Op de pagina ‘Mijn POH’ zie je wat, en wanneer.',
    en: () => 'Your practice nurse looked at your details. The page ‘My practice nurse’ shows what, and when.',
  },
  'nurse-contact': {
    nl: () =>
      'Je POH hoort graag hoe het met je gaat. Dit is geen controle en je hoeft niets te doen. Wil je praten? Bel dan de praktijk.',
    en: () =>
      'Your practice nurse would like to hear how you are. It’s not a check, and there’s nothing you have to do. Would you like to talk? Give the practice a call.',
  },
  'nurse-ended': {
    nl: () =>
      'Je POH kijkt niet meer mee. De koppeling is beëindigd. Wil je een andere POH koppelen? Dat kan op de pagina ‘Mijn POH’.',
    en: () =>
      'Your practice nurse no longer has access. You are not linked any more. Do you want to link to another one? You can on the page ‘My practice nurse’.',
  },
} as const satisfies Record<MessageTemplate, Record<Language, GetMessageText>>;

export type MessageTemplate = Exclude<(typeof MESSAGE_TEMPLATES)[number], 'staff' | 'decision' | 'report'>;

/** Returns the generated text of a message, in the reader's language, with its subject. */
export const getMessageText = (template: MessageTemplate, language: Language, subject: MessageSubject): string =>
  TEXTS[template][language](subject);

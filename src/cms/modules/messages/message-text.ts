import type { Language } from '#src/domains/domain.ts';

/** What a message is about, in the reader's language. */
export interface MessageSubject {
  readonly name: string;
  readonly description: string;
}

type Words = (subject: MessageSubject) => string;

const TEXTS = {
  badge: {
    nl: ({ name, description }) => `Je hebt een medaille: ${name}. ${description}`.trim(),
    en: ({ name, description }) => `You have a badge: ${name}. ${description}`.trim(),
  },
} as const satisfies Record<string, Record<Language, Words>>;

export type MessageTemplate = keyof typeof TEXTS;

/** The words of a message that is made of a template; they follow the language in which it is read, and the content that it is about. */
export const messageText = (template: MessageTemplate, language: Language, subject: MessageSubject): string =>
  TEXTS[template][language](subject);

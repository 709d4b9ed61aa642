import type { Language } from '#src/domains/domain.ts';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** An instant, ISO 8601, as it was in Amsterdam: "19 nov 2026, 14:05". */
export function formatInAmsterdam(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
}

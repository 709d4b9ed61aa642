import type { Language } from '#src/domains/domain.ts';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Formats an ISO 8601 instant in the Amsterdam time zone: "19 nov 2026, 14:05". */
export function formatInAmsterdam(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
}

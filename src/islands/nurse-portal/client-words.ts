import type { Domain, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { capitalised } from '#src/i18n/date-words.ts';
import { GRADUAL_WEEKS } from '#src/rules/limits.ts';
import type { IslandContext } from '#src/session/Island.tsx';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

type Words = Pick<IslandContext, 't' | 'language'>;

/** The domain of a programme id; undefined for an id that names none. */
export const domainOfClient = (programme: string): Domain | undefined =>
  DOMAINS.find((domain) => domain.programme === programme);

/** What a programme is called in a list: "Alcohol". */
export function programmeName(programme: string, { language }: Words): string {
  const domain = domainOfClient(programme);
  return domain ? capitalised(domain.words.name[language]) : programme;
}

/** The week of the programme, of six; after them there is no number to tell. */
export const weekWords = (week: number, { t }: Words): string =>
  week > GRADUAL_WEEKS ? t('portal.weekAfter') : t('portal.weekOf', { week, weeks: GRADUAL_WEEKS });

/** A calendar date in a table or a list, DD MMM YYYY (section 9): "09 nov 2026". */
export const listDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

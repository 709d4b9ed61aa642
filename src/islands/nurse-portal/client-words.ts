import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { capitalised } from '#src/i18n/date-words.ts';
import { GRADUAL_WEEKS } from '#src/rules/limits.ts';
import type { IslandContext } from '#src/session/Island.tsx';

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

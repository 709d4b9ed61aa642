import type { ClientEntry } from '#src/contract/clients.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { applyUnitVariant } from '#src/domains/unit-variants.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatNearDay, formatWeekday } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { DAYS_IN_WEEK, GRADUAL_WEEKS } from '#src/rules/limits.ts';
import type { ClientSignal } from '#src/rules/nurse/client-signals.ts';
import type { IslandContext } from '#src/session/Island.tsx';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

type TextContext = Pick<IslandContext, 't' | 'language'>;

/** Returns the domain of a programme id; undefined for an unknown id. */
export const findClientDomain = (programme: string): Domain | undefined =>
  DOMAINS.find((domain) => domain.programme === programme);

/** Returns the short name of a programme: "Alcohol". */
export function formatProgrammeName(programme: string, { language }: TextContext): string {
  const domain = findClientDomain(programme);
  return domain ? capitalise(domain.words.name[language]) : programme;
}

/** Number of the last path with its own name; later paths reuse it. */
const LAST_PATH = 6;

/** Formats the programme position: "Week 2 van 6, dag 12", "6 weken om, dag 45" or "Tweede zes weken, dag 3". */
export function formatProgrammePosition(client: ClientEntry, { t }: TextContext): string {
  const { weeksRegistered: week, daysRegistered: day, path } = client;
  if (path) return t(toTextKey(`portal.paths.${Math.min(path.number, LAST_PATH)}`), { day: path.day });
  return t(week > GRADUAL_WEEKS ? 'portal.weekAfter' : 'portal.weekOf', { week, weeks: GRADUAL_WEEKS, day });
}

/** Formats a date in a table or list as DD MMM YYYY (docs/specification.md, section 9): "09 nov 2026". */
export const formatListDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** Formats the programme week for the list, which has the label in its column header. */
export const formatListWeek = (week: number, { t }: TextContext): string =>
  week > GRADUAL_WEEKS ? t('portal.weekDone') : t('portal.weekNumber', { week });

/** Formats a signal: "Al 5 dagen niets ingevuld". */
export function formatSignal(
  { kind, count, beside }: ClientSignal,
  client: Pick<ClientEntry, 'domain' | 'unit'>,
  { t, language }: TextContext,
): string {
  if (kind === 'high-day' || kind === 'raised' || kind === 'rising') {
    const domain = findClientDomain(client.domain);
    const unit = domain && applyUnitVariant(domain, client.unit).words.unit;
    const toText = (amount: number) => (unit ? formatAmount(toUnits(amount as Amount), unit, language) : '');
    const rise = { count: beside?.days ?? 0, usual: toText(beside?.usual ?? 0) };
    return t(`portal.signals.${kind}`, { amount: toText(count), ...rise });
  }
  if (kind === 'stop-date' && count === 0) return t('portal.signals.stopToday');
  return t(`portal.signals.${kind}`, { count });
}

/** Formats a past day in a list: "vandaag", "donderdag", "09 nov 2026". */
export function formatListDay(
  date: CalendarDate,
  today: CalendarDate,
  { language }: Pick<TextContext, 'language'>,
): string {
  const days = countDaysBetween(date, today);
  const isLastWeek = days > 1 && days < DAYS_IN_WEEK;
  return formatNearDay(days, language) ?? (isLastWeek ? formatWeekday(date, language) : formatListDate(date, language));
}

/** Formats the nurse's last access to a client: "vandaag", "donderdag", "09 nov 2026". */
export const formatLastAccess = (seenAt: string | null, today: CalendarDate, textContext: TextContext): string =>
  seenAt === null
    ? textContext.t('portal.notSeen')
    : formatListDay(getAmsterdamDate(new Date(seenAt)), today, textContext);

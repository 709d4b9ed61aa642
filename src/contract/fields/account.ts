import type { UnitVariant } from '#src/domains/domain.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readAvatar } from '#src/rules/fields/avatar.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { readDayStart } from '#src/rules/fields/day-start.ts';
import { readNickname } from '#src/rules/fields/nickname.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readRegistrationsStart } from '#src/rules/fields/registrations-start.ts';
import { REST_MINUTES } from '#src/rules/fields/rest-minutes.ts';
import { readText } from '#src/rules/fields/text.ts';
import { NOTIFICATIONS, type Notification } from '../notifications.ts';
import { ACCOUNT_WIRE, type AccountField } from '../own-user.ts';
import { field, readOptional } from './fields.ts';
import { dayKind, flagKind, type Kind, numberKind, requiredTextKind, textKind } from './kinds.ts';

/** What the settings of an account are read against. */
export interface AccountContext {
  /**
   * The self-help settings ask for a nickname, those of close-ones leave it free (docs/product-rules.md, "Domains and
   * hosts").
   */
  readonly nickname: 'required' | 'optional';
  /** Language codes to choose from. */
  readonly languages: readonly string[];
  /** The start that holds; null where nothing is registered. */
  readonly registrationsStart: CalendarDate | null;
  /** What may be counted beside the domain's own unit. */
  readonly unitVariants: readonly UnitVariant[];
}

function readRest(chosen: string): Reading<number, 'required' | 'invalid'> {
  const reading = readChoice(chosen, REST_MINUTES.map(String));
  return reading.ok ? accept(Number(reading.value)) : reading;
}

/** The settings of an account that have one value (docs/specification.md, section 5, "Account settings"). */
export const accountFields = {
  name: field(ACCOUNT_WIRE.name, requiredTextKind, (text, _: object) => readText(text)),
  nickname: field(ACCOUNT_WIRE.nickname, textKind, (text, { nickname }: Pick<AccountContext, 'nickname'>) =>
    nickname === 'optional' ? readOptional(readNickname)(text, {}) : readNickname(text),
  ),
  language: field(ACCOUNT_WIRE.language, requiredTextKind, (text, { languages }: Pick<AccountContext, 'languages'>) =>
    readChoice(text, languages),
  ),
  avatar: field(ACCOUNT_WIRE.avatar, numberKind, (text, _: object) => readAvatar(text === '' ? null : Number(text))),
  /** Typed as dd/MM/yyyy, sent as YYYY-MM-DD; both are read. */
  registrationsStart: field(
    ACCOUNT_WIRE.registrationsStart,
    dayKind,
    (text, { registrationsStart: existing }: Pick<AccountContext, 'registrationsStart'>) =>
      existing === null ? refuse('invalid') : readRegistrationsStart(text, existing),
  ),
  dayStartsAt: field(ACCOUNT_WIRE.dayStartsAt, numberKind, (text, _: object) => readDayStart(text)),
  /** Left open, it is the domain's own. */
  unit: field(
    ACCOUNT_WIRE.unit,
    textKind as Kind<UnitVariant | null>,
    readOptional((text, { unitVariants }: Pick<AccountContext, 'unitVariants'>) => readChoice(text, unitVariants)),
  ),
  /** Left open, the login never locks by itself. */
  restMinutes: field(ACCOUNT_WIRE.restMinutes, numberKind, readOptional(readRest)),
  isDiscreet: field(ACCOUNT_WIRE.isDiscreet, flagKind, (text, _: object) => {
    const reading = readChoice(text, ['true', 'false']);
    return reading.ok ? accept(reading.value === 'true') : reading;
  }),
} as const satisfies Readonly<Record<AccountField, unknown>>;

/** The mails that were chosen, of those that are offered. */
export function readNotifications(
  chosen: readonly unknown[],
  offered: readonly Notification[] = NOTIFICATIONS,
): Reading<readonly Notification[], 'invalid'> {
  const known = offered.filter((option) => chosen.includes(option));
  return known.length === new Set(chosen).size ? accept(known) : refuse('invalid');
}

import type { Domain, UnitVariant } from '#src/domains/domain.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { REST_MINUTES, readAvatar, readChoice } from '#src/rules/fields/choice.ts';
import { readPostalCode } from '#src/rules/fields/codes.ts';
import { readDayStart, readRegistrationsStart } from '#src/rules/fields/dates.ts';
import { readNickname } from '#src/rules/fields/nickname.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { ACCOUNT_WIRE_NAMES, type AccountField, PRACTICE_WIRE_NAMES, type PracticeField } from '../own-user.ts';
import { defineField, readOptional } from './fields.ts';
import {
  dayFormat,
  flagFormat,
  numberFormat,
  requiredTextFormat,
  type TextFormat,
  textFormat,
} from './text-formats.ts';

/** Notification options (docs/specification.md, section 9). */
export const NOTIFICATIONS = [
  'daily_mail',
  'end_of_phase_mail',
  'usage_reminder_mail',
  'forum_reply_mail',
  'badge_mail',
  'look_back_mail',
  'week_mail',
  'after_mail',
] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** Mails that need registrations (docs/product-rules.md, "Domains and hosts"). */
const WITH_REGISTRATIONS: readonly Notification[] = [
  'usage_reminder_mail',
  'badge_mail',
  'look_back_mail',
  'week_mail',
];

/** Returns the notification options of a domain. */
export const getNotificationOptions = ({ registration }: Pick<Domain, 'registration'>): readonly Notification[] =>
  NOTIFICATIONS.filter((option) => registration !== null || !WITH_REGISTRATIONS.includes(option));

/** Context for validating the settings of an account. */
export interface AccountContext {
  /** Required in the self-help settings, optional for close ones (docs/product-rules.md, "Domains and hosts"). */
  readonly nickname: 'required' | 'optional';
  /** Available language codes. */
  readonly languages: readonly string[];
  /** The stored start date; null in a domain without registration. */
  readonly registrationsStart: CalendarDate | null;
  /** Available units besides the domain's default. */
  readonly unitVariants: readonly UnitVariant[];
}

function readRest(input: string): ParseResult<number, 'required' | 'invalid'> {
  const result = readChoice(input, REST_MINUTES.map(String));
  return result.ok ? accept(Number(result.value)) : result;
}

/** The single-valued settings of an account (docs/specification.md, section 5, "Account settings"). */
export const accountFields = {
  name: defineField(ACCOUNT_WIRE_NAMES.name, requiredTextFormat, (text, _: object) => readText(text)),
  nickname: defineField(
    ACCOUNT_WIRE_NAMES.nickname,
    textFormat,
    (text, { nickname }: Pick<AccountContext, 'nickname'>) =>
      nickname === 'optional' ? readOptional(readNickname)(text, {}) : readNickname(text),
  ),
  language: defineField(
    ACCOUNT_WIRE_NAMES.language,
    requiredTextFormat,
    (text, { languages }: Pick<AccountContext, 'languages'>) => readChoice(text, languages),
  ),
  avatar: defineField(ACCOUNT_WIRE_NAMES.avatar, numberFormat, (text, _: object) =>
    readAvatar(text === '' ? null : Number(text)),
  ),
  /** Typed as dd/MM/yyyy, sent as YYYY-MM-DD; both are accepted. */
  registrationsStart: defineField(
    ACCOUNT_WIRE_NAMES.registrationsStart,
    dayFormat,
    (text, { registrationsStart: currentStart }: Pick<AccountContext, 'registrationsStart'>) =>
      currentStart === null ? refuse('invalid') : readRegistrationsStart(text, currentStart),
  ),
  dayStartsAt: defineField(ACCOUNT_WIRE_NAMES.dayStartsAt, numberFormat, (text, _: object) => readDayStart(text)),
  /** Empty for the domain's default unit. */
  unit: defineField(
    ACCOUNT_WIRE_NAMES.unit,
    textFormat as TextFormat<UnitVariant | null>,
    readOptional((text, { unitVariants }: Pick<AccountContext, 'unitVariants'>) => readChoice(text, unitVariants)),
  ),
  /** Empty if sessions do not lock automatically. */
  restMinutes: defineField(ACCOUNT_WIRE_NAMES.restMinutes, numberFormat, readOptional(readRest)),
  isDiscreet: defineField(ACCOUNT_WIRE_NAMES.isDiscreet, flagFormat, (text, _: object) => {
    const result = readChoice(text, ['true', 'false']);
    return result.ok ? accept(result.value === 'true') : result;
  }),
} as const satisfies Readonly<Record<AccountField, unknown>>;

/** Reads the chosen mail settings, limited to the available ones. */
export function readNotifications(
  selection: readonly unknown[],
  offers: readonly Notification[] = NOTIFICATIONS,
): ParseResult<readonly Notification[], 'invalid'> {
  const accepted = offers.filter((option) => selection.includes(option));
  return accepted.length === new Set(selection).size ? accept(accepted) : refuse('invalid');
}

const createLineField = (name: PracticeField) =>
  defineField(PRACTICE_WIRE_NAMES[name], requiredTextFormat, (text: string) => readText(text));

/** Details of a nurse's practice, in the order of docs/specification.md, section 3. */
export const practiceFields = {
  initials: createLineField('initials'),
  familyName: createLineField('familyName'),
  function: createLineField('function'),
  generalPractitioner: createLineField('generalPractitioner'),
  address: createLineField('address'),
  postalCode: defineField(PRACTICE_WIRE_NAMES.postalCode, requiredTextFormat, (text: string) => readPostalCode(text)),
  locality: createLineField('locality'),
  telephoneNumber: createLineField('telephoneNumber'),
} as const satisfies Readonly<Record<PracticeField, unknown>>;

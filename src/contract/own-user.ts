import { object } from 'yup';
import { CONSENT_VERSION } from '#src/domains/consent.ts';
import { DOMAIN_KEYS, LANGUAGES } from '#src/domains/domain.ts';
import type { EditedParts } from '#src/rules/desk/editor-rights.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { getFirstText, getFirstValue, readRecord, readWholeNumber, readWireFields, type WireFields } from './wire.ts';

/** Consent of a participant, with its time (ISO 8601). */
export interface StoredConsent {
  /** Version of the wording: `findConsentWording`. */
  readonly version: string;
  /** Code of the language of the consent text. */
  readonly language: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Creates the request fields of the age statement and of the consent to the current text in this language. The server
 * stores version, language and time.
 */
export const getConsentFields = (language: string) => ({
  field_adult: [{ value: 1 }],
  field_health_consent: [{ value: CONSENT_VERSION, langcode: language }],
});

/** Reads the consent from the fields of the user's account; null if it was not given. */
export function readStoredConsent(fields: WireFields): StoredConsent | null {
  const version = getFirstText(fields, 'field_health_consent');
  const firstValue = getFirstValue(fields, 'field_health_consent', 'given_at');
  if (version === null || typeof firstValue !== 'string') return null;
  return { version, language: getFirstText(fields, 'field_health_consent', 'langcode') ?? 'nl', at: firstValue };
}

export const USER_ROLES = ['client', 'sso_client', 'poh', 'editor', 'moderator', 'administrator'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The single-valued settings of an account, by their wire names. */
export const ACCOUNT_WIRE_NAMES = {
  name: 'field_name',
  nickname: 'field_nickname',
  language: 'preferred_langcode',
  avatar: 'field_avatar',
  registrationsStart: 'field_registrations_start_date',
  dayStartsAt: 'field_day_starts_at',
  unit: 'field_unit',
  restMinutes: 'field_rest_minutes',
  isDiscreet: 'field_discreet',
} as const;
export type AccountField = keyof typeof ACCOUNT_WIRE_NAMES;
/** The multi-valued field of the chosen mail settings. */
export const NOTIFICATIONS_WIRE_NAME = 'field_notification_settings';

/** Wire names of the fields of a nurse's practice. */
export const PRACTICE_WIRE_NAMES = {
  initials: 'field_initials',
  familyName: 'field_family_name',
  function: 'field_function',
  generalPractitioner: 'field_general_practitioner',
  address: 'field_address',
  postalCode: 'field_postal_code',
  locality: 'field_locality',
  telephoneNumber: 'field_telephone_number',
} as const;
export type PracticeField = keyof typeof PRACTICE_WIRE_NAMES;
export type Practice = Readonly<Record<PracticeField, string>>;

/** The logged-in user (docs/specification.md, section 3, "User"). */
export interface OwnUser {
  readonly uid: number;
  readonly mail: string;
  readonly role: UserRole;
  /** Preferred language code. */
  readonly language: string;
  readonly name: string;
  readonly nickname: string | null;
  /**
   * True if a new nickname is required before writing in the forum: another user has the same one, or it is no longer
   * allowed.
   */
  readonly needsNewNickname: boolean;
  /** Number of the avatar, 1 to 12. */
  readonly avatar: number;
  readonly notifications: readonly string[];
  /** YYYY-MM-DD. */
  readonly registrationsStart: string;
  readonly programStartDate: string;
  readonly hasValidatedEmail: boolean;
  /** True if the server of the user's address refuses our mails. */
  readonly isMailRefused: boolean;
  /** True from the first arrival by HTI until its follow-up is done or skipped. */
  readonly isNewFromHti: boolean;
  /** True if logging in requires a code; staff without a second factor can only set one up. */
  readonly hasSecondFactor: boolean;
  /** Null for a participant who has not consented yet, and for users who need no consent. */
  readonly consent: StoredConsent | null;
  /** True for a participant who has not consented yet to the storage of health data, which is required first. */
  readonly needsConsent: boolean;
  /** True for a launched user of a provider that requires a lock code. */
  readonly needsLockCode: boolean;
  /** True if a lock code of the user unlocks a session. */
  readonly hasLockCode: boolean;
  /** Idle time in minutes after which a session locks; null for never. */
  readonly restMinutes: number | null;
  /** Hour at which the user's day starts; null if the content system ends days at midnight. */
  readonly dayStartsAt: number | null;
  /** Number of days since the previous visit, on the day of return; null on any other day, or if it is not sent. */
  readonly daysAway: number | null;
  /** True on the last day of a session, even if it is in use. */
  readonly logsOutSoon: boolean;
  /** Unit that the user chose instead of the domain's; null if none. */
  readonly unit: string | null;
  /** True if every screen has a neutral title, icon and name. */
  readonly isDiscreet: boolean;
  /** Null for users who are not nurses. */
  readonly nurse: Practice | null;
  /** Silence on the forum, null if there is none; `until` is the last day, null for no end. */
  readonly silenced: { readonly until: string | null } | null;
  /** True if a staff member may change published content; other editors can propose changes to a colleague. */
  readonly mayPublish: boolean;
  /** Content that a staff member may change. */
  readonly edits: EditedParts;
  /** All fields in the wire format, for the additions of modules. */
  readonly fields: WireFields;
}

const readRole = (fields: WireFields): UserRole | undefined =>
  USER_ROLES.find((role) => fields.roles?.some(({ target_id }) => target_id === role));

function readPractice(fields: WireFields): Practice {
  const entries = Object.entries(PRACTICE_WIRE_NAMES).map(([name, wire]) => [name, getFirstText(fields, wire) ?? '']);
  return Object.fromEntries(entries) as Practice;
}

function readSilenced(fields: WireFields): OwnUser['silenced'] {
  if (!fields.field_forum_silenced?.length) return null;
  return { until: getFirstText(fields, 'field_forum_silenced') || null };
}

const includesValue =
  (items: WireFields[string] = []) =>
  (item: string): boolean =>
    items.some(({ value }) => value === item);

/** Reads the wrapped user; throws UnreadableResponseError if uid, mail or role are missing. */
export function readOwnUser(body: unknown): OwnUser {
  const fields = readWireFields(readRecord(body, 'user'));
  const uid = readWholeNumber(getFirstValue(fields, 'uid'));
  const mail = getFirstText(fields, 'mail');
  const role = readRole(fields);
  if (uid === null || mail === null || role === undefined)
    throw new UnreadableResponseError('malformed', 'no own user');
  const settings = fields[NOTIFICATIONS_WIRE_NAME] ?? [];
  return {
    uid,
    mail,
    role,
    language: getFirstText(fields, ACCOUNT_WIRE_NAMES.language) ?? 'nl',
    name: getFirstText(fields, ACCOUNT_WIRE_NAMES.name) ?? '',
    nickname: getFirstText(fields, ACCOUNT_WIRE_NAMES.nickname),
    needsNewNickname: getFirstValue(fields, 'field_nickname_to_change') === true,
    avatar: readWholeNumber(getFirstValue(fields, ACCOUNT_WIRE_NAMES.avatar)) ?? 1,
    notifications: settings.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    registrationsStart: getFirstText(fields, ACCOUNT_WIRE_NAMES.registrationsStart) ?? '',
    programStartDate: getFirstText(fields, 'field_program_start_date') ?? '',
    hasValidatedEmail: getFirstValue(fields, 'field_validated_email') === true,
    isMailRefused: getFirstValue(fields, 'field_mail_refused') === true,
    isNewFromHti: getFirstValue(fields, 'field_hti_newly_registered') === true,
    hasSecondFactor: getFirstValue(fields, 'field_second_factor') === true,
    consent: readStoredConsent(fields),
    needsConsent: getFirstValue(fields, 'field_needs_consent') === true,
    silenced: readSilenced(fields),
    needsLockCode: getFirstValue(fields, 'field_needs_lock_code') === true,
    hasLockCode: getFirstValue(fields, 'field_lock_code') === true,
    restMinutes: readWholeNumber(getFirstValue(fields, ACCOUNT_WIRE_NAMES.restMinutes)),
    dayStartsAt: readWholeNumber(getFirstValue(fields, ACCOUNT_WIRE_NAMES.dayStartsAt)),
    logsOutSoon: getFirstValue(fields, 'field_logs_out_soon') === true,
    daysAway: readWholeNumber(getFirstValue(fields, 'field_days_away')),
    unit: getFirstText(fields, ACCOUNT_WIRE_NAMES.unit),
    isDiscreet: getFirstValue(fields, ACCOUNT_WIRE_NAMES.isDiscreet) === true,
    mayPublish: getFirstValue(fields, 'field_may_publish') !== false,
    edits: {
      domains: DOMAIN_KEYS.filter(includesValue(fields.field_edited_domains)),
      languages: LANGUAGES.filter(includesValue(fields.field_edited_languages)),
    },
    nurse: role === 'poh' ? readPractice(fields) : null,
    fields,
  };
}

/** Converts a practice to the wire format. */
export const toWirePractice = (practice: Partial<Practice>) =>
  Object.fromEntries(
    Object.entries(practice).map(([name, value]) => [PRACTICE_WIRE_NAMES[name as PracticeField], wrapField(value)]),
  );

/** Wraps a value as a single item; undefined omits the field. */
export const wrapField = (value: unknown) => (value === undefined ? undefined : [{ value }]);

/** Returns the logged-in user. */
export const currentUser = defineOperation({
  name: 'current-user',
  method: 'GET',
  route: '/current-user',
  access: 'logged-in',
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in' },
});

/** Returns true for a placeholder address, of a user of single sign-on or HTI who gave no address. */
export function isPlaceholder(url: string, placeholderDomain: string): boolean {
  const domain = url.slice(url.lastIndexOf('@') + 1).toLowerCase();
  return domain === placeholderDomain || domain.endsWith(`.${placeholderDomain}`);
}

/** Sends another validation link; all earlier links are valid until one is used. */
export const sendValidationEmail = defineOperation({
  name: 'send-validation-email',
  method: 'POST',
  route: '/send-validation-email',
  access: 'logged-in',
  answer: 'empty',
  request: object(),
  body: () => ({}),
  errors: { 403: 'not logged in', 429: 'too many mails' },
});

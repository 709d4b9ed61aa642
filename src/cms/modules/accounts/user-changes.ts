import {
  accountFields,
  getNotificationOptions,
  practiceFields,
  readNotifications,
} from '#src/contract/fields/account.ts';
import { type Fields, getNamesByWireName, readSentChanges } from '#src/contract/fields/fields.ts';
import { ACCOUNT_WIRE_NAMES, NOTIFICATIONS_WIRE_NAME, type PracticeField } from '#src/contract/own-user.ts';
import type { Domain } from '#src/domains/domain.ts';
import { listUnitVariants } from '#src/domains/unit-variants.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Violation } from '../../http/api-error.ts';
import { ApiError } from '../../http/api-error.ts';
import { getFieldErrorTexts } from '../../http/form-error.ts';
import type { WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentList, readSentText } from '../../http/request-values.ts';
import type { NurseProfile, User } from '../../identity/find-user.ts';
import {
  collectViolations,
  type RefuseField,
  readMailChange,
  readPasswordChange,
} from '../../identity/read-credentials.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import { isParticipantRole } from '../sessions/start-session.ts';

/** Columns of `users` that a user sets. */
type UserColumns = Partial<Pick<User, keyof typeof accountFields | 'notifications'>>;

const getFields = (role: User['role']): Fields =>
  isParticipantRole(role) ? accountFields : { language: accountFields.language };

/** Returns the wire names that a user of this role may change. */
const listFieldsOfRole = (role: User['role']): readonly string[] =>
  isParticipantRole(role)
    ? [...Object.values(ACCOUNT_WIRE_NAMES), NOTIFICATIONS_WIRE_NAME]
    : [ACCOUNT_WIRE_NAMES.language];

type AddViolations = (violations: readonly Violation[]) => void;

/** Reads the chosen mail settings; undefined if none was sent. The address has to be validated before they change. */
function readChosenMails(c: ApiContext, user: User, body: WireBody, addViolations: AddViolations): UserColumns {
  const selectedMails = isParticipantRole(user.role) ? readSentList(body, NOTIFICATIONS_WIRE_NAME) : undefined;
  if (selectedMails === undefined) return {};
  const refuse = (problem: 'invalid' | 'not-validated') => {
    addViolations([toFieldViolation(NOTIFICATIONS_WIRE_NAME, problem, c.var.language)]);
    return {};
  };
  const result = readNotifications(selectedMails, getNotificationOptions(c.var.domain));
  if (!result.ok) return refuse(result.error);
  const isUnchanged = result.value.join() === user.notifications.join();
  return user.validatedAt === null && !isUnchanged ? refuse('not-validated') : { notifications: [...result.value] };
}

const getContext = (user: User, domain: Domain) => ({
  nickname: domain.variant === 'reduced' ? 'optional' : 'required',
  languages: domain.languages,
  unitVariants: listUnitVariants(domain),
  registrationsStart: isCalendarDate(user.registrationsStart) ? user.registrationsStart : null,
});

/** Validates the submitted settings, with the texts of their form. */
function readOwnColumns(c: ApiContext, user: User, body: WireBody, addViolations: AddViolations): UserColumns {
  const fields = getFields(user.role);
  const entries = Object.fromEntries(
    Object.values(fields).map(({ wireName }) => [wireName, readSentText(body, wireName)]),
  );
  const result = readSentChanges(fields, entries, getContext(user, c.var.domain) as never);
  if (!result.ok) addViolations(getFieldErrorTexts(c.var.language, 'account.errors', result.refused));
  return { ...(result.ok ? result.value : {}), ...readChosenMails(c, user, body, addViolations) };
}

export interface StoredChanges {
  readonly columns: UserColumns;
  readonly practice: Partial<NurseProfile>;
  readonly mail: string | null;
  readonly password: string | null;
}

/** Ignored fields of a request: login uses the address instead of the name. */
const IGNORED_FIELDS = ['name'];

function assertFields(body: WireBody, user: User): void {
  const practice = user.role === 'poh' ? Object.values(practiceFields).map(({ wireName }) => wireName) : [];
  // Staff change their credentials at the desk.
  const credentials = user.passwordHash === null || user.domain === null ? [] : ['mail', 'pass'];
  const knownFields = new Set([...listFieldsOfRole(user.role), ...practice, ...credentials, ...IGNORED_FIELDS]);
  if (!Object.keys(body).every((field) => knownFields.has(field))) throw new ApiError(403, 'forbidden');
}

/** Reads the fields of a practice that were sent; with `isComplete` all of them are required. */
export function readPractice(body: WireBody, isComplete: boolean, refuse: RefuseField): Partial<NurseProfile> {
  const practice: Partial<Record<PracticeField, string>> = {};
  for (const [name, { wireName, read }] of Object.entries(practiceFields)) {
    const input = readSentText(body, wireName) ?? (isComplete ? '' : undefined);
    if (input === undefined) continue;
    const result = read(input, {});
    if (result.ok) practice[name as PracticeField] = result.value;
    else refuse(wireName, result.error);
  }
  return practice;
}

/** Text namespace and field names of a nurse's form. */
export const NURSE_FORM = {
  textKey: 'nurse.errors',
  names: { pass: 'password', ...getNamesByWireName(practiceFields) },
};
const ACCOUNT_FORM = { textKey: 'account.errors', names: { pass: 'password' } };

/** Reads the changes to an account; 403 for a field that may not be changed, 422 for a refused value. */
export function readUserChanges(c: ApiContext, user: User, body: WireBody): StoredChanges {
  assertFields(body, user);
  return collectViolations(c, user.role === 'poh' ? NURSE_FORM : ACCOUNT_FORM, (refuse, report) => {
    const mail = readSentText(body, 'mail');
    const password = readSentText(body, 'pass') || undefined;
    const isSameMail = mail?.trim() === user.mail;
    return {
      columns: readOwnColumns(c, user, body, report),
      practice: user.role === 'poh' ? readPractice(body, false, refuse) : {},
      mail: mail === undefined || isSameMail ? null : readMailChange(c, mail, user.mail, refuse),
      password: password === undefined ? null : readPasswordChange(c, password, refuse),
    };
  });
}

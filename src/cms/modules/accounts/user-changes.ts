import { namesOf } from '#src/contract/fields/fields.ts';
import { practiceFields } from '#src/contract/fields/practice.ts';
import type { PracticeField } from '#src/contract/own-user.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { sentText, type WireBody } from '../../http/sent-values.ts';
import type { NurseProfile, User } from '../../identity/find-user.ts';
import { collectViolations, type Refuse, readMailChange, readPasswordChange } from '../../identity/read-credentials.ts';
import { namesOfRole, type OwnColumns, readOwnColumns } from './typed-fields.ts';

export interface StoredChanges {
  readonly columns: OwnColumns;
  readonly practice: Partial<NurseProfile>;
  readonly mail: string | null;
  readonly password: string | null;
}

/** Login uses the address, so a name that is sent as well follows it and is ignored. */
const FOLLOWING = ['name'];

function assertFields(body: WireBody, user: User): void {
  const practice = user.role === 'poh' ? Object.values(practiceFields).map(({ wire }) => wire) : [];
  // Staff change theirs at the desk.
  const credentials = user.passwordHash === null || user.domain === null ? [] : ['mail', 'pass'];
  const known = new Set([...namesOfRole(user.role), ...practice, ...credentials, ...FOLLOWING]);
  if (!Object.keys(body).every((field) => known.has(field))) throw new ApiError(403, 'forbidden');
}

/** The fields of a practice that were sent; with `isWhole` every one of them is needed. */
export function readPractice(body: WireBody, isWhole: boolean, refuse: Refuse): Partial<NurseProfile> {
  const practice: Partial<Record<PracticeField, string>> = {};
  for (const [name, { wire, read }] of Object.entries(practiceFields)) {
    const sent = sentText(body, wire) ?? (isWhole ? '' : undefined);
    if (sent === undefined) continue;
    const reading = read(sent, {});
    if (reading.ok) practice[name as PracticeField] = reading.value;
    else refuse(wire, reading.error);
  }
  return practice;
}

/** Text namespaces and field names of the forms that change an account. */
export const NURSE_FORM = { words: 'nurse.errors', names: { pass: 'password', ...namesOf(practiceFields) } };
const ACCOUNT_FORM = { words: 'account.errors', names: { pass: 'password' } };

/** Reads the changes to an account; a field that may not change is 403, a refused value 422. */
export function readUserChanges(c: ApiContext, user: User, body: WireBody): StoredChanges {
  assertFields(body, user);
  return collectViolations(c, user.role === 'poh' ? NURSE_FORM : ACCOUNT_FORM, (refuse, say) => {
    const mail = sentText(body, 'mail');
    const password = sentText(body, 'pass') || undefined;
    const isSameMail = mail?.trim() === user.mail;
    return {
      columns: readOwnColumns(c, user, body, say),
      practice: user.role === 'poh' ? readPractice(body, false, refuse) : {},
      mail: mail === undefined || isSameMail ? null : readMailChange(c, mail, user.mail, refuse),
      password: password === undefined ? null : readPasswordChange(c, password, refuse),
    };
  });
}

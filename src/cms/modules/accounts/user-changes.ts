import { NURSE_FIELDS, type NurseField } from '#src/contract/own-user.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { sentText, type WireBody } from '../../http/sent-values.ts';
import type { NurseProfile, User } from '../../identity/find-user.ts';
import { collectViolations, type Refuse, readMailChange, readPasswordChange } from '../../identity/read-credentials.ts';
import { NURSE_COLUMNS } from './practice.ts';
import { fieldsOfRole, type OwnColumns, readPracticeField } from './typed-fields.ts';

export interface UserChanges {
  readonly columns: OwnColumns;
  readonly practice: Partial<NurseProfile>;
  readonly mail: string | null;
  readonly password: string | null;
}

/** Login goes by the address, so a name that is sent along follows it and is not read. */
const FOLLOWING = ['name'];

function assertFields(body: WireBody, user: User): void {
  const own = Object.keys(fieldsOfRole(user.role));
  const practice = user.role === 'poh' ? NURSE_FIELDS.map((name) => `field_${name}`) : [];
  // Staff change theirs at the desk.
  const credentials = user.passwordHash === null || user.domain === null ? [] : ['mail', 'pass'];
  const known = new Set([...own, ...practice, ...credentials, ...FOLLOWING]);
  if (!Object.keys(body).every((field) => known.has(field))) throw new ApiError(403, 'forbidden');
}

function readColumns(c: ApiContext, user: User, body: WireBody, refuse: Refuse): OwnColumns {
  const columns: OwnColumns = {};
  for (const [field, read] of Object.entries(fieldsOfRole(user.role))) {
    const reading = read(body, field, { user, domain: c.var.domain });
    if (reading?.ok) Object.assign(columns, reading.value);
    else if (reading) refuse(field, reading.error);
  }
  return columns;
}

/** The fields of a practice that were sent; with `isWhole` every one of them is needed. */
export function readPractice(body: WireBody, isWhole: boolean, refuse: Refuse): Partial<NurseProfile> {
  const practice: Partial<Record<(typeof NURSE_COLUMNS)[NurseField], string>> = {};
  for (const name of NURSE_FIELDS) {
    const sent = sentText(body, `field_${name}`) ?? (isWhole ? '' : undefined);
    if (sent === undefined) continue;
    const reading = readPracticeField(name, sent);
    if (reading.ok) practice[NURSE_COLUMNS[name]] = reading.value;
    else refuse(`field_${name}`, reading.error);
  }
  return practice;
}

/** Reads the changes to an account; a field that may not change is 403, a refused value 422. */
export function readUserChanges(c: ApiContext, user: User, body: WireBody): UserChanges {
  assertFields(body, user);
  return collectViolations(c, (refuse) => {
    const mail = sentText(body, 'mail');
    const password = sentText(body, 'pass') || undefined;
    const isSameMail = mail?.trim() === user.mail;
    return {
      columns: readColumns(c, user, body, refuse),
      practice: user.role === 'poh' ? readPractice(body, false, refuse) : {},
      mail: mail === undefined || isSameMail ? null : readMailChange(c, mail, user.mail, refuse),
      password: password === undefined ? null : readPasswordChange(c, password, refuse),
    };
  });
}

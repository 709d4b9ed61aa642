import { array, boolean, object, string } from 'yup';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { defineOperation } from '../operation.ts';
import { UnreadableResponseError } from '../result.ts';
import { readList, readRecord, readWholeNumber } from '../wire.ts';

export const STAFF_ROLES = ['editor', 'moderator', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** States of a staff account: invited but not used yet, active, or blocked. */
const STAFF_STATES = ['pending', 'active', 'blocked'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** A staff member for administrators. */
export interface StaffMember {
  readonly uid: number;
  readonly name: string;
  readonly mail: string;
  readonly role: StaffRole;
  readonly state: StaffState;
  readonly language: string;
  readonly hasSecondFactor: boolean;
  /** Date of the last use (ISO 8601); null for an account that was never used. */
  readonly lastSeen: string | null;
  /** Limits of an editor; ignored for other roles. */
  readonly rights: EditorRights;
}

/** Parses rights from the wire; unknown values are left out. */
function readRights(raw: unknown): EditorRights {
  const { domains, languages, may_publish: mayPublish } = readRecord(raw, 'rights');
  return {
    domains: DOMAINS.map(({ key }) => key).filter((key) => readList(domains, 'domains').includes(key)),
    languages: LANGUAGES.filter((code) => readList(languages, 'languages').includes(code)),
    mayPublish: mayPublish !== false,
  };
}

/** Reads one staff member; throws UnreadableResponseError if a field is missing. */
export function readStaffMember(body: unknown): StaffMember {
  const raw = readRecord(body, 'member of staff');
  const uid = readWholeNumber(raw.uid);
  const role = STAFF_ROLES.find((candidate) => candidate === raw.role);
  const state = STAFF_STATES.find((candidate) => candidate === raw.state);
  const { name, mail, language, last_seen: lastSeen } = raw;
  const areTexts = typeof name === 'string' && typeof mail === 'string' && typeof language === 'string';
  if (uid === null || !role || !state || !areTexts)
    throw new UnreadableResponseError('malformed', 'no member of staff');
  const hasSecondFactor = raw.has_second_factor === true;
  return {
    uid,
    name,
    mail,
    role,
    state,
    language,
    hasSecondFactor,
    lastSeen: typeof lastSeen === 'string' ? lastSeen : null,
    rights: readRights(raw.rights),
  };
}

/** Lists all staff, by name. */
export const listStaff = defineOperation({
  name: 'list-staff',
  method: 'GET',
  route: '/desk/staff',
  access: 'administrator',
  read: ({ body }): readonly StaffMember[] =>
    readList(readRecord(body, 'staff').members, 'members').map(readStaffMember),
});

interface InviteStaffInput {
  readonly body: {
    readonly name: string;
    readonly mail: string;
    readonly role: StaffRole;
    /** Language of the mail, and of the desk for this account. */
    readonly language: string;
  };
}

/** Creates a staff account and mails an activation link. */
export const inviteStaff = defineOperation({
  name: 'invite-staff',
  method: 'POST',
  route: '/desk/staff',
  access: 'administrator',
  activity: 'staff',
  request: object({
    name: string(),
    mail: string(),
    role: string()
      .oneOf([...STAFF_ROLES])
      .required(),
    language: string().required(),
  }),
  body: ({ body }: InviteStaffInput) => body,
  read: ({ body }) => readStaffMember(body),
  errors: { 422: 'the name or the address is invalid, or another staff account has the address' },
});

interface ChangeStaffInput {
  readonly body: {
    readonly role?: StaffRole;
    readonly state?: 'active' | 'blocked';
    /** Limits of an editor. */
    readonly rights?: EditorRights;
  };
}

/** Changes the role or rights of a staff member, or blocks or unblocks the account; the member's sessions end. */
export const changeStaff = defineOperation({
  name: 'change-staff',
  method: 'PATCH',
  route: '/desk/staff/:uid',
  access: 'administrator',
  activity: 'staff',
  request: object({
    role: string().oneOf([...STAFF_ROLES]),
    state: string().oneOf(['active', 'blocked']),
    rights: object({
      domains: array(
        string()
          .oneOf(DOMAINS.map(({ key }) => key))
          .required(),
      ).required(),
      languages: array(
        string()
          .oneOf([...LANGUAGES])
          .required(),
      ).required(),
      mayPublish: boolean().required(),
    })
      .default(undefined)
      .optional(),
  }),
  body: ({ body }: ChangeStaffInput) => body,
  read: ({ body }) => readStaffMember(body),
  errors: { 404: 'no such staff account', 409: 'the last administrator cannot be blocked or given another role' },
});

/** Deletes a staff account. Its content remains. */
export const removeStaff = defineOperation({
  name: 'remove-staff',
  method: 'DELETE',
  route: '/desk/staff/:uid',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  errors: { 404: 'no such staff account', 409: 'the last administrator cannot be deleted' },
});

/** Removes the second factor of a staff account, which has to set up another at the next login; its sessions end. */
export const resetStaffFactor = defineOperation({
  name: 'reset-staff-factor',
  method: 'POST',
  route: '/desk/staff/:uid/reset-second-factor',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  errors: { 404: 'no such staff account' },
});

/** Mails a staff member a new link to set a password; an older link becomes invalid. */
export const sendStaffLink = defineOperation({
  name: 'send-staff-link',
  method: 'POST',
  route: '/desk/staff/:uid/link',
  access: 'administrator',
  activity: 'staff',
  answer: 'empty',
  errors: { 404: 'no such staff account', 409: 'the account is blocked' },
});

import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { UnreadableAnswer } from '../result.ts';
import { list, record, wholeNumber } from '../wire.ts';

export const STAFF_ROLES = ['editor', 'moderator', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Invited and not started yet, active, or blocked. */
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
  /** ISO 8601 date; null for an account that was never used. */
  readonly lastSeen: string | null;
  /** Limits of an editor; meaningless for other roles. */
  readonly rights: EditorRights;
}

/** Parses rights from the wire; unknown values are left out. */
function readRights(raw: unknown): EditorRights {
  const { domains, languages, may_publish: mayPublish } = record(raw, 'rights');
  return {
    domains: DOMAINS.map(({ key }) => key).filter((key) => list(domains, 'domains').includes(key)),
    languages: LANGUAGES.filter((code) => list(languages, 'languages').includes(code)),
    mayPublish: mayPublish !== false,
  };
}

/** Reads one staff member; throws UnreadableAnswer where a field is missing. */
export function readStaffMember(body: unknown): StaffMember {
  const raw = record(body, 'member of staff');
  const uid = wholeNumber(raw.uid);
  const role = STAFF_ROLES.find((known) => known === raw.role);
  const state = STAFF_STATES.find((known) => known === raw.state);
  const { name, mail, language, last_seen: lastSeen } = raw;
  const areTexts = typeof name === 'string' && typeof mail === 'string' && typeof language === 'string';
  if (uid === null || !role || !state || !areTexts) throw new UnreadableAnswer('malformed', 'no member of staff');
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

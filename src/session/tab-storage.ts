import { erasePace } from './pace.ts';
import { tryStorage } from './tab-store.ts';

/**
 * Typed values are stored in this tab, and only shown to the user who typed them (docs/product-rules.md, "Registering
 * and forms").
 */
export const DRAFT_KEY_PREFIX = 'draft';
const OWNER = 'draft_owner';

/**
 * Keys of docs/specification.md, section 9, a nurse's invitation, the offer of a week of looking, the alerts hidden in
 * this tab, and the language chosen here that is not yet saved in the account. Deleted with the user's data.
 */
const STORED_KEYS = [
  'nurse_practitioner_info',
  'goal',
  'contact_form',
  'invitation',
  'week_offer',
  'hidden_alerts',
  'own_language',
] as const;
export type StoredKey = (typeof STORED_KEYS)[number];

/** User id of drafts typed before there is an account. */
export const ANONYMOUS_UID = 0;

export const toTabKey = (uid: number, name: string) => `${DRAFT_KEY_PREFIX}.${uid}.${name}`;

export function listTabKeys(): readonly string[] {
  return tryStorage(() => Object.keys(sessionStorage)) ?? [];
}

/** Returns the user id of the owner of the drafts in this tab; null if there is none. */
export const getTabOwner = (): string | null => tryStorage(() => sessionStorage.getItem(OWNER));

export function eraseKey(key: string): void {
  tryStorage(() => sessionStorage.removeItem(key));
}

/** Deletes the stored data about the nurse, which are loaded again when needed. */
export const eraseNurseInfo = () => eraseKey('nurse_practitioner_info' satisfies StoredKey);

/** Deletes the stored keys: at logout, and when the programme is restarted. */
export const eraseStoredKeys = () => STORED_KEYS.forEach(eraseKey);

const DANGER = 'danger';
const NOES = 'safety_no';

/** Answers before registration that indicate a danger; they never leave the tab. */
export interface StoredDanger {
  /** User id of the owner; `ANONYMOUS_UID` until there is an account. */
  readonly uid: number;
  /** Positions of the questions, from 0. */
  readonly questions: readonly number[];
  /** Kinds of danger of the questions. */
  readonly kinds: readonly string[];
  /** True if the call was made, or no answer requires a call before the plan. */
  readonly isCalled: boolean;
}

/** Questions answered no before registration; they never leave the tab. */
export interface NegativeAnswers {
  /** User id of the owner; `ANONYMOUS_UID` until there is an account. */
  readonly uid: number;
  /** Kinds of danger of the questions. */
  readonly kinds: readonly string[];
  /** Time of the answers, in milliseconds. */
  readonly at: number;
}

function isNegativeAnswers(value: unknown): value is NegativeAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, kinds, at } = value as Record<string, unknown>;
  return typeof uid === 'number' && typeof at === 'number' && Array.isArray(kinds);
}

function isDanger(value: unknown): value is StoredDanger {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, questions, kinds, isCalled } = value as Record<string, unknown>;
  return typeof uid === 'number' && typeof isCalled === 'boolean' && Array.isArray(questions) && Array.isArray(kinds);
}

function readTabItem<T>(key: string, isKept: (value: unknown) => value is T): T | null {
  const parsed: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return isKept(parsed) ? parsed : null;
}

export const readStoredDanger = (): StoredDanger | null => readTabItem(DANGER, isDanger);

export const storeDanger = (danger: StoredDanger) =>
  tryStorage(() => sessionStorage.setItem(DANGER, JSON.stringify(danger)));

export const readNegativeAnswers = (): NegativeAnswers | null => readTabItem(NOES, isNegativeAnswers);

export const storeNegativeAnswers = (noes: NegativeAnswers) =>
  tryStorage(() => sessionStorage.setItem(NOES, JSON.stringify(noes)));

export const eraseNegativeAnswers = () => eraseKey(NOES);

/** Deletes all answers given before registration. */
export function eraseDanger(): void {
  eraseKey(DANGER);
  eraseNegativeAnswers();
}

/** Deletes the keys with this prefix and returns them. */
function eraseKeysWithPrefix(start: string): readonly string[] {
  const keys = listTabKeys().filter((key) => key.startsWith(start));
  keys.forEach(eraseKey);
  return keys;
}

/** Key that records that a text was deleted without being discarded here; contains no owner or subject. */
export const LOST_TEXT_KEY = 'text_lost';

/** Returns true for keys of texts that a user wrote; false for idempotency keys stored with them. */
export const isTextKey = (key: string): boolean => !key.endsWith('.key');

/**
 * Deletes all personal data in the tab. After a logout in another tab, the next login shows a notice if a text was lost.
 */
export function eraseDrafts(isElsewhere = false): void {
  eraseStoredKeys();
  if (eraseKeysWithPrefix(`${DRAFT_KEY_PREFIX}.`).some(isTextKey) && isElsewhere)
    tryStorage(() => sessionStorage.setItem(LOST_TEXT_KEY, '1'));
  eraseDanger();
  erasePace();
  eraseKey(OWNER);
}

/** Deletes the drafts of other users from this tab at login. */
export function claimDrafts(uid: number): void {
  const owner = getTabOwner();
  if (owner !== null && owner !== String(uid)) eraseDrafts();
  eraseKeysWithPrefix(toTabKey(ANONYMOUS_UID, ''));
  if ([readStoredDanger(), readNegativeAnswers()].some((draft) => draft !== null && draft.uid !== uid)) eraseDanger();
  tryStorage(() => sessionStorage.setItem(OWNER, String(uid)));
}

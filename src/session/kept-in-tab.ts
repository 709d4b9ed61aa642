import { eraseOwnPace } from './own-pace.ts';
import { attempt } from './tab-store.ts';

/**
 * Typed values are stored in this tab, only for the user who typed them (docs/product-rules.md, "Registering and
 * forms").
 */
export const PREFIX = 'draft';
const OWNER = 'draft_owner';

/**
 * The stored keys of docs/specification.md, section 9, the invitation of a nurse, the offer of a week of looking, the
 * alerts hidden in this tab, and the language that the person chose here and the account does not know of yet; they go
 * with the person too.
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

/** User id of drafts that were typed before there is an account. */
export const NOBODY = 0;

export const toTabKey = (uid: number, name: string) => `${PREFIX}.${uid}.${name}`;

export function keptKeys(): readonly string[] {
  return attempt(() => Object.keys(sessionStorage)) ?? [];
}

/** Owner of the drafts in this tab; null without an owner. */
export const ownerOfTab = (): string | null => attempt(() => sessionStorage.getItem(OWNER));

export function erase(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Data about the nurse are loaded, not typed by the user. */
export const eraseNurse = () => erase('nurse_practitioner_info' satisfies StoredKey);

/** The stored keys go with what they were about: at logout, and when the programme starts again. */
export const eraseStoredKeys = () => STORED_KEYS.forEach(erase);

const DANGER = 'danger';
const NOES = 'safety_no';

/** Answers before registering that were a danger; they never leave the tab. */
export interface DangerKept {
  /** User id of the owner; `NOBODY` until there is an account. */
  readonly uid: number;
  /** Places of the questions, from 0. */
  readonly questions: readonly number[];
  /** Kinds of danger that the questions are about. */
  readonly kinds: readonly string[];
  /** True when the call was made, or no answer requires one before the plan. */
  readonly isCalled: boolean;
}

/** Questions before registering that were answered with no; they never leave the tab. */
export interface NoesKept {
  /** User id of the owner; `NOBODY` until there is an account. */
  readonly uid: number;
  /** Kinds of danger that the questions are about. */
  readonly kinds: readonly string[];
  /** Time of the answers, in milliseconds. */
  readonly at: number;
}

function isNoes(value: unknown): value is NoesKept {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, kinds, at } = value as Record<string, unknown>;
  return typeof uid === 'number' && typeof at === 'number' && Array.isArray(kinds);
}

function isDanger(value: unknown): value is DangerKept {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, questions, kinds, isCalled } = value as Record<string, unknown>;
  return typeof uid === 'number' && typeof isCalled === 'boolean' && Array.isArray(questions) && Array.isArray(kinds);
}

function readKept<T>(key: string, isKept: (value: unknown) => value is T): T | null {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return isKept(kept) ? kept : null;
}

export const keptDanger = (): DangerKept | null => readKept(DANGER, isDanger);

export const keepDanger = (danger: DangerKept) => attempt(() => sessionStorage.setItem(DANGER, JSON.stringify(danger)));

export const keptNoes = (): NoesKept | null => readKept(NOES, isNoes);

export const keepNoes = (noes: NoesKept) => attempt(() => sessionStorage.setItem(NOES, JSON.stringify(noes)));

export const eraseNoes = () => erase(NOES);

/** Erases every answer before registering. */
export function eraseDanger(): void {
  erase(DANGER);
  eraseNoes();
}

/** Erases the keys with this prefix and returns them. */
function eraseUnder(start: string): readonly string[] {
  const keys = keptKeys().filter((key) => key.startsWith(start));
  keys.forEach(erase);
  return keys;
}

/** Says that text was erased which its writer did not throw away here; nothing of whose it was, or what about. */
export const LOST = 'text_lost';

/** True for keys of texts that a user wrote; false for the keys of requests beside them. */
export const isText = (key: string): boolean => !key.endsWith('.key');

/**
 * Nothing about a person stays in the tab. Where a logout in another tab did it, the login that comes next says that
 * text is gone.
 */
export function eraseDrafts(isElsewhere = false): void {
  eraseStoredKeys();
  if (eraseUnder(`${PREFIX}.`).some(isText) && isElsewhere) attempt(() => sessionStorage.setItem(LOST, '1'));
  eraseDanger();
  eraseOwnPace();
  erase(OWNER);
}

/** Deletes another user's drafts from this tab at login. */
export function claimDrafts(uid: number): void {
  const owner = ownerOfTab();
  if (owner !== null && owner !== String(uid)) eraseDrafts();
  eraseUnder(toTabKey(NOBODY, ''));
  if ([keptDanger(), keptNoes()].some((kept) => kept !== null && kept.uid !== uid)) eraseDanger();
  attempt(() => sessionStorage.setItem(OWNER, String(uid)));
}

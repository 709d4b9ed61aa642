/** What is typed is kept in this tab, for the person who typed it alone (decisions, "Registering and forms"). */
const PREFIX = 'draft';
const OWNER = 'draft_owner';

/** The stored keys of section 9; they go with the person too. */
const STORED_KEYS = ['nurse_practitioner_info', 'goal', 'contact_form'] as const;

const keyOf = (uid: number, name: string) => `${PREFIX}.${uid}.${name}`;

/** A draft of one form. Reading gives null where nothing is kept, or nothing that can be read. */
export interface Draft<T> {
  readonly read: () => T | null;
  readonly write: (values: T) => void;
  readonly clear: () => void;
}

/** The storage may be full or closed: a draft is a kindness, never a condition. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function keptAt<T>(key: string): Draft<T> {
  return {
    read: () =>
      attempt(() => {
        const kept = sessionStorage.getItem(key);
        return kept === null ? null : (JSON.parse(kept) as T);
      }),
    write: (values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** The draft of a person's form; `name` is unique among the forms, with the id of what it is about. */
export function draftOf<T>(uid: number, name: string): Draft<T> {
  return keptAt(keyOf(uid, name));
}

/** Who types before there is an account has the number of nobody. */
const NOBODY = 0;

/** The draft of a form of somebody who has no account yet; it goes as soon as anybody is logged in. */
export const nobodysDraftOf = <T>(name: string): Draft<T> => draftOf<T>(NOBODY, name);

/** What stands under a stored key of section 9: one in a tab, of the person who is logged in. */
export function storedDraft<T>(key: (typeof STORED_KEYS)[number]): Draft<T> {
  return keptAt(key);
}

function keptKeys(): readonly string[] {
  return attempt(() => Object.keys(sessionStorage)) ?? [];
}

/** The stored keys of section 9 go with what they were about: at logout, and when the programme starts again. */
export function eraseStoredKeys(): void {
  for (const key of STORED_KEYS) attempt(() => sessionStorage.removeItem(key));
}

function eraseKeys(isErased: (key: string) => boolean): void {
  for (const key of keptKeys()) if (isErased(key)) attempt(() => sessionStorage.removeItem(key));
}

/** Nothing about a person stays in the tab. */
export function eraseDrafts(): void {
  eraseStoredKeys();
  eraseKeys((key) => key.startsWith(`${PREFIX}.`) || key === OWNER);
}

/** Somebody was logged in here, and no logout took away what is theirs: the session ended by itself. */
export const isOwned = (): boolean => attempt(() => sessionStorage.getItem(OWNER)) != null;

/** Whether what somebody wrote waits in this tab; the keys of requests wait beside it. */
export const hasDrafts = (): boolean => keptKeys().some((key) => key.startsWith(`${PREFIX}.`) && !key.endsWith('.key'));

/** Somebody is logged in: what another person left in this tab goes. */
export function claimDrafts(uid: number): void {
  const owner = attempt(() => sessionStorage.getItem(OWNER));
  if (owner !== null && owner !== String(uid)) eraseDrafts();
  eraseKeys((key) => key.startsWith(keyOf(NOBODY, '')));
  attempt(() => sessionStorage.setItem(OWNER, String(uid)));
}

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

/** Nothing about a person stays in the tab. */
export function eraseDrafts(): void {
  eraseStoredKeys();
  for (const key of keptKeys()) {
    if (key.startsWith(`${PREFIX}.`) || key === OWNER) attempt(() => sessionStorage.removeItem(key));
  }
}

/** Somebody is logged in: what another person left in this tab goes. */
export function claimDrafts(uid: number): void {
  const owner = attempt(() => sessionStorage.getItem(OWNER));
  if (owner !== null && owner !== String(uid)) eraseDrafts();
  attempt(() => sessionStorage.setItem(OWNER, String(uid)));
}

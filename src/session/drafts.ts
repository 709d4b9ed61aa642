import { erase, isText, keptKeys, LOST, NOBODY, ownerOfTab, PREFIX, type StoredKey, toTabKey } from './kept-in-tab.ts';
import { attempt } from './tab-store.ts';

/** A draft of one form. Reading gives null where nothing is kept, or nothing that can be read. */
export interface Draft<T> {
  readonly read: () => T | null;
  readonly write: (values: T) => void;
  readonly clear: () => void;
}

function keptAt<T>(key: string): Draft<T> {
  return {
    read: () =>
      attempt(() => {
        const kept = sessionStorage.getItem(key);
        return kept === null ? null : (JSON.parse(kept) as T);
      }),
    write: (values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => erase(key),
  };
}

/** The draft of a person's form; `name` is unique among the forms, with the id of what it is about. */
export function getDraft<T>(uid: number, name: string): Draft<T> {
  return keptAt(toTabKey(uid, name));
}

/** Draft of a form of a visitor without an account; it is erased as soon as a user is logged in. */
export const getVisitorDraft = <T>(name: string): Draft<T> => getDraft<T>(NOBODY, name);

/** Draft under a stored key: one in a tab, of the logged-in user. */
export function storedDraft<T>(key: StoredKey): Draft<T> {
  return keptAt(key);
}

/** True when a user was logged in here and no logout erased their data: the session ended by itself. */
export const isOwned = (): boolean => ownerOfTab() !== null;

/** True when this tab holds a text that a user wrote. */
export const hasDrafts = (): boolean => keptKeys().some((key) => key.startsWith(`${PREFIX}.`) && isText(key));

/** Returns true once when text was erased by a logout in another tab. */
export function takeLost(): boolean {
  const isLost = attempt(() => sessionStorage.getItem(LOST)) !== null;
  erase(LOST);
  return isLost;
}

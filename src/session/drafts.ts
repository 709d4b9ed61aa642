import {
  ANONYMOUS_UID,
  DRAFT_KEY_PREFIX,
  eraseKey,
  getTabOwner,
  isTextKey,
  LOST_TEXT_KEY,
  listTabKeys,
  type StoredKey,
  toTabKey,
} from './tab-storage.ts';
import { tryStorage } from './tab-store.ts';

/** Draft of a form. `read` returns null if there is no readable draft. */
export interface Draft<T> {
  readonly read: () => T | null;
  readonly write: (values: T) => void;
  readonly clear: () => void;
}

function createDraft<T>(key: string): Draft<T> {
  return {
    read: () =>
      tryStorage(() => {
        const storedItem = sessionStorage.getItem(key);
        return storedItem === null ? null : (JSON.parse(storedItem) as T);
      }),
    write: (values) => tryStorage(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => eraseKey(key),
  };
}

/** Returns the draft of a user's form. `name` is unique among the forms, and contains the id of the edited item. */
export function getDraft<T>(uid: number, name: string): Draft<T> {
  return createDraft(toTabKey(uid, name));
}

/** Returns the draft of a form of a visitor without an account; deleted as soon as a user logs in. */
export const getVisitorDraft = <T>(name: string): Draft<T> => getDraft<T>(ANONYMOUS_UID, name);

/** Returns the draft under a stored key of this tab, which belongs to the logged-in user. */
export function getStoredDraft<T>(key: StoredKey): Draft<T> {
  return createDraft(key);
}

/** Returns true if a user was logged in here and no logout deleted their data, so the session expired. */
export const hasTabOwner = (): boolean => getTabOwner() !== null;

/** Returns true if this tab contains a text that a user wrote. */
export const hasDrafts = (): boolean =>
  listTabKeys().some((key) => key.startsWith(`${DRAFT_KEY_PREFIX}.`) && isTextKey(key));

/** Returns true once if a logout in another tab deleted a text. */
export function consumeLostTextNotice(): boolean {
  const isLost = tryStorage(() => sessionStorage.getItem(LOST_TEXT_KEY)) !== null;
  eraseKey(LOST_TEXT_KEY);
  return isLost;
}

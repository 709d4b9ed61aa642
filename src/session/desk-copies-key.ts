import { tryStorage } from './tab-store.ts';

/** Storage key of the encrypted copies of the desk; every page can delete them without reading them. */
export const DESK_COPIES_KEY = 'desk_copies';

/** Deletes the copies. Their encryption key ends with the session. */
export const eraseDeskCopies = () => tryStorage(() => localStorage.removeItem(DESK_COPIES_KEY));

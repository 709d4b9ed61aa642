/** Runs a browser storage operation; returns null on failure, because storage may be blocked, full or missing. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Returns a value of this tab; null if missing or without storage. */
export const readTab = (key: string): string | null => tryStorage(() => sessionStorage.getItem(key));

/** Stores a value in this tab. Does nothing without storage. */
export const writeTab = (key: string, value: string): void => {
  tryStorage(() => sessionStorage.setItem(key, value));
};

/** Deletes a value of this tab. */
export const eraseTab = (key: string): void => {
  tryStorage(() => sessionStorage.removeItem(key));
};

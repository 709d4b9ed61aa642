/** Runs a storage operation of the browser, whose storage may be blocked, full or missing; null on failure. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Returns a value of this tab; null also if the browser has no storage. */
export const readTab = (key: string): string | null => tryStorage(() => sessionStorage.getItem(key));

/** Stores a value in this tab. Without storage it is forgotten. */
export const writeTab = (key: string, value: string): void => {
  tryStorage(() => sessionStorage.setItem(key, value));
};

/** Removes a value of this tab. */
export const eraseTab = (key: string): void => {
  tryStorage(() => sessionStorage.removeItem(key));
};

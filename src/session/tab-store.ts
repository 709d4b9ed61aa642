/** Runs what touches the storage of the browser, which may be closed, full or missing; null where it fails. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Value of this tab; null also where the browser stores nothing. */
export const readTab = (key: string): string | null => tryStorage(() => sessionStorage.getItem(key));

/** Stores a value in this tab. Without storage it is forgotten. */
export const writeTab = (key: string, value: string): void => {
  tryStorage(() => sessionStorage.setItem(key, value));
};

/** Removes a value of this tab. */
export const eraseTab = (key: string): void => {
  tryStorage(() => sessionStorage.removeItem(key));
};

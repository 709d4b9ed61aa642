const KEY = 'own_pace';

/** Runs a storage access; if storage is unavailable, the setting applies to the open page only. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * Returns true if the user goes through the wave at their own pace: each step waits for a click. Null if not chosen on
 * this device. Stored on the device, because visitors without an account use the wave too, also offline. Contains
 * nothing personal; deleted at logout.
 */
export function readPace(): boolean | null {
  const storedValue = attempt(() => localStorage.getItem(KEY));
  return storedValue === null ? null : storedValue === 'yes';
}

export const storePace = (isOwnEntry: boolean) => attempt(() => localStorage.setItem(KEY, isOwnEntry ? 'yes' : 'no'));

export const erasePace = () => attempt(() => localStorage.removeItem(KEY));

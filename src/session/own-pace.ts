const KEY = 'own_pace';

/** Storage may be unavailable: the setting then applies only to the open page. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * Returns true if the user goes through the wave at their own pace: each step waits for a click; null without a choice
 * on this device. Stored on the device instead of the account, because visitors without one use the wave too, also
 * offline. It identifies no one, and a logout removes it.
 */
export function ownPace(): boolean | null {
  const kept = attempt(() => localStorage.getItem(KEY));
  return kept === null ? null : kept === 'yes';
}

export const storeOwnPace = (isOwn: boolean) => attempt(() => localStorage.setItem(KEY, isOwn ? 'yes' : 'no'));

export const eraseOwnPace = () => attempt(() => localStorage.removeItem(KEY));

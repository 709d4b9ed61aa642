const KEY = 'own_pace';

/** The storage may be closed: then the setting holds for the page that is open. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * True when the user goes through the wave at their own pace: each step waits for a press; null without a choice
 * on this device. It is kept on the device and not with an account: visitors without one use the wave too, and without
 * a line. It names no person, and goes at a logout.
 */
export function ownPace(): boolean | null {
  const kept = attempt(() => localStorage.getItem(KEY));
  return kept === null ? null : kept === 'yes';
}

export const storeOwnPace = (isOwn: boolean) => attempt(() => localStorage.setItem(KEY, isOwn ? 'yes' : 'no'));

export const eraseOwnPace = () => attempt(() => localStorage.removeItem(KEY));

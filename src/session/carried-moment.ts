const KEY = 'plan_saved';

/** Stores that a plan was saved, for the next page. `had`: the medals that the user had before it. */
export function storePlanSaved(had: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(had));
  } catch {
    // Without storage the next page shows no message; the action itself is complete.
  }
}

/** Returns, once, the medals from the previous page; null if no plan was just saved. */
export function consumePlanSaved(): readonly number[] | null {
  try {
    const carried = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return carried === null ? null : (JSON.parse(carried) as readonly number[]);
  } catch {
    return null;
  }
}

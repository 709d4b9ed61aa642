const KEY = 'plan_saved';

/** Stores for the next page that a plan was saved, with the medals that the user had before. */
export function storePlanSavedNotice(had: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(had));
  } catch {
    // Without storage the next page shows no message, but the plan is saved.
  }
}

/** Returns the medals stored by the previous page and deletes them; null if no plan was just saved. */
export function consumePlanSavedNotice(): readonly number[] | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : (JSON.parse(stored) as readonly number[]);
  } catch {
    return null;
  }
}

const KEY = 'plan_saved';

/** Lets the page that comes next answer a plan that was saved. `had`: the medals that the user had before it. */
export function carryPlanSaved(had: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(had));
  } catch {
    // Without storage the next page says nothing; what was done is done.
  }
}

/** Returns, once, the medals from the page before; null where no plan was just saved. */
export function takePlanSaved(): readonly number[] | null {
  try {
    const carried = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return carried === null ? null : (JSON.parse(carried) as readonly number[]);
  } catch {
    return null;
  }
}

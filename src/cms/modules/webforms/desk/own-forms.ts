/** Forms whose answers the product sends and reads itself; they are not changed at the desk. */
const OWN_FORMS: readonly string[] = ['goal', 'daily_registration'];

export const isOwnForm = (id: string): boolean => OWN_FORMS.includes(id);

/** Questions that the product reads by their key, by form: they may be put otherwise, and not be left out. */
export const NEEDED_KEYS: Readonly<Record<string, readonly string[]>> = { contact: ['question'] };

/** Whether the product itself reads a form: it cannot do without it. */
export const isNeeded = (id: string): boolean => isOwnForm(id) || id in NEEDED_KEYS;

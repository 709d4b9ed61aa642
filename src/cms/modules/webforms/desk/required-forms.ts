/** Forms with answers that the product handles; they are not editable at the desk. */
const OWN_FORMS: readonly string[] = ['goal', 'daily_registration'];

export const isOwnForm = (id: string): boolean => OWN_FORMS.includes(id);

/** Questions that the product reads by their key, by form: they may be rephrased, but not removed. */
export const REQUIRED_KEYS: Readonly<Record<string, readonly string[]>> = { contact: ['question'] };

/** Returns true if the product depends on a form. */
export const isRequiredForm = (id: string): boolean => isOwnForm(id) || id in REQUIRED_KEYS;

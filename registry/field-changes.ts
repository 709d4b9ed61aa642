type StoredFields = Readonly<Record<string, unknown>>;

/**
 * Migrates the stored fields of one entity from an earlier release to the current definition. Stored fields have no
 * release number, so a change recognises an old value by its shape and returns a current one unchanged.
 */
export type FieldChange = (stored: StoredFields) => StoredFields;

/**
 * Returns a change that renames a stored field; if both names have a value, the value of the new name was written later
 * and takes precedence.
 */
export function renameField(from: string, to: string): FieldChange {
  return (storedFields) => {
    if (!(from in storedFields)) return storedFields;
    const { [from]: value, ...rest } = storedFields;
    return rest[to] === undefined ? { ...rest, [to]: value } : rest;
  };
}

/** Returns a change that converts the value of a field to another shape. `bring` returns a current value unchanged. */
export function convertField(name: string, bring: (value: unknown) => unknown): FieldChange {
  return (storedFields) => {
    const previousValue = storedFields[name];
    if (previousValue === undefined) return storedFields;
    const now = bring(previousValue);
    return now === previousValue ? storedFields : { ...storedFields, [name]: now };
  };
}

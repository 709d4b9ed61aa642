type Stored = Readonly<Record<string, unknown>>;

/**
 * Brings the stored fields of one entity from how an earlier release kept them to how its definition says now. What is
 * stored carries no number of its release: a change knows an old value by its shape and leaves a current one alone.
 */
export type FieldChange = (stored: Stored) => Stored;

/** A field has another stored name; where both names hold a value, the new one was written later and wins. */
export function renamed(from: string, to: string): FieldChange {
  return (stored) => {
    if (!(from in stored)) return stored;
    const { [from]: value, ...rest } = stored;
    return rest[to] === undefined ? { ...rest, [to]: value } : rest;
  };
}

/** The value of a field has another shape. `bring` gives a value that is current already back as it is. */
export function changed(name: string, bring: (value: unknown) => unknown): FieldChange {
  return (stored) => {
    const before = stored[name];
    if (before === undefined) return stored;
    const now = bring(before);
    return now === before ? stored : { ...stored, [name]: now };
  };
}

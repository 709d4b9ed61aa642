import { entryFields, type MenuEntry } from '#src/contract/desk/menu.ts';

/** An entry while it is typed; the key stays its own through every move. */
export interface TypedEntry extends MenuEntry {
  readonly key: string;
}

/** What is wrong, by the id of the field. */
export type Problems = Readonly<Record<string, { readonly name: keyof typeof entryFields; readonly problem: string }>>;

/** An entry that stands in a menu, to be changed. */
export const typedEntryOf = (entry: MenuEntry): TypedEntry => ({ ...entry, key: `entry-${entry.uuid}` });

/** A new entry, with nothing in it yet. */
export const newEntry = (): TypedEntry => ({
  key: `entry-${crypto.randomUUID()}`,
  uuid: null,
  title: '',
  href: '',
  isOn: true,
});

/** What has to be looked at before the menu can be saved. */
export function problemsOf(entries: readonly TypedEntry[]): Problems {
  const found = entries.flatMap((entry) =>
    (['title', 'href'] as const).flatMap((name) => {
      const reading = entryFields[name](entry[name]);
      return reading.ok ? [] : [[`${entry.key}-${name}`, { name, problem: reading.error }] as const];
    }),
  );
  return Object.fromEntries(found);
}

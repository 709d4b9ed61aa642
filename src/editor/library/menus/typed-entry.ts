import type { MenuEntry } from '#src/contract/desk/menus.ts';

/** An entry while it is typed; moving it does not change its key. */
export interface TypedEntry extends MenuEntry {
  readonly key: string;
}

/** Form values of an existing menu entry. */
export const toTypedEntry = (entry: MenuEntry): TypedEntry => ({ ...entry, key: `entry-${entry.uuid}` });

/** Returns a new, empty entry. */
export const newEntry = (): TypedEntry => ({
  key: `entry-${crypto.randomUUID()}`,
  uuid: null,
  title: '',
  href: '',
  isOn: true,
});

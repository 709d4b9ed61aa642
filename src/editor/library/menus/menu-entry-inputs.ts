import type { MenuEntry } from '#src/contract/desk/menus.ts';

/** Form values of a menu entry; the key does not change when the entry is moved. */
export interface MenuEntryInputs extends MenuEntry {
  readonly key: string;
}

/** Returns the form values of an existing menu entry. */
export const toMenuEntryInputs = (entry: MenuEntry): MenuEntryInputs => ({ ...entry, key: `entry-${entry.uuid}` });

/** Returns a new, empty entry. */
export const createMenuEntry = (): MenuEntryInputs => ({
  key: `entry-${crypto.randomUUID()}`,
  uuid: null,
  title: '',
  href: '',
  isOn: true,
});

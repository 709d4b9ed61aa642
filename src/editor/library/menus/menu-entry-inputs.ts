import type { MenuEntry } from '#src/contract/desk/menus.ts';

/** Form values of a menu entry; the key does not change when the entry is moved. */
export interface MenuEntryInputs extends MenuEntry {
  readonly key: string;
}

/** Returns the form values of a menu entry; a new one in a draft has no uuid yet. */
export const toMenuEntryInputs = (entry: MenuEntry): MenuEntryInputs => ({
  ...entry,
  key: `entry-${entry.uuid ?? crypto.randomUUID()}`,
});

/** Returns a new, empty entry. */
export const createMenuEntry = (): MenuEntryInputs =>
  toMenuEntryInputs({ uuid: null, title: '', href: '', isOn: true });

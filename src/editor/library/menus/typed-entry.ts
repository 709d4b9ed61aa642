import { isAllowedHref } from '#registry/fields/link.ts';
import type { MenuEntry } from '#src/contract/desk/menu.ts';

/** An entry while it is typed; the key stays its own through every move. */
export interface TypedEntry extends MenuEntry {
  readonly key: string;
}

/** What is wrong, by the id of the field. */
export type Problems = Readonly<Record<string, 'required' | 'too-long' | 'address'>>;

const LONGEST_TITLE = 60;

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

type Problem = Problems[string];

function titleProblem(title: string): Problem | null {
  if (title.trim() === '') return 'required';
  return title.trim().length > LONGEST_TITLE ? 'too-long' : null;
}

function hrefProblem(href: string): Problem | null {
  if (href.trim() === '') return 'required';
  return isAllowedHref(href.trim()) ? null : 'address';
}

/** What has to be looked at before the menu can be saved. */
export function problemsOf(entries: readonly TypedEntry[]): Problems {
  const found = new Map<string, Problem>();
  for (const { key, title, href } of entries) {
    const [ofTitle, ofHref] = [titleProblem(title), hrefProblem(href)];
    if (ofTitle) found.set(`${key}-title`, ofTitle);
    if (ofHref) found.set(`${key}-href`, ofHref);
  }
  return Object.fromEntries(found);
}

import { defineOperation, encodeSegment } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { isRecord } from './wire.ts';

export interface MenuItem {
  /** Key of the item, unique in its menu. */
  readonly key: string;
  readonly title: string;
  /** A path in this language, or an absolute URL; empty for a heading, which has items below it. */
  readonly href: string;
  readonly external: boolean;
  readonly below: readonly MenuItem[];
}

interface Branch {
  readonly place: readonly string[];
  readonly item: Omit<MenuItem, 'below'>;
}

function readBranches(body: unknown): readonly Branch[] {
  const sets = isRecord(body) && Array.isArray(body.linkset) ? body.linkset : null;
  if (sets === null) throw new UnreadableResponseError('malformed', 'no linkset');
  // Includes links with a relation other than "item", such as "nofollow".
  const items = sets.flatMap((set: unknown) => (isRecord(set) ? Object.values(set).filter(Array.isArray).flat() : []));
  return items.flatMap((item: unknown): Branch[] => {
    if (!isRecord(item) || typeof item.href !== 'string' || typeof item.title !== 'string') return [];
    const location = Array.isArray(item.hierarchy) ? item.hierarchy.map(String) : [];
    if (location.length === 0) return [];
    const external = /^[a-z]+:/i.test(item.href);
    return [{ place: location, item: { key: location.join('.'), title: item.title, href: item.href, external } }];
  });
}

function listChildren(branches: readonly Branch[], parent: readonly string[]): readonly MenuItem[] {
  return branches
    .filter(({ place }) => place.length === parent.length + 1 && parent.every((part, index) => part === place[index]))
    .sort((a, b) => Number(a.place.at(-1)) - Number(b.place.at(-1)))
    .map(({ place, item }) => ({ ...item, below: listChildren(branches, place) }))
    .filter(({ href, below }) => href !== '' || below.length > 0);
}

/** Rebuilds the tree of a menu from Drupal core's flat linkset, by the `hierarchy` of each item. */
export function readLinkset(body: unknown): readonly MenuItem[] {
  return listChildren(readBranches(body), []);
}

/** Maximum depth of a menu; no frame shows more levels. */
const MAX_DEPTH = 4;

function readItems(value: unknown, depth = 1): readonly MenuItem[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return [];
  return value.flatMap((item, index): MenuItem[] => {
    if (!isRecord(item) || typeof item.title !== 'string' || item.enabled === false) return [];
    const urls = [item.relative, item.alias, item.uri, item.absolute].filter((item) => typeof item === 'string');
    // Drupal gives a heading a special route, such as "route:<nolink>".
    const href = urls.find((item) => item !== '' && !item.startsWith('route:')) ?? '';
    const menuItems = readItems(item.below, depth + 1);
    if (href === '' && menuItems.length === 0) return [];
    return [
      {
        key: typeof item.key === 'string' && item.key !== '' ? item.key : `${depth}.${index}`,
        title: item.title,
        href: href === '' ? '' : href.replace(/^(?!\/|#|[a-z]+:)/i, '/'),
        external: item.external === true,
        below: menuItems,
      },
    ];
  });
}

/**
 * Returns a menu of this domain in the requested language: main, main-in, bottom, content, footer, account. An unknown
 * menu is empty.
 */
export const getMenu = defineOperation({
  name: 'get-menu',
  method: 'GET',
  route: '/api/menu_items/:menu',
  access: 'anyone',
  path: ({ params }: { readonly params: { readonly menu: string } }, backEnd) => {
    const menu = encodeSegment(params.menu);
    return backEnd.menu === 'linkset' ? `/system/menu/${menu}/linkset` : `/api/menu_items/${menu}`;
  },
  read: ({ body }, backEnd): readonly MenuItem[] => {
    if (backEnd.menu === 'linkset') return readLinkset(body);
    if (!Array.isArray(body)) throw new UnreadableResponseError('malformed', 'menu is no list');
    return readItems(body);
  },
});

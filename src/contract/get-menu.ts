import { type MenuItem, readLinkset } from './linkset.ts';
import { defineOperation, encodeSegment } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { isRecord } from './wire.ts';

/** Depth at which menus are cut: no frame shows more. */
const MAX_DEPTH = 4;

function readItems(value: unknown, depth = 1): readonly MenuItem[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return [];
  return value.flatMap((item, index): MenuItem[] => {
    if (!isRecord(item) || typeof item.title !== 'string' || item.enabled === false) return [];
    const addresses = [item.relative, item.alias, item.uri, item.absolute].filter((one) => typeof one === 'string');
    // Drupal names a heading by a route of its own, such as "route:<nolink>".
    const href = addresses.find((one) => one !== '' && !one.startsWith('route:')) ?? '';
    const below = readItems(item.below, depth + 1);
    if (href === '' && below.length === 0) return [];
    return [
      {
        key: typeof item.key === 'string' && item.key !== '' ? item.key : `${depth}.${index}`,
        title: item.title,
        href: href && href.replace(/^(?!\/|#|[a-z]+:)/i, '/'),
        external: item.external === true,
        below,
      },
    ];
  });
}

/**
 * Returns a menu of this domain in the requested language: main, main-in, bottom, content, footer, account. An unknown
 * one is empty.
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
    if (!Array.isArray(body)) throw new UnreadableAnswer('malformed', 'menu is no list');
    return readItems(body);
  },
});

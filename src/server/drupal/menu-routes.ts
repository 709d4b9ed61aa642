import type { MenuItem } from '#src/contract/menus.ts';
import { getNode, getPage } from '#src/contract/nodes.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';
import { toBarePath } from '#src/i18n/paths.ts';
import { matchScreen } from '#src/screens/match.ts';

/** Routes of Drupal that visitors cannot access; a page may have such a path too. */
const ROUTE = /^\/(?:node\/(\d{1,15})|contact|user|search|taxonomy\/term\/\d+|admin|filter)(?:\/|$)/;

/**
 * Returns true for a dead menu link: to a route of Drupal that is not a page, or to a node without this language, which
 * Drupal links by its id because it has no alias. If Drupal is unavailable, the link remains.
 */
async function isDeadLink(href: string, domain: Domain, language: Language, { call }: Client): Promise<boolean> {
  const path = toBarePath(href).replace(/[?#].*$/, '');
  const [route, number] = ROUTE.exec(path) ?? [];
  if (route === undefined || matchScreen(domain, language, path).kind === 'screen') return false;
  if (number === undefined) {
    const page = await call(getPage, { params: { pathname: path } });
    return !page.ok && page.failure.kind === 'not_found';
  }
  const node = await call(getNode, { params: { id: Number(number) } });
  return node.ok ? node.value.language !== language : node.failure.kind === 'not_found';
}

/** Returns the menu items of a Drupal site without dead links; the children of a removed item replace it. */
export async function removeDeadLinks(
  items: readonly MenuItem[],
  domain: Domain,
  language: Language,
  client: Client,
): Promise<readonly MenuItem[]> {
  const lists = items.map(async (item): Promise<readonly MenuItem[]> => {
    const [isDead, menuItems] = await Promise.all([
      isDeadLink(item.href, domain, language, client),
      removeDeadLinks(item.below, domain, language, client),
    ]);
    return isDead ? menuItems : [{ ...item, below: menuItems }];
  });
  return (await Promise.all(lists)).flat();
}

import type { MenuItem } from '#src/contract/menus.ts';
import { getNode } from '#src/contract/nodes.ts';
import { relinkRichText } from '#src/contract/rich-text.ts';
import type { WireFields, WireItem } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';
import { barePath, localisedPath } from '#src/i18n/paths.ts';

/** The Drupal and the language of the page whose addresses are converted. */
export interface DrupalPlace {
  /** Base URL of the Drupal. */
  readonly base: string;
  readonly language: Language;
}

/** Files to download, such as a PDF: their addresses are unchanged. */
const FILE = /^\/(?:sites\/[\w.-]+|system)\/files\//;

const isPrefixed = (path: string): boolean => barePath(path) !== path;

/** The address path of a path of that Drupal: Dutch has no prefix here, English has its code as it does there. */
const ownPath = (path: string): string => (/^\/nl(?=\/|$)/.test(path) ? barePath(path) : path);

/**
 * Returns the target of an address in a Drupal text: the page on our origin, also for absolute addresses of the Drupal;
 * a file of the Drupal; or another site, unchanged.
 */
export function ownHref(href: string, { base }: Pick<DrupalPlace, 'base'>): string {
  const drupal = new URL(base);
  const target = URL.parse(href, drupal);
  if (/^(?:[#?]|$)/.test(href) || target?.origin !== drupal.origin) return href;
  const folder = drupal.pathname.replace(/\/$/, '');
  if (!`${target.pathname}/`.startsWith(`${folder}/`)) return target.href;
  const path = target.pathname.slice(folder.length) || '/';
  return FILE.test(path) ? target.href : ownPath(path) + target.search + target.hash;
}

/**
 * Returns the target of an item in Drupal's link field; undefined for an item without a link, such as the heading of a
 * menu.
 */
function linkOf(uri: string, place: DrupalPlace): string | undefined {
  if (uri === 'route:<front>') return localisedPath('/', place.language);
  if (uri.startsWith('route:')) return undefined;
  if (uri.startsWith('base:')) return ownHref(uri.replace(/^base:\/*/, '/'), place);
  const inside = /^internal:(\/.*)$/.exec(uri)?.[1];
  if (inside === undefined) return uri.startsWith('internal:') ? uri : ownHref(uri, place);
  const href = ownHref(inside, place);
  // Drupal adds the page's language to a path without a prefix.
  return href.startsWith('/') && !isPrefixed(inside) ? localisedPath(href, place.language) : href;
}

/**
 * Returns the path of a page chosen from a list. If it is unreadable, the path contains its id, and that page shows the
 * reason.
 */
async function pathOfNode(id: number, { language }: DrupalPlace, { call }: Client, tags: Set<string>): Promise<string> {
  tags.add(`node:${id}`);
  const node = await call(getNode, { params: { id } });
  return localisedPath((node.ok && node.value.alias) || `/node/${id}`, language);
}

async function withOwnLink(item: WireItem, place: DrupalPlace, client: Client, tags: Set<string>): Promise<WireItem> {
  if (typeof item.processed === 'string') {
    return { ...item, processed: relinkRichText(item.processed, (href) => ownHref(href, place)) };
  }
  if (typeof item.uri !== 'string') return item;
  const node = /^entity:node\/(\d{1,15})$/.exec(item.uri)?.[1];
  if (node !== undefined) return { ...item, uri: await pathOfNode(Number(node), place, client, tags) };
  const { uri: _uri, ...rest } = item;
  const uri = linkOf(item.uri, place);
  return uri === undefined ? rest : { ...rest, uri };
}

/** The fields of a Drupal with links and texts converted to our own addresses; adds their cache tags to `tags`. */
export async function withOwnLinks(
  fields: WireFields,
  place: DrupalPlace,
  client: Client,
  tags: Set<string>,
): Promise<WireFields> {
  const entries = Object.entries(fields).map(
    async ([name, items]) =>
      [name, await Promise.all(items.map((item) => withOwnLink(item, place, client, tags)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The menu items of a Drupal, with our own addresses. */
export const withOwnHrefs = (items: readonly MenuItem[], place: DrupalPlace): readonly MenuItem[] =>
  items.map((item) => {
    const href = ownHref(item.href, place);
    return { ...item, href, external: /^https?:/.test(href), below: withOwnHrefs(item.below, place) };
  });

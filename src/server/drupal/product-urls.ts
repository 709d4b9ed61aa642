import type { MenuItem } from '#src/contract/menus.ts';
import { getNode } from '#src/contract/nodes.ts';
import { relinkRichText } from '#src/contract/rich-text.ts';
import type { WireFields, WireItem } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';
import { toBarePath, toLocalisedPath } from '#src/i18n/paths.ts';

/** Drupal site and language of the page with the URLs to convert. */
export interface DrupalSite {
  /** Base URL of the Drupal site. */
  readonly base: string;
  readonly language: Language;
}

/** Downloadable files, such as a PDF: their URLs are not changed. */
const FILE = /^\/(?:sites\/[\w.-]+|system)\/files\//;

const isPrefixed = (path: string): boolean => toBarePath(path) !== path;

/** Converts a path of Drupal to ours: Dutch has no prefix here, English has the same prefix in both. */
const toOwnPath = (path: string): string => (/^\/nl(?=\/|$)/.test(path) ? toBarePath(path) : path);

/**
 * Converts a URL in a Drupal text: a page, also with an absolute URL, becomes a path on our origin; a file becomes a
 * URL of Drupal; other sites are unchanged.
 */
export function toProductHref(href: string, { base }: Pick<DrupalSite, 'base'>): string {
  const drupal = new URL(base);
  const target = URL.parse(href, drupal);
  if (/^(?:[#?]|$)/.test(href) || target?.origin !== drupal.origin) return href;
  const folder = drupal.pathname.replace(/\/$/, '');
  if (!`${target.pathname}/`.startsWith(`${folder}/`)) return target.href;
  const path = target.pathname.slice(folder.length) || '/';
  return FILE.test(path) ? target.href : toOwnPath(path) + target.search + target.hash;
}

/**
 * Returns the URL of an item of Drupal's link field; undefined for an item without a link, such as the heading of a
 * menu.
 */
function toLinkHref(uri: string, drupalSite: DrupalSite): string | undefined {
  if (uri === 'route:<front>') return toLocalisedPath('/', drupalSite.language);
  if (uri.startsWith('route:')) return undefined;
  if (uri.startsWith('base:')) return toProductHref(uri.replace(/^base:\/*/, '/'), drupalSite);
  const inside = /^internal:(\/.*)$/.exec(uri)?.[1];
  if (inside === undefined) return uri.startsWith('internal:') ? uri : toProductHref(uri, drupalSite);
  const href = toProductHref(inside, drupalSite);
  // Drupal adds the language of the page to a path without a prefix.
  return href.startsWith('/') && !isPrefixed(inside) ? toLocalisedPath(href, drupalSite.language) : href;
}

/**
 * Returns the path of a page that was selected from a list. If the page cannot be read, the path contains its id, and
 * opening it shows the reason.
 */
async function findNodePath(
  id: number,
  { language }: DrupalSite,
  { call }: Client,
  tags: Set<string>,
): Promise<string> {
  tags.add(`node:${id}`);
  const node = await call(getNode, { params: { id } });
  return toLocalisedPath((node.ok && node.value.alias) || `/node/${id}`, language);
}

async function withOwnLink(
  item: WireItem,
  drupalSite: DrupalSite,
  client: Client,
  tags: Set<string>,
): Promise<WireItem> {
  if (typeof item.processed === 'string') {
    return { ...item, processed: relinkRichText(item.processed, (href) => toProductHref(href, drupalSite)) };
  }
  if (typeof item.uri !== 'string') return item;
  const node = /^entity:node\/(\d{1,15})$/.exec(item.uri)?.[1];
  if (node !== undefined) return { ...item, uri: await findNodePath(Number(node), drupalSite, client, tags) };
  const { uri: _uri, ...rest } = item;
  const uri = toLinkHref(item.uri, drupalSite);
  return uri === undefined ? rest : { ...rest, uri };
}

/** Converts links and texts in the fields of a Drupal entity to our URLs; adds their cache tags to `tags`. */
export async function withProductLinks(
  fields: WireFields,
  drupalSite: DrupalSite,
  client: Client,
  tags: Set<string>,
): Promise<WireFields> {
  const entries = Object.entries(fields).map(
    async ([name, items]) =>
      [name, await Promise.all(items.map((item) => withOwnLink(item, drupalSite, client, tags)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Converts the menu items of a Drupal site to our URLs. */
export const withProductHrefs = (items: readonly MenuItem[], drupalSite: DrupalSite): readonly MenuItem[] =>
  items.map((item) => {
    const href = toProductHref(item.href, drupalSite);
    return { ...item, href, external: /^https?:/.test(href), below: withProductHrefs(item.below, drupalSite) };
  });

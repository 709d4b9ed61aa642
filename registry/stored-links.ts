import type { Definition } from './define.ts';
import type { StoredFields } from './stored.ts';
import { listNestedValues } from './stored-values.ts';

/** A link in the stored fields of a page. */
export interface StoredLink {
  /** Path of its field, by stored names: "paragraphs.0.body". */
  readonly path: string;
  readonly href: string;
  readonly words: string;
}

const ANCHOR = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;

const toReadable = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '&')
    .trim();

function listFieldLinks(kind: string, value: unknown, path: string): readonly StoredLink[] {
  if (kind === 'rich_text' && typeof value === 'string') {
    return [...value.matchAll(ANCHOR)].map(([, href = '', linkHtml = '']) => ({
      path,
      href: toReadable(href),
      words: toReadable(linkHtml),
    }));
  }
  if (kind !== 'link' || typeof value !== 'object' || value === null) return [];
  const { href, text } = value as Readonly<Record<string, unknown>>;
  return typeof href === 'string' ? [{ path, href, words: typeof text === 'string' ? text : '' }] : [];
}

/** Lists all links in stored fields, including nested paragraphs, in order. */
export const listStoredLinks = (
  definition: Definition | undefined,
  storedFields: StoredFields,
  paragraphNamed: (name: string) => Definition | undefined,
): readonly StoredLink[] =>
  listNestedValues(definition, storedFields, paragraphNamed).flatMap(({ field, value, path }) =>
    listFieldLinks(field.kind, value, path),
  );

import { type Definition, isParagraphsField } from './define.ts';
import { listStoredValues, type StoredFields, toStoredParagraphs } from './stored.ts';

/** A link in the stored fields of a page. */
export interface StoredLink {
  /** Path of its field, by stored names: "paragraphs.0.body". */
  readonly path: string;
  readonly href: string;
  readonly words: string;
}

const ANCHOR = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;

const readable = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '&')
    .trim();

function linksOfField(kind: string, value: unknown, path: string): readonly StoredLink[] {
  if (kind === 'rich_text' && typeof value === 'string') {
    return [...value.matchAll(ANCHOR)].map(([, href = '', inner = '']) => ({
      path,
      href: readable(href),
      words: readable(inner),
    }));
  }
  if (kind !== 'link' || typeof value !== 'object' || value === null) return [];
  const { href, text } = value as Readonly<Record<string, unknown>>;
  return typeof href === 'string' ? [{ path, href, words: typeof text === 'string' ? text : '' }] : [];
}

/** Every link in stored fields, including nested paragraphs, in order. */
export function storedLinks(
  definition: Definition | undefined,
  stored: StoredFields,
  paragraphNamed: (name: string) => Definition | undefined,
  prefix = '',
): readonly StoredLink[] {
  if (!definition) return [];
  return listStoredValues(definition.fields, stored, prefix).flatMap(({ field, value, path }) => {
    if (!isParagraphsField(field)) return linksOfField(field.kind, value, path);
    return toStoredParagraphs(value).flatMap((block) => {
      const at = (value as readonly unknown[]).indexOf(block);
      return storedLinks(paragraphNamed(block.type), block, paragraphNamed, `${path}.${at}.`);
    });
  });
}

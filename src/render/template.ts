/**
 * A document that is the same for many pages but for their own words: kept once as its parts, with a name between each
 * two, and filled in for every page.
 */
export type Template = readonly string[];

// Characters of private use: no text of a content system has them, and no markup changes them.
const HOLE = /\ue000([\w-]+)\ue001/;

/** Stands where a page's own words come. */
export const hole = (name: string): string => `\ue000${name}\ue001`;

export const templateOf = (document: string): Template => document.split(HOLE);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** What a page fills the holes with, by their names. */
export interface Filling {
  /** Put safely into text and attributes. */
  readonly texts: Readonly<Record<string, string>>;
  /** Markup and JSON that is safe already. */
  readonly markups: Readonly<Record<string, string>>;
}

/** The document with each hole filled; one that nothing is for stays empty. */
export const fill = (template: Template, { texts, markups }: Filling): string =>
  template.map((part, at) => (at % 2 === 0 ? part : (markups[part] ?? escaped(texts[part] ?? '')))).join('');

/** A document as Astro drew it, for every page of its kind. */
export interface KeptDocument {
  readonly template: Template;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A document shared by many pages except for their own values: stored once as its parts, with a slot name between each
 * two, and filled in for every page.
 */
export type Template = readonly string[];

// Private-use characters: no text of a content system has them, and no markup changes them.
const HOLE = /\ue000([\w-]+)\ue001/;

/** Marks a slot for a page's own value. */
export const markSlot = (name: string): string => `\ue000${name}\ue001`;

export const getTemplate = (document: string): Template => document.split(HOLE);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Slot values of a page, by slot name. */
export interface SlotValues {
  /** Escaped for text and attributes. */
  readonly texts: Readonly<Record<string, string>>;
  /** Safe markup and JSON. */
  readonly markups: Readonly<Record<string, string>>;
}

/** Returns the document with its slots filled; a slot without a value is empty. */
export const fillSlots = (template: Template, { texts, markups }: SlotValues): string =>
  template.map((part, at) => (at % 2 === 0 ? part : (markups[part] ?? escaped(texts[part] ?? '')))).join('');

/** A document rendered by Astro, for every page of its kind. */
export interface DocumentTemplate {
  readonly template: Template;
  readonly headers: Readonly<Record<string, string>>;
}

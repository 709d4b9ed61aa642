/**
 * A document that many pages share except for their values. Stored as its parts, with the name of a slot between each
 * two parts.
 */
export type Template = readonly string[];

// Private-use characters, which no content has and which rendering does not change.
const SLOT = /\ue000([\w-]+)\ue001/;

/** Returns a slot for a value of a page. */
export const markSlot = (name: string): string => `\ue000${name}\ue001`;

export const getTemplate = (document: string): Template => document.split(SLOT);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Slot values of a page, by slot name. */
export interface SlotValues {
  /** Values that are escaped, for text and attributes. */
  readonly texts: Readonly<Record<string, string>>;
  /** Values that are not escaped: safe HTML and JSON. */
  readonly markups: Readonly<Record<string, string>>;
}

/** Returns the document with its slots filled; a slot without a value is empty. */
export const fillSlots = (template: Template, { texts, markups }: SlotValues): string =>
  template.map((part, index) => (index % 2 === 0 ? part : (markups[part] ?? escapeText(texts[part] ?? '')))).join('');

/** A document rendered by Astro, shared by all pages of its kind. */
export interface DocumentTemplate {
  readonly template: Template;
  readonly headers: Readonly<Record<string, string>>;
}

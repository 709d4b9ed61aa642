/**
 * Markup that is the same on many pages but for a few words, such as the address a form leads back to: kept once as
 * its parts, with a name between each two, and filled in for every page.
 */
export type Template = readonly string[];

// Characters of private use: no text of a content system has them, and no markup changes them.
const HOLE = /\ue000(\w+)\ue001/;

/** Stands in the markup where a page's own word comes. */
export const hole = (name: string): string => `\ue000${name}\ue001`;

export const templateOf = (markup: string): Template => markup.split(HOLE);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escaped = (word: string): string => word.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The markup with each hole filled by the word of its name, safe in text and in attributes. */
export const fill = (template: Template, words: Readonly<Record<string, string>>): string =>
  template.map((part, at) => (at % 2 === 1 ? escaped(words[part] ?? '') : part)).join('');

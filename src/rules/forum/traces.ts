/** Replaces a quote of a removed text, or the nickname of its author, in the texts of others. */
export const REMOVED_MARK = '…';

/** A text that is removed from a page of the forum. */
export interface RemovedText {
  /** Null for the post. */
  readonly cid: number | null;
  /** Number on the page; 0 for the post. */
  readonly number: number;
  /** Title and body of the post or comment. */
  readonly texts: readonly string[];
  /** Time of its last edit. */
  readonly changedAt: Date;
}

/** A nickname, and the time from which it was used. */
export interface UsedName {
  readonly name: string;
  readonly since: Date;
}

export interface Removal {
  readonly removed: readonly RemovedText[];
  /** Names of the author; empty while the author still has other texts on the page. */
  readonly names: readonly UsedName[];
  /** Names of all other users on the page. */
  readonly otherNames: readonly string[];
}

/** A comment of another user on the page. */
export interface Reply {
  readonly number: number;
  /** The parent comment; null for a reply to the post. */
  readonly pid: number | null;
  readonly body: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const BEFORE_WORD = '(?<![\\p{L}\\p{N}])';
const AFTER_WORD = '(?![\\p{L}\\p{N}])';

const SIGN = /^([>\s]*>\s*)(.*)$/u;

/** Returns the lines of a text that its author did not mark as a quote. */
const getUnquotedLines = (text: string): readonly string[] => text.split('\n').filter((line) => !SIGN.test(line));

/** Returns true if a line contains a text as whole words. */
function containsWords(line: string, text: string): boolean {
  const start = /^[\p{L}\p{N}]/u.test(text) ? BEFORE_WORD : '';
  const end = /[\p{L}\p{N}]$/u.test(text) ? AFTER_WORD : '';
  return new RegExp(`${start}${escapeText(text)}${end}`, 'u').test(line);
}

/** Returns the lines that a comment may quote: those of its parent text, if it was not edited after the comment. */
const listQuotableLines = (reply: Reply, removedTexts: readonly RemovedText[]): readonly string[] =>
  removedTexts
    .filter(({ cid, number, changedAt }) => {
      return cid === reply.pid && number < reply.number && changedAt <= reply.changedAt;
    })
    .flatMap(({ texts }) => texts.flatMap(getUnquotedLines));

function withoutQuotes(body: string, lines: readonly string[]): string {
  if (lines.length === 0) return body;
  return body
    .split('\n')
    .map((line) => {
      const [, character = '', quoted = ''] = SIGN.exec(line) ?? [];
      const text = quoted.trim();
      return text !== '' && lines.some((line) => containsWords(line, text)) ? `${character}${REMOVED_MARK}` : line;
    })
    .join('\n');
}

/** Returns the other users' names that start with this name: a text that addresses them does not address this user. */
const findLongerNames = (name: string, otherNames: readonly string[]): readonly string[] =>
  otherNames.filter((otherName) => otherName.toLowerCase().startsWith(name.toLowerCase())).map(escapeText);

function withoutName(body: string, name: string, otherNames: readonly string[]): string {
  const longer = findLongerNames(name, otherNames);
  const notTheirs = longer.length === 0 ? '' : `(?!(?:${longer.join('|')})${AFTER_WORD})`;
  return body.replace(new RegExp(`${BEFORE_WORD}@${notTheirs}${escapeText(name)}${AFTER_WORD}`, 'giu'), REMOVED_MARK);
}

/**
 * Returns the text of another user after a text is removed. Unchanged, except for marked quotes of that text (">"), and
 * for "@nickname" if its author is addressed later on the page. Earlier texts never change, nor do coincidentally equal
 * words (docs/product-rules.md, "Community").
 */
export function removeTraces(reply: Reply, { removed, names, otherNames }: Removal): string {
  const quoteless = withoutQuotes(reply.body, listQuotableLines(reply, removed));
  if (!removed.some(({ number }) => number < reply.number)) return quoteless;
  return names
    .filter(({ name, since }) => name !== '' && since <= reply.createdAt)
    .reduce((rest, { name }) => withoutName(rest, name, otherNames), quoteless);
}

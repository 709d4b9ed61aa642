/** Stands for what was a quote or the name of somebody who took it away, in the words of others. */
export const GONE = '…';

/** A text that is taken away from a page of the forum. */
export interface RemovedText {
  /** Null for the post itself. */
  readonly cid: number | null;
  /** Place on the page; 0 for the post. */
  readonly number: number;
  /** Its title and body. */
  readonly texts: readonly string[];
  /** When its words were last written. */
  readonly changedAt: Date;
}

/** A nickname, and when somebody went by it. */
export interface BorneName {
  readonly name: string;
  readonly since: Date;
}

export interface Removal {
  readonly removed: readonly RemovedText[];
  /** Names of whoever wrote them; none while that person still has other words on the page. */
  readonly names: readonly BorneName[];
  /** Names of everybody else on the page. */
  readonly otherNames: readonly string[];
}

/** A comment of somebody else on the page. */
export interface Reply {
  readonly number: number;
  /** The comment that it answers; null where it answers the post. */
  readonly pid: number | null;
  readonly body: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const BEFORE_WORD = '(?<![\\p{L}\\p{N}])';
const AFTER_WORD = '(?![\\p{L}\\p{N}])';

const SIGN = /^([>\s]*>\s*)(.*)$/u;

/** The lines of a text that its writer did not mark as a quote of somebody else. */
const ownLines = (text: string): readonly string[] => text.split('\n').filter((line) => !SIGN.test(line));

/** Whether whole words of a line are these. */
function holds(line: string, words: string): boolean {
  const start = /^[\p{L}\p{N}]/u.test(words) ? BEFORE_WORD : '';
  const end = /[\p{L}\p{N}]$/u.test(words) ? AFTER_WORD : '';
  return new RegExp(`${start}${escaped(words)}${end}`, 'u').test(line);
}

/** The lines that a comment may quote: of the text that it answers, as that stood when the comment was written. */
const quotable = (reply: Reply, removed: readonly RemovedText[]): readonly string[] =>
  removed
    .filter(({ cid, number, changedAt }) => {
      return cid === reply.pid && number < reply.number && changedAt <= reply.changedAt;
    })
    .flatMap(({ texts }) => texts.flatMap(ownLines));

function withoutQuotes(body: string, lines: readonly string[]): string {
  if (lines.length === 0) return body;
  return body
    .split('\n')
    .map((line) => {
      const [, sign = '', quoted = ''] = SIGN.exec(line) ?? [];
      const words = quoted.trim();
      return words !== '' && lines.some((one) => holds(one, words)) ? `${sign}${GONE}` : line;
    })
    .join('\n');
}

/** Names of others that begin as this one does: an address of them is not one of this person. */
const longerThan = (name: string, others: readonly string[]): readonly string[] =>
  others.filter((other) => other.toLowerCase().startsWith(name.toLowerCase())).map(escaped);

function withoutName(body: string, name: string, others: readonly string[]): string {
  const longer = longerThan(name, others);
  const notTheirs = longer.length === 0 ? '' : `(?!(?:${longer.join('|')})${AFTER_WORD})`;
  return body.replace(new RegExp(`${BEFORE_WORD}@${notTheirs}${escaped(name)}${AFTER_WORD}`, 'giu'), GONE);
}

/**
 * Other people's words once a text is taken away. They stay as they are, but for what a reply marks as a quote of that
 * text (">"), and "@nickname" where its writer is addressed after it. What was there before it never changes, and words
 * that are equal by chance neither (docs/product-rules.md, "Community").
 */
export function withoutTraces(reply: Reply, { removed, names, otherNames }: Removal): string {
  const quoteless = withoutQuotes(reply.body, quotable(reply, removed));
  if (!removed.some(({ number }) => number < reply.number)) return quoteless;
  return names
    .filter(({ name, since }) => name !== '' && since <= reply.createdAt)
    .reduce((rest, { name }) => withoutName(rest, name, otherNames), quoteless);
}

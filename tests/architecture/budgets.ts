import { CODE_FILES, FILES, getPart, read } from './source.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** Counts of words that comments and names should avoid, and lines per room; `budgets.json` contains the maximums. */
const isStarter = (path: string) => path.startsWith('src/cms/starter/');
const files = CODE_FILES.filter((path) => !isStarter(path));
const inEnglish = [...files, ...FILES.filter((path) => /^tests\/support\/.*\.ts$/.test(path))];
const comments = inEnglish.flatMap((path) =>
  (read(path).match(COMMENT) ?? []).map((comment) => ({
    path,
    text: comment.replace(/^\s*(?:\/\*+|\/\/)|\*\/$|^\s*\*/gm, ' ').trim(),
  })),
);
/** Names that every file of a kind exports: examples and scripts of components, and methods of Astro endpoints. */
const BY_AGREEMENT = ['examples', 'hydrateBlock', 'GET'];

const names = inEnglish.flatMap((path) => [...read(path).matchAll(EXPORT)].map(([, name = '']) => ({ path, name })));

const find = (pattern: RegExp) =>
  comments.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);
const positionsByName = new Map<string, Set<string>>();
for (const { path, name } of names) positionsByName.set(name, (positionsByName.get(name) ?? new Set()).add(path));

const PREPOSITION = /[a-z](?:Of|In|At|Here|Elsewhere|Beside|Anew|On|Under|By|Away|Back|Ahead|Apart)$/;

/** Comments and exported names that match each kind. */
export const MATCHES: Readonly<Record<string, readonly string[]>> = {
  'comments that begin with What, Who, Whoever or Whether': find(/^(?:what|who|whoever|whether)\b/i),
  'comments with stand, stands or stood': find(/\b(?:stands?|stood)\b/i),
  'comments with somebody, nobody, whoever or whatever': find(/\b(?:somebody|nobody|whoever|whatever)\b/i),
  'comments with ask, asks or asked': find(/\bask(?:s|ed)?\b/i),
  'comments with tell, tells or told': find(/\b(?:tells?|told)\b/i),
  'exported names that end in a preposition or an adverb': names
    .filter(({ name }) => PREPOSITION.test(name))
    .map(({ path, name }) => `${path}: ${name}`),
  'exported names that are declared in several files': [...positionsByName]
    .filter(([name, { size }]) => size > 1 && !BY_AGREEMENT.includes(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`),
};

/** Number of matches of each kind. */
export const ENGLISH_COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(MATCHES).map(([character, { length }]) => [character, length]),
);

const getRoom = (path: string) => getPart(path).replace(/^islands\/.*/, 'islands');

/** Lines of code per room of the product, without tests, starter content and migrations. */
export const LINE_COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [...new Set(files.map(getRoom))]
    .sort()
    .map((room) => [
      room,
      files.filter((path) => getRoom(path) === room).reduce((sum, path) => sum + read(path).split('\n').length - 1, 0),
    ]),
);

/**
 * Prints new budgets: current counts, and lines plus 2 % (`npx node tests/architecture/budgets.ts`). A commit that
 * raises a budget states why.
 */
if (import.meta.main) {
  const lines = Object.fromEntries(
    Object.entries(LINE_COUNTS).map(([room, count]) => [room, Math.ceil(count * 1.02) + 5]),
  );
  console.log(JSON.stringify({ english: ENGLISH_COUNTS, lines }, null, 2));
}

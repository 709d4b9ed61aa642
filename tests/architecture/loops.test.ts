import { expect, it } from 'vitest';
import { CODE_FILES, read } from './source.ts';

const LOOP = /for (?:await )?\(const [^;]*? of ((?:[\w.]|\[[\w.'"]+\])+?)(?:\.(?:keys|values|entries)\(\))?\)/g;
const EACH = /\b([\w.]+)\.forEach\(/g;

/** Returns the statement that starts at a position: up to the end of its block, or to its semicolon. */
function getStatement(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index] ?? '';
    if ('({['.includes(character)) depth += 1;
    if (')}]'.includes(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && (character === ';' || character === '}'))) return text.slice(start, index + 1);
  }
  return text.slice(start);
}

/** Returns the loops over a collection that set or delete an entry of it, as `name: statement`. */
function selfChangingLoops(text: string): readonly string[] {
  return [LOOP, EACH].flatMap((loop) =>
    [...text.matchAll(loop)].flatMap((match) => {
      const name = match[1] ?? '';
      const body = getStatement(text, match.index + match[0].length);
      return new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}\\.(?:set|delete)\\(`).test(body) ? [name] : [];
    }),
  );
}

it('finds a loop that changes what it walks over, and leaves one over a copy alone', () => {
  expect(selfChangingLoops('for (const [a, one] of pictures) pictures.set(a, { ...one, until: 0 });')).toEqual([
    'pictures',
  ]);
  expect(selfChangingLoops('for (const key of known.keys()) {\n  if (old(key)) known.delete(key);\n}')).toEqual([
    'known',
  ]);
  expect(selfChangingLoops('known.forEach((one, key) => {\n  known.set(key, one);\n});')).toEqual(['known']);
  expect(selfChangingLoops('for (const [key] of [...known]) known.delete(key);')).toEqual([]);
  expect(selfChangingLoops('for (const [key] of known) other.set(key, 1);\nknown.delete(last);')).toEqual([]);
});

it('changes no collection while it walks over it: an entry of an lru-cache that is set moves to its front', () => {
  expect(CODE_FILES.flatMap((path) => selfChangingLoops(read(path)).map((name) => `${path}: ${name}`))).toEqual([]);
});

import { KINDS } from '#src/contract/kinds/index.ts';
import { toStableJson } from '../../content/stable-json.ts';
import { isStorable } from '../../http/body.ts';

/** A set of content: files by their path in it. */
export type ContentSet = ReadonlyMap<string, Buffer>;

/** Maximum sizes in bytes, and maximum number of files of a set. */
export const CONTENT_SET_LIMITS = {
  bytes: 200 * 1024 * 1024,
  file: 4 * 1024 * 1024,
  picture: 12 * 1024 * 1024,
  files: 20_000,
};

/** The format version of a set. */
export const CONTENT_SET_FORMAT = 1;

const FOLDERS = [
  'pages',
  'terms',
  'webforms',
  'menus',
  'media',
  'mails',
  'self-tests',
  ...KINDS.map(({ plural }) => plural),
] as const;
export type ContentSetFolder = (typeof FOLDERS)[number];

export const PICTURE_EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

const PATH = new RegExp(`^(?:set\\.json|(?:${FOLDERS.join('|')})/[a-z0-9][a-z0-9_-]{0,99}\\.json)$`);
const PICTURE = /^media\/[0-9a-f-]{36}\.(?:jpeg|png|webp|avif)$/;

export const isPicturePath = (path: string): boolean => PICTURE.test(path);

/** Returns true for a valid path in a set: one of its folders and a plain name, so that it cannot point outside. */
export const isContentSetPath = (path: string): boolean => PATH.test(path) || isPicturePath(path);

/** Reason that a file of a set is refused, for its importer; in English, like all output of commands. */
export interface RefusedFile {
  readonly file: string;
  readonly text: string;
}

export class ContentSetError extends Error {
  readonly refusals: readonly RefusedFile[];

  constructor(refusals: readonly RefusedFile[]) {
    super(refusals.map(({ file, text }) => `${file}: ${text}`).join('\n'));
    this.refusals = refusals;
  }
}

/** Refuses a path outside the set, a file that is too large, and too many files. */
export function checkContentSet(set: ContentSet): void {
  const sizes = [...set].map(([path, bytes]) => ({ path, size: bytes.byteLength }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const isTooLarge = total > CONTENT_SET_LIMITS.bytes || set.size > CONTENT_SET_LIMITS.files;
  const refusals = sizes.flatMap(({ path, size }): RefusedFile[] => {
    if (!isContentSetPath(path)) return [{ file: path.slice(0, 200), text: 'not a path of a set' }];
    const maxSize = isPicturePath(path) ? CONTENT_SET_LIMITS.picture : CONTENT_SET_LIMITS.file;
    return size > maxSize ? [{ file: path, text: 'too large' }] : [];
  });
  if (isTooLarge) refusals.push({ file: 'set.json', text: 'the set is too large' });
  if (refusals.length > 0) throw new ContentSetError(refusals.slice(0, 50));
}

function isShallow(value: unknown, depth = 0): boolean {
  if (depth > 40) return false;
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isShallow(item, depth + 1));
}

/** Parses a JSON file of a set; refuses invalid JSON, and characters that the database cannot store. */
export function parseContentSetFile(set: ContentSet, path: string): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(set.get(path)));
    if (isShallow(value)) return value;
  } catch {
    // The error is reported below.
  }
  throw new ContentSetError([{ file: path, text: 'not readable' }]);
}

/** Returns a set as one file: JSON values unchanged, pictures in base64. */
export function toBundle(set: ContentSet): string {
  const files = [...set].map(([path, bytes]) => [
    path,
    isPicturePath(path) ? bytes.toString('base64') : parseContentSetFile(set, path),
  ]);
  return toStableJson({ format: CONTENT_SET_FORMAT, files: Object.fromEntries(files) });
}

/** Reads a set from one file. */
export function parseBundle(bytes: Buffer): ContentSet {
  const bundle = parseContentSetFile(new Map([['set.json', bytes]]), 'set.json') as { files?: unknown } | null;
  const { files } = bundle ?? {};
  if (typeof files !== 'object' || files === null) throw new ContentSetError([{ file: 'set.json', text: 'not a set' }]);
  const read = ([path, value]: [string, unknown]): [string, Buffer] => [
    path,
    typeof value === 'string' ? Buffer.from(value, 'base64') : Buffer.from(toStableJson(value)),
  ];
  const set = new Map(Object.entries(files).map(read));
  checkContentSet(set);
  return set;
}

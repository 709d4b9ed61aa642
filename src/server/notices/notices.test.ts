import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { renderNotices } from './notices.ts';
import { listProductPackages } from './packages.ts';

/** Licences that require at most a notice; allowed for any package. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
];

/** Licences with more conditions, and the reviewed packages: none of their files is changed here. */
const LOOKED_AT: Readonly<Record<string, RegExp>> = {
  // A font, distributed unchanged.
  'OFL-1.1': /^@fontsource-variable\/atkinson-hyperlegible-next$/,
  // Used at build time, and the checker of the page editor; both distributed unchanged.
  'MPL-2.0': /^(lightningcss(-|$)|axe-core$)/,
  // libvips is linked dynamically, so users can replace it.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
};

/**
 * Returns the licences of an expression that are not allowed for a package: "OR" needs one allowed licence, "AND" all.
 */
const getRefused = (name: string, license: string): boolean =>
  !license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((path) => path.split(' AND ').every((item) => FREE.includes(item) || LOOKED_AT[item]?.test(name)));

const packages = listProductPackages(ROOT);

describe('the packages that the product runs on', () => {
  it('have licences that are allowed, on every kind of machine', () => {
    expect(packages.length).toBeGreaterThan(300);
    const refusedPackages = packages.filter(({ name, license }) => getRefused(name, license));
    expect(refusedPackages.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it.each([
    ['x', 'GPL-3.0-only', true],
    ['x', 'LGPL-3.0-or-later', true],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', false],
    ['x', '(MIT OR GPL-3.0-only)', false],
    ['x', 'Apache-2.0 AND GPL-3.0-only', true],
    ['x', 'unknown', true],
  ])('%s under %s is refused: %s', (name, license, isRefused) => {
    expect(getRefused(name, license)).toBe(isRefused);
  });
});

describe('the notices that go with the product', () => {
  const text = renderNotices(ROOT);

  it('name every package that is here, with its version and licence', () => {
    for (const { name, version, license, folder } of packages) {
      if (folder !== null) expect(text.includes(`${name} ${version} (${license})\n`), name).toBe(true);
    }
  });

  it.each([
    ['the icons', 'Lucide Icons'],
    ['the font', 'SIL OPEN FONT LICENSE Version 1.1'],
    ['libvips', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['what that adds to', 'GNU GENERAL PUBLIC LICENSE'],
    ['the compiler of styles', 'Mozilla Public License Version 2.0'],
    ['the database', 'The PostgreSQL Global Development Group'],
  ])('hold the whole text of %s', (_, title) => {
    expect(text).toContain(title);
  });
});

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compile } from 'sass';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { readSheet, SHEETS, writeSheets } from './generate.ts';

const BUDGETS = 'tests/architecture/budgets.json';
const { bytes }: { readonly bytes: Record<string, number> } = JSON.parse(readFileSync(BUDGETS, 'utf8'));

const getCss = (file: string) => compile(new URL(file, import.meta.url).pathname, { style: 'compressed' }).css;

// The sheets are not in the repository: builds, development and tests generate them.
beforeAll(() => void writeSheets());

it.each([...SHEETS])('the sheet %s is what its record and the registry make', (name, getSource) => {
  expect(readSheet(name)).toBe(getSource());
});

describe.each([...SHEETS.keys()].filter((name) => name.startsWith('content-')))('the sheet %s', (name) => {
  it('holds the tokens of its own domain only and travels in the bytes of its budget', () => {
    const sheet = getCss(`sheets/${name}.scss`);
    expect(sheet.match(/--ground:/g)).toHaveLength(2);
    expect(brotliCompressSync(sheet).length, `use fewer rules, or raise ${BUDGETS} with a reason`).toBeLessThanOrEqual(
      bytes['sheet of a content page'] ?? 0,
    );
  });
});

it('has a sheet for application screens that repeats none of the tokens', () => {
  expect(getCss('application.scss')).not.toContain('--ground:');
});

it('has the light of the morning and of the evening for every domain, and by night none', () => {
  const sheet = getCss('sheets/_light.scss');
  for (const { key } of DOMAINS)
    for (const light of ['morning', 'evening'])
      expect(sheet).toMatch(new RegExp(`\\[data-domain=${key}\\] \\[data-light=${light}\\][,{]`));
  expect(sheet).toMatch(/^@media(?: )?\(prefers-color-scheme: ?light\)\{/);
});

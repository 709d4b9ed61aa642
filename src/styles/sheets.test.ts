import { brotliCompressSync } from 'node:zlib';
import { compile } from 'sass';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentSheet, SHEETS, writeSheets } from './generate.ts';

const MAX_BYTES = 6_144;

const css = (file: string) => compile(new URL(file, import.meta.url).pathname, { style: 'compressed' }).css;

// They are not kept: whoever builds, develops or tests makes them.
beforeAll(() => void writeSheets());

describe.each([...SHEETS])('the sheet %s', (name, sourceOf) => {
  it('is what its record and the registry make', () => {
    expect(currentSheet(name)).toBe(sourceOf());
  });

  it('holds the tokens of its own domain only and travels in 6 kB', () => {
    const sheet = css(`sheets/content-${name}.scss`);
    expect(sheet.match(/--ground:/g)).toHaveLength(2);
    expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(MAX_BYTES);
  });
});

it('has a sheet for application screens that repeats none of the tokens', () => {
  expect(css('application.scss')).not.toContain('--ground:');
});

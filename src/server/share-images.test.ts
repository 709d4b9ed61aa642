import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { renderShareImages } from './share-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-'));
beforeAll(() => renderShareImages(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test('every domain has a picture to share, and its own', () => {
  const files = readdirSync(join(folder, 'share'));
  expect(files.sort()).toEqual(DOMAINS.map(({ key }) => `${key}.png`).sort());
  expect(new Set(files.map((name) => readFileSync(join(folder, 'share', name), 'base64'))).size).toBe(DOMAINS.length);
});

describe.each(DOMAINS)('the picture of $key', ({ key }) => {
  const file = join(folder, 'share', `${key}.png`);

  test('is a png of 1200 by 630 pixels in at most 80 kB', async () => {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(readFileSync(file).byteLength).toBeLessThanOrEqual(80_000);
  });

  test('is drawn to its corners, in many colours', async () => {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const getPixel = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join();
    const corners = [getPixel(0, 0), getPixel(1199, 0), getPixel(0, 629), getPixel(1199, 629)];
    expect(corners).not.toContain('0,0,0');
    const colours = new Set(
      Array.from({ length: 120 * 63 }, (_, n) => getPixel(10 * (n % 120), 10 * Math.floor(n / 120))),
    );
    expect(colours.size).toBeGreaterThan(12);
  });
});

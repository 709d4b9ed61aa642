/** Widths of derivatives in pixels; nothing is ever made wider than it is. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

/** Formats of derivatives and their media types. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type Format = keyof typeof FORMATS;

/** What may be uploaded and what it is kept as, by sharp's name. No vector files: they can hold script. */
export const UPLOADS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: 'image/avif',
  gif: 'image/png',
};

export interface Wish {
  readonly width: Width | null;
  readonly format: Format | null;
}

/** Reads `?w=&f=`; null for any other parameter and any other value, so that nobody can fill the disk. */
export function readWish(query: Readonly<Record<string, readonly string[]>>): Wish | null {
  const { w, f, ...rest } = query;
  if (Object.keys(rest).length > 0 || (w?.length ?? 0) > 1 || (f?.length ?? 0) > 1) return null;
  const width = w === undefined ? null : WIDTHS.find((one) => String(one) === w[0]);
  const format = f === undefined ? null : (Object.keys(FORMATS) as Format[]).find((one) => one === f[0]);
  return width === undefined || format === undefined ? null : { width, format };
}

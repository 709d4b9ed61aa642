/** Widths of derivatives in pixels; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type DerivativeWidth = (typeof WIDTHS)[number];

/** Formats of derivatives and their media types. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type DerivativeFormat = keyof typeof FORMATS;

/** Accepted formats by sharp's name, and the stored media type. Omits vector files, which can contain script. */
export const ACCEPTED_FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: 'image/avif',
  gif: 'image/png',
};

export interface RequestedDerivative {
  readonly width: DerivativeWidth | null;
  readonly format: DerivativeFormat | null;
}

/** Parses `?w=&f=`; null for any other parameter or value, so that requests cannot fill the disk. */
export function parseDerivativeQuery(query: Readonly<Record<string, readonly string[]>>): RequestedDerivative | null {
  const { w, f, ...rest } = query;
  if (Object.keys(rest).length > 0 || (w?.length ?? 0) > 1 || (f?.length ?? 0) > 1) return null;
  const width = w === undefined ? null : WIDTHS.find((item) => String(item) === w[0]);
  const format = f === undefined ? null : (Object.keys(FORMATS) as DerivativeFormat[]).find((item) => item === f[0]);
  return width === undefined || format === undefined ? null : { width, format };
}

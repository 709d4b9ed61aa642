import type { WireItem } from './field.ts';

/**
 * Prop of a component. `url` accepts `?w=` (320, 640, 960, 1280, 1920) and `?f=` (avif, webp, jpeg) for derivatives.
 */
export type Image =
  | {
      readonly kind: 'file';
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    }
  | { readonly kind: 'drawing'; readonly name: string; readonly alt: string };

/** Returns the image in the items of a field; undefined if there is no usable image. */
export function readImage(items: readonly WireItem[]): Image | undefined {
  const item = items[0];
  if (!item) return undefined;
  const alt = typeof item.alt === 'string' ? item.alt : '';
  if (typeof item.drawing === 'string') return { kind: 'drawing', name: item.drawing, alt };
  const { url, width, height } = item;
  if (typeof url !== 'string' || !/^(\/(?!\/)|https:\/\/)/.test(url)) return undefined;
  return { kind: 'file', url, width: Number(width) || 1200, height: Number(height) || 800, alt };
}

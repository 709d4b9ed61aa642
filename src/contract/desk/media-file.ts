import type { DomainKey, Language } from '#src/domains/domain.ts';

/** Alternative text in each language; "" in all of them marks a decoration. */
export type AltTexts = Readonly<Record<Language, string>>;

/** A picture of the media library. */
export interface MediaFile {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  /** Accepts `?w=` (320, 640, 960, 1280, 1920) and `?f=` (avif, webp, jpeg). */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly alt: AltTexts;
}

/** A use of a picture. */
export type MediaUse =
  | { readonly kind: 'page'; readonly nid: number; readonly language: Language; readonly title: string }
  | { readonly kind: 'webform'; readonly id: string; readonly title: string }
  | { readonly kind: 'term'; readonly tid: number; readonly vocabulary: string; readonly title: string }
  | { readonly kind: 'partner'; readonly domain: DomainKey };

/** A picture with all its uses, including drafts. */
export interface UsedMediaFile extends MediaFile {
  readonly usedBy: readonly MediaUse[];
  /** Number of pages that use it in older versions only: restoring one would miss it. */
  readonly olderVersions: number;
}

/** Largest file in bytes, and largest picture in pixels. */
export const MEDIA_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** Media types that the browser offers; the content system checks the bytes themselves. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Longest alternative text. */
export const ALT_MAX = 300;

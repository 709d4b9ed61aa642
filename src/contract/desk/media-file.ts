import type { DomainKey, Language } from '#src/domains/domain.ts';

/** Alternative text in each language; "" in all of them is a decoration. */
export type AltTexts = Readonly<Record<Language, string>>;

/** A picture of the media library. */
export interface MediaFile {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  /** Takes `?w=` (320, 640, 960, 1280, 1920) and `?f=` (avif, webp, jpeg). */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly alt: AltTexts;
}

/** A place where a picture stands. */
export type MediaUse =
  | { readonly kind: 'page'; readonly nid: number; readonly language: Language; readonly title: string }
  | { readonly kind: 'webform'; readonly id: string; readonly title: string }
  | { readonly kind: 'term'; readonly tid: number; readonly vocabulary: string; readonly title: string }
  | { readonly kind: 'partner'; readonly domain: DomainKey };

/** A picture with every place where it stands, drafts included. */
export interface UsedMediaFile extends MediaFile {
  readonly usedBy: readonly MediaUse[];
  /** How many pages show it in older versions alone: restoring one would miss it. */
  readonly olderVersions: number;
}

/** What a file may weigh, in bytes, and how many pixels it may have. */
export const MEDIA_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** What a browser may offer; the content system looks at the bytes themselves. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Longest alternative text. */
export const ALT_MAX = 300;

export interface MediaParams {
  readonly params: { readonly uuid: string };
}

export const mediaPath = ({ params }: MediaParams, below = '') => `/desk/media/${params.uuid}${below}`;

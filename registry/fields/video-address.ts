/** A video of a provider: nothing of it loads before consent (section 2). */
export interface Video {
  readonly provider: 'youtube' | 'vimeo';
  /** The provider's own id of the video. */
  readonly id: string;
  readonly title: string;
}

const PATTERNS = {
  youtube: /^https:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/|youtube-nocookie\.com\/embed\/)([\w-]{6,20})/,
  vimeo: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/,
} as const;

/** Reads the address of a YouTube or Vimeo page; undefined for any other address. */
export function parseVideoAddress(address: string): Omit<Video, 'title'> | undefined {
  for (const provider of ['youtube', 'vimeo'] as const) {
    const id = PATTERNS[provider].exec(address)?.[1];
    if (id) return { provider, id };
  }
  return undefined;
}

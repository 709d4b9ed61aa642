/** A video of a provider that is contacted only after consent (docs/specification.md, section 2). */
export interface Video {
  readonly provider: 'youtube' | 'vimeo';
  /** Id of the video at the provider. The id of an unlisted Vimeo video is followed by a slash and its hash. */
  readonly id: string;
  readonly title: string;
}

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?(?:youtube|youtube-nocookie)\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})\/?$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;
const VIMEO_PATH =
  /^\/(?:(?:video|channels\/[\w-]+|groups\/[\w-]+\/videos|showcase\/\d+\/video)\/)?(\d{5,15})(?:\/([\da-z]{6,20}))?\/?$/;
const VIMEO_HASH = /^[\da-z]{6,20}$/;

function readYoutube({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  if (!YOUTUBE_HOST.test(hostname)) return null;
  return pathname.replace(/\/$/, '') === '/watch' ? searchParams.get('v') : (YOUTUBE_PATH.exec(pathname)?.[1] ?? null);
}

function readVimeo({ hostname, pathname, searchParams }: URL): string | null {
  const [, id, inPath] = VIMEO_HOST.test(hostname) ? (VIMEO_PATH.exec(pathname) ?? []) : [];
  if (id === undefined) return null;
  const hash = inPath ?? searchParams.get('h') ?? '';
  return VIMEO_HASH.test(hash) ? `${id}/${hash}` : id;
}

/** Parses a pasted URL, also without its scheme; null if it is invalid. */
function readAddress(copies: string): URL | null {
  const path = copies.trim();
  try {
    const url = new URL(/^[a-z]+:/i.test(path) ? path : `https://${path}`);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/**
 * Parses the URL of a YouTube or Vimeo page, in any form that their pages and players use; undefined for other URLs.
 */
export function parseVideoUrl(copies: string): Omit<Video, 'title'> | undefined {
  const url = readAddress(copies);
  if (!url) return undefined;
  const youtube = readYoutube(url);
  if (youtube !== null && YOUTUBE_ID.test(youtube)) return { provider: 'youtube', id: youtube };
  const vimeo = readVimeo(url);
  return vimeo === null ? undefined : { provider: 'vimeo', id: vimeo };
}

import { parseVideoUrl } from '#registry/fields/video-url.ts';
import { parseUrl } from '../wire.ts';

/** Location of a form's video: at a known provider after consent, on another site, or no video. */
export type VideoSource =
  | { readonly at: 'provider'; readonly provider: 'youtube' | 'vimeo'; readonly id: string }
  | { readonly at: 'elsewhere'; readonly href: string }
  | { readonly at: 'nowhere' };

/** Reads the URL of a form's video. */
export function toVideoSource(url: string | null): VideoSource {
  if (url === null || url === '') return { at: 'nowhere' };
  const videoAddress = parseVideoUrl(url);
  if (videoAddress) return { at: 'provider', ...videoAddress };
  return parseUrl(url)?.protocol === 'https:' ? { at: 'elsewhere', href: url } : { at: 'nowhere' };
}

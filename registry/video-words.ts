import type { BlockContext } from './context.ts';
import type { Video } from './fields/video-address.ts';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** Texts of a video's card before it is loaded, naming the company that will see the visit. */
export function videoWords(video: Video, { t }: BlockContext) {
  const provider = PROVIDERS[video.provider];
  return {
    explanation: t('video.explanation', { provider }),
    play: t('video.play'),
    cookies: t('video.cookies'),
  };
}

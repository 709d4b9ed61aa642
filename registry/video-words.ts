import type { BlockContext } from './context.ts';
import type { Video } from './fields/video-address.ts';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** What stands on the card of a video before it is asked for, in words that name who will see the visit. */
export function videoWords(video: Video, { t }: BlockContext) {
  const provider = PROVIDERS[video.provider];
  return {
    explanation: t('video.explanation', { provider }),
    play: t('video.play'),
    cookies: t('video.cookies'),
  };
}

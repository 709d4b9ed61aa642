import type { BlockContext } from './context.ts';
import type { Video } from './fields/video-url.ts';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/**
 * Returns the texts of a video's card before the video is loaded. They mention the company that will receive the
 * visitor's data.
 */
export function getVideoTexts(video: Video, { t }: BlockContext) {
  const provider = PROVIDERS[video.provider];
  return {
    explanation: t('video.explanation', { provider }),
    play: t('video.play'),
    cookies: t('video.cookies'),
  };
}

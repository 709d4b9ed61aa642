import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  video: { readonly provider: 'youtube' | 'vimeo'; readonly id: string; readonly title: string };
  texts: { explanation: string; play: string; cookies: string };
  cookiesHref: string;
}

/** Placeholder of a video; its provider is contacted only after a click. */
export function VideoCard({ video, texts, cookiesHref }: Props) {
  return (
    <div className="video-card" data-video={video.provider} data-video-id={video.id} data-video-title={video.title}>
      <Icon name="play" />
      {video.title && <p className="video-card-title">{video.title}</p>}
      <p className="soft">{texts.explanation}</p>
      <div className="button-row">
        <Button kind="quiet" data-video-play="">
          {texts.play}
        </Button>
        <a href={cookiesHref}>{texts.cookies}</a>
      </div>
    </div>
  );
}

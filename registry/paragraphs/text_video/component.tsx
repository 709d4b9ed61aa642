import type { InferProps } from '#registry/define.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { VideoCard } from '#src/ui/video-card/VideoCard.tsx';
import type { WithContext } from '../../context.ts';
import { getVideoTexts } from '../../video-texts.ts';
import type { textVideoParagraph } from './definition.ts';

/** Text next to a video that loads only after consent. */
export function TextVideo({
  title,
  body,
  video,
  transcript,
  context,
}: WithContext<InferProps<typeof textVideoParagraph>>) {
  return (
    <section className="text-video">
      <div>
        {title && <Heading level={context.heading}>{title}</Heading>}
        <RichText html={body} />
      </div>
      <div className="text-video-film">
        <VideoCard video={video} texts={getVideoTexts(video, context)} cookiesHref={context.links.cookies} />
        {transcript && (
          <Details summary={context.t('video.transcript')}>
            <RichText html={transcript} />
          </Details>
        )}
      </div>
    </section>
  );
}

import type { InferProps } from '#registry/define.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { VideoCard } from '#src/ui/video-card/VideoCard.tsx';
import type { WithContext } from '../../context.ts';
import { getVideoTexts } from '../../video-texts.ts';
import type { videoParagraph } from './definition.ts';

/** A video that loads only after consent, with its transcript below it. */
export function VideoBlock({ title, video, transcript, context }: WithContext<InferProps<typeof videoParagraph>>) {
  return (
    <section className="video">
      {title && <Heading level={context.heading}>{title}</Heading>}
      <VideoCard video={video} texts={getVideoTexts(video, context)} cookiesHref={context.links.cookies} />
      {transcript && (
        <Details summary={context.t('video.transcript')}>
          <RichText html={transcript} />
        </Details>
      )}
    </section>
  );
}

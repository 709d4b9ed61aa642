import type { ImageElement, MarkupElement, VideoElement } from '#src/contract/webform/definition.ts';
import { toVideoSource } from '#src/contract/webform/video-source.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { VideoCard } from '#src/ui/video-card/VideoCard.tsx';
import type { FormBinding } from '../binding.ts';
import { Html } from '../html/Html.tsx';

/** Text of a form, behind a summary if it is collapsed. */
export function Markup({ element: { html, folded } }: { element: MarkupElement }) {
  if (folded === undefined) return <Html html={html} />;
  return (
    <Details summary={folded}>
      <Html html={html} />
    </Details>
  );
}

/** A drawing, or an image of the media library. */
export function ImageElementView({ element: { image, alt } }: { element: ImageElement }) {
  if ('drawing' in image) return <LinkedDrawing name={image.drawing} alt={alt} />;
  return <img className="webform-image" src={image.url} alt={alt} loading="lazy" decoding="async" />;
}

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

function Player({ element: { title, url }, form: { t, cookiesHref } }: { element: VideoElement; form: FormBinding }) {
  const source = toVideoSource(url);
  if (source.at === 'nowhere') return null;
  if (source.at === 'elsewhere') {
    return (
      <p>
        <a href={source.href} rel="noopener noreferrer">
          {t('video.elsewhere')}
        </a>
      </p>
    );
  }
  const texts = {
    explanation: t('video.explanation', { provider: PROVIDERS[source.provider] }),
    play: t('video.play'),
    cookies: t('video.cookies'),
  };
  return <VideoCard video={{ ...source, title }} texts={texts} cookiesHref={cookiesHref} />;
}

/** A video or audio file. Its transcript is on the page, expanded if there is nothing to play. */
export function VideoElementView({ element, form }: { element: VideoElement; form: FormBinding }) {
  const { at } = toVideoSource(element.url);
  const isScript = at === 'nowhere';
  return (
    <div className="webform-video">
      {at !== 'provider' && <p className="webform-video-title">{element.title}</p>}
      <Player element={element} form={form} />
      {isScript ? (
        <Html html={element.transcript} />
      ) : (
        <Details summary={form.t('transcript')}>
          <Html html={element.transcript} />
        </Details>
      )}
    </div>
  );
}

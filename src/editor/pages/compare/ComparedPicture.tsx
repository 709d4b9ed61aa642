import type { StoredImage } from '#registry/fields/image.ts';
import { openMedia } from '#src/contract/desk/media.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Thumbnail } from '../../kit/Thumbnail.tsx';

/** An image of a revision; its alternative text is compared as text. */
export function ComparedPicture({ image, label }: { readonly image: StoredImage | null; readonly label: string }) {
  const { t, language } = useIsland();
  const media = image && 'media' in image ? image.media : null;
  const fetchState = useCall(openMedia, media === null ? null : { params: { uuid: media } });
  if (image === null) return null;
  if ('drawing' in image) {
    return (
      <figure>
        <LinkedDrawing name={image.drawing} />
        <figcaption>{label}</figcaption>
      </figure>
    );
  }
  const file = fetchState.status === 'done' ? fetchState.value : null;
  const alt = image.alt ?? file?.alt[language];
  return (
    <figure>
      {file && <Thumbnail {...file} />}
      <figcaption>{[label, alt || t('desk-pages.compare.noAlt')].join(': ')}</figcaption>
    </figure>
  );
}

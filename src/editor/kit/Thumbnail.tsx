import type { MediaFile } from '#src/contract/desk/media.ts';

type Picture = Pick<MediaFile, 'url' | 'width' | 'height'>;

/** Thumbnail of an image in the media library; the text next to it describes the image. */
export function Thumbnail({ url, width, height }: Picture) {
  return (
    <img
      className="media-thumbnail"
      src={`${url}?w=320&f=webp`}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

import type { MediaFile } from '#src/contract/desk/media-file.ts';

type Shown = Pick<MediaFile, 'url' | 'width' | 'height'>;

/** A small view of a picture of the library; what stands beside it says what it is. */
export function Thumbnail({ url, width, height }: Shown) {
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

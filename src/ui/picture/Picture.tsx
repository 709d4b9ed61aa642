import { Drawing } from '../drawing/Drawing.tsx';

/** A file of the media library, with a URL that accepts a width and a format, or a drawing of the product. */
export type PictureSource =
  | {
      readonly kind: 'file';
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    }
  | { readonly kind: 'drawing'; readonly name: string; readonly alt: string };

const WIDTHS = [320, 640, 960, 1280, 1920] as const;
const MODERN = ['avif', 'webp'] as const;

function getSourceUrl(url: string, width: number, format: string) {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}&f=${format}`;
}

function listSources(url: string, width: number, format: string) {
  const widths = WIDTHS.filter((step) => step <= width);
  return (widths.length > 0 ? widths : [WIDTHS[0]])
    .map((step) => `${getSourceUrl(url, step, format)} ${step}w`)
    .join(', ');
}

interface Props {
  source: PictureSource;
  /** Value of the `sizes` attribute. */
  sizes?: string;
  /** `eager` for the first picture of a page; the others load before they scroll into view. */
  loading?: 'eager' | 'lazy';
}

/** A responsive picture that reserves its space before it is loaded. */
export function Picture({ source, sizes = '(min-width: 62rem) 34rem, 100vw', loading = 'lazy' }: Props) {
  if (source.kind === 'drawing') return <Drawing name={source.name} alt={source.alt} isLinked />;
  const { url, width, height, alt } = source;
  return (
    <picture>
      {MODERN.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={listSources(url, width, format)} sizes={sizes} />
      ))}
      <img
        src={getSourceUrl(url, 960, 'jpeg')}
        srcSet={listSources(url, width, 'jpeg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        fetchPriority={loading === 'eager' ? 'high' : undefined}
      />
    </picture>
  );
}

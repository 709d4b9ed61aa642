import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';

/** Maximum width of the picture on the page. */
const WIDTH = 960;

/** Editors' picture: a drawing of the product or a file of the media library. */
export function ContentImage({ image }: { image: NonNullable<ProgrammeContent['image']> }) {
  if (image.kind === 'drawing') return <LinkedDrawing name={image.name} alt={image.alt} />;
  const { url, width, height, alt } = image;
  const path = `${url}${url.includes('?') ? '&' : '?'}w=${WIDTH}&f=webp`;
  return <img src={path} width={width} height={height} alt={alt} loading="lazy" decoding="async" />;
}

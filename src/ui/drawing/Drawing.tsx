import { type DrawingName, drawingNamed } from './drawings.ts';
import { FRAMES } from './frames.ts';
import { LinkedSheets, Sheets } from './Sheets.tsx';

interface Props {
  name: DrawingName | (string & {});
  alt?: string;
  isLinked?: boolean;
}

/**
 * A drawing of the kit in the colours of the domain and the time of day. Without `alt` it is decoration. A name that is
 * not in the kit draws nothing. `isLinked` leaves the drawing to a file of its own, which comes with the sheets.
 */
export function Drawing({ name, alt = '', isLinked = false }: Props) {
  const drawing = drawingNamed(name);
  if (!drawing) return null;
  const { kind, sheets, crop } = drawing;
  return (
    <svg
      className={`drawing ${kind}${crop ? ` crop-${crop}` : ''}`}
      {...FRAMES[kind]}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      {isLinked ? <LinkedSheets name={name} /> : <Sheets sheets={sheets} />}
    </svg>
  );
}

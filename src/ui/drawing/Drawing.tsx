import { type DrawingName, findDrawing } from './drawings.ts';
import { FRAMES } from './frames.ts';
import { LinkedSheets, Sheets } from './Sheets.tsx';

interface Props {
  name: DrawingName | (string & {});
  alt?: string;
  isLinked?: boolean;
}

/**
 * A drawing of the kit in the colours of the domain and the time of day. Without `alt` it is decoration. An unknown
 * name renders nothing. `isLinked` refers to the drawing's own file instead of inlining it.
 */
export function Drawing({ name, alt = '', isLinked = false }: Props) {
  const drawing = findDrawing(name);
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

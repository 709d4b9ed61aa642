import { type DrawingName, findDrawing } from './drawings.ts';
import { VIEW_BOXES } from './frames.ts';
import { Layers, LinkedLayers } from './Layers.tsx';

interface Props {
  name: DrawingName | (string & {});
  alt?: string;
  isLinked?: boolean;
}

/**
 * A drawing in the colours of the domain and the time of day. Decorative without `alt`. Renders nothing for an unknown
 * name. `isLinked` references the file instead of inlining the drawing.
 */
export function Drawing({ name, alt = '', isLinked = false }: Props) {
  const drawing = findDrawing(name);
  if (!drawing) return null;
  const { kind, layers, crop } = drawing;
  return (
    <svg
      className={`drawing ${kind}${crop ? ` crop-${crop}` : ''}`}
      {...VIEW_BOXES[kind]}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      {isLinked ? <LinkedLayers name={name} /> : <Layers layers={layers} />}
    </svg>
  );
}

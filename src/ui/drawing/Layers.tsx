import type { Layer, ScenePart } from './layer.ts';
import { getDrawingHref } from './linked.ts';

/**
 * Opacity variables of parts that can be hidden: a drawing shown by reference inherits variables of the page, but not
 * its classes.
 */
const OPACITY: Partial<Record<ScenePart, string>> = {
  stars: 'var(--il-stars)',
  birds: 'var(--il-birds)',
  'cloud-left': 'var(--il-cloud-left,1)',
};

/** Renders the layers of a drawing as paths, inside an svg. */
export function Layers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ d, fill, part }) => (
    <path key={d} d={d} fill={`var(--il-${fill})`} opacity={part && OPACITY[part]} />
  ));
}

/** Renders a drawing by reference to its file, for a smaller page; the file is cached for all pages. */
export function LinkedLayers({ name }: { name: string }) {
  return <use href={getDrawingHref(name)} />;
}

import { LinkedLayers } from './Layers.tsx';
import { HORIZONS } from './scenes/horizons.ts';

/** Landscape at the end of a page, above the footer. Renders nothing for an unknown name. */
export function Horizon({ landscape }: { landscape: string }) {
  if (!Object.hasOwn(HORIZONS, landscape)) return null;
  return (
    <svg className="horizon" viewBox="0 0 1200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <LinkedLayers name={`horizon-${landscape}`} />
    </svg>
  );
}

import { LinkedSheets } from './Sheets.tsx';
import { HORIZONS } from './scenes/horizons.ts';

/** The land that a page ends on, above the footer: where you are, on every page. */
export function Horizon({ landscape }: { landscape: string }) {
  if (!Object.hasOwn(HORIZONS, landscape)) return null;
  return (
    <svg className="horizon" viewBox="0 0 1200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <LinkedSheets name={`horizon-${landscape}`} />
    </svg>
  );
}

import { LinkedSheets } from './Sheets.tsx';
import { HORIZONS } from './scenes/horizons.ts';

/** The landscape at the end of a page, above the footer, which shows the user's position on every page. */
export function Horizon({ landscape }: { landscape: string }) {
  if (!Object.hasOwn(HORIZONS, landscape)) return null;
  return (
    <svg className="horizon" viewBox="0 0 1200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <LinkedSheets name={`horizon-${landscape}`} />
    </svg>
  );
}

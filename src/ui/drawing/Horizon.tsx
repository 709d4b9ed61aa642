import { Sheets } from './Sheets.tsx';
import { HORIZONS } from './scenes/horizons.ts';

/** The land that a page ends on, above the footer: where you are, on every page. */
export function Horizon({ landscape }: { landscape: string }) {
  const sheets = HORIZONS[landscape];
  if (!sheets) return null;
  return (
    <svg
      className="horizon"
      viewBox="0 0 1200 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sheets sheets={sheets} />
    </svg>
  );
}

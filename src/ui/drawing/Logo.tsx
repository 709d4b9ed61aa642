import { Sheets } from './Sheets.tsx';
import { mark } from './small/marks.ts';

/** The round mark beside the name of the product. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
      <Sheets sheets={mark} />
    </svg>
  );
}

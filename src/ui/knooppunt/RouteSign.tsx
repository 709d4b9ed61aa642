/** Numbered round sign, as on Dutch walking routes. `here` is the current position; `ahead` is not open yet. */
export function RouteSign({ number, state = 'open' }: { number: number; state?: 'open' | 'here' | 'ahead' }) {
  return (
    <span className={state === 'open' ? 'knooppunt' : `knooppunt knooppunt-${state}`} aria-hidden="true">
      {number}
    </span>
  );
}

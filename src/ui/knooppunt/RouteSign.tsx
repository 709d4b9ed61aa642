/** Numbered round sign, as on Dutch walking routes. `here` is the current position; `ahead` is not open yet. */
export function RouteSign({ number, place = 'open' }: { number: number; place?: 'open' | 'here' | 'ahead' }) {
  return (
    <span className={place === 'open' ? 'knooppunt' : `knooppunt knooppunt-${place}`} aria-hidden="true">
      {number}
    </span>
  );
}

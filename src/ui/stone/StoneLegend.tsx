import { Stone, type StoneState } from './Stone.tsx';

/** Legend of the stones. */
export function StoneLegend({
  entries,
}: {
  entries: readonly { readonly state: StoneState; readonly label: string }[];
}) {
  return (
    <ul className="stone-legend">
      {entries.map(({ state, label }) => (
        <li key={state}>
          <Stone state={state} />
          {label}
        </li>
      ))}
    </ul>
  );
}

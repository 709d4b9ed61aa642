import { Stone, type StoneState } from './Stone.tsx';

export interface StoneDay {
  readonly key: string;
  readonly state: StoneState;
  readonly day: number;
  /** Short label under the stone: "ma". */
  readonly name: string;
  /** Accessible text: "maandag 16 november, binnen je doel". */
  readonly label: string;
  readonly href?: string;
}

/** The seven days of a week as stones. */
export function StoneRow({ label, days }: { label: string; days: readonly StoneDay[] }) {
  return (
    <ol className="stone-row" aria-label={label}>
      {days.map(({ key, state, day, name, label, href }) => (
        <li key={key}>
          {href ? (
            <a href={href} aria-label={label} aria-current={state === 'today' ? 'date' : undefined}>
              <Stone state={state} day={day} />
              <span>{name}</span>
            </a>
          ) : (
            <span className="stone-day">
              <Stone state={state} day={day} />
              <span aria-hidden="true">{name}</span>
              <span className="visually-hidden">{label}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

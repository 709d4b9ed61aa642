import type { ReactNode } from 'react';
import { ButtonLink } from './button/Button.tsx';

export interface HelpLineItem {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly hours: string;
  readonly price: string;
  readonly phone: string;
  readonly dial: string;
  readonly caution: string | null;
}

interface Props<Line> {
  readonly lines: readonly Line[];
  readonly className?: string;
  /** Returns the accessible label of a line's call button. */
  readonly callLabel: (line: Line) => string;
  readonly nameOf?: (line: Line) => ReactNode;
  readonly afterWords?: (line: Line) => ReactNode;
  /** Returns data attributes for the script that orders the list by time; omit if React orders it. */
  readonly dataOf?: (line: Line) => string;
}

/** Lists help lines with their name, hours and a call button. */
export function HelpLineList<Line extends HelpLineItem>(props: Props<Line>) {
  const { lines, className = '', callLabel, nameOf, afterWords, dataOf } = props;
  return (
    <ul className={`help-lines ${className}`.trim()} data-lines={dataOf && ''}>
      {lines.map((line) => (
        <li key={line.id} data-line={dataOf?.(line)}>
          <div>
            {nameOf ? nameOf(line) : <strong data-name="">{line.name}</strong>}
            <p className="soft">
              {line.when} <span data-hours="">{line.hours}</span> {line.price}
            </p>
            {line.caution && <p className="soft">{line.caution}</p>}
            {afterWords?.(line)}
          </div>
          <ButtonLink kind="quiet" icon="phone" wide href={`tel:${line.dial}`} aria-label={callLabel(line)}>
            {line.phone}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef } from 'react';

export interface SummaryProblem {
  /** Id of the invalid control. */
  readonly id: string;
  readonly text: string;
}

/** Error summary above a form. It is focused when it appears, and each error links to its field. */
export function ErrorSummary({ title, problems }: { title: string; problems: readonly SummaryProblem[] }) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new answer to a press, so it takes the focus
  useEffect(() => {
    box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useIsland } from '#src/session/Island.tsx';

/** A rejected value with its error text. */
export interface NamedProblem {
  readonly path: string;
  readonly text: string;
}

interface Props {
  readonly problems: readonly NamedProblem[];
  readonly getName: (path: string) => string;
  readonly onJump: (path: string) => void;
}

/** Errors that prevent saving or publishing, each with a link to its field. Receives the focus when it appears. */
export function ProblemPanel({ problems, getName, onJump }: Props) {
  const { t } = useIsland();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new answer
  useEffect(() => {
    box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t('desk-fields.problems.title', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={`${path}-${text}`}>
            <button type="button" className="canvas-jump" onClick={() => onJump(path)}>
              {[getName(path), text].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

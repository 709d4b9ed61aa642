import type { Option } from '#src/contract/webform/definition.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Feedback on a chosen answer: it explains and never scores. Announced without taking the focus. */
export function Explanation({ of: { answer }, isChosen }: { of: Option; isChosen: boolean }) {
  if (!answer) return null;
  return (
    <div className="explanations" aria-live="polite">
      {isChosen && (
        <div className="explanation">
          <Icon name={answer.fits ? 'check' : 'info'} />
          <p>{answer.explanation}</p>
        </div>
      )}
    </div>
  );
}

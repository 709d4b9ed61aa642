import type { Option } from '#src/contract/webform/definition.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** What is said after an answer was chosen: it explains and never counts. Read out without taking the focus. */
export function Explanations({ options, chosen }: { options: readonly Option[]; chosen: readonly string[] }) {
  if (options.every(({ answer }) => answer === undefined)) return null;
  const told = options.filter(({ value, answer }) => answer && chosen.includes(value));
  return (
    <div className="explanations" aria-live="polite">
      {told.map(({ value, label, answer }) => (
        <div className="explanation" key={value}>
          <Icon name={answer?.fits ? 'check' : 'info'} />
          <div>
            {told.length > 1 && <strong>{label}</strong>}
            <p>{answer?.explanation}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

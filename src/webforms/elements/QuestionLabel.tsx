import type { QuestionElement } from '#src/contract/webform/definition.ts';
import type { FormBinding } from '../binding.ts';

/** Text of a question, its unit, and a mark if it is optional. */
export function QuestionLabel({ element, form }: { element: QuestionElement; form: FormBinding }) {
  const unit = element.type === 'number' ? element.unit : undefined;
  const asides = [unit, form.optional.includes(element.key) ? form.t('optional') : undefined].filter(
    (dismissed) => dismissed !== undefined,
  );
  return (
    <>
      {element.label}
      {asides.length > 0 && ' '}
      {asides.length > 0 && <span className="label-aside">({asides.join(', ')})</span>}
    </>
  );
}

import type { WebformProblem } from '#src/contract/desk/webform/webform-problems.ts';
import type { Language } from '#src/domains/domain.ts';

/** Returns the id of a field of an element or of the form, in one language or in all. */
export const toBuilderFieldId = (key: string | null, field: string, language: Language | null): string =>
  ['wf', key ?? 'form', field.replaceAll('.', '-'), language ?? ''].filter(Boolean).join('-');

type Translate = (key: string) => string;

/** Returns the error text of a problem. */
export const getReasonText = ({ reason }: WebformProblem, t: Translate): string => {
  const text = t(`desk-webforms.problems.${reason}`);
  return text.endsWith(`.${reason}`) ? t('desk-webforms.problems.invalid') : text;
};

/** Returns the error text of a field. */
export function findFieldError(
  problems: readonly WebformProblem[],
  { key, field, language }: Pick<WebformProblem, 'key' | 'field' | 'language'>,
  t: Translate,
): string | undefined {
  const problem = problems.find(
    (problem) => problem.key === key && problem.field === field && problem.language === language,
  );
  return problem && getReasonText(problem, t);
}

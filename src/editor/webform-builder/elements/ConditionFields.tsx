import { listQuestions, OTHER_VALUE } from '#src/contract/webform/answers.ts';
import type { Condition, QuestionElement } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { listAllElements } from '../model/edit-form.ts';
import { getElementName } from '../model/element-name.ts';
import { useBuilderContext, useElement } from '../parts/builder-context.ts';
import { findFieldError, toBuilderFieldId } from '../parts/element-path.ts';

type Part = Condition['of'][number];

/** Returns the answers that a condition can require; "" means that the question has no answer. */
function listAnswers(question: QuestionElement | undefined, t: (key: string) => string) {
  const none = { value: '', label: t('desk-webforms.condition.empty') };
  if (!question) return [none];
  if ('options' in question) {
    const otherOption = question.other ? [{ value: OTHER_VALUE, label: question.other.label }] : [];
    return [...question.options.map(({ value, label }) => ({ value, label })), ...otherOption, none];
  }
  if (question.type === 'scale') {
    const steps = Array.from({ length: Math.max(0, question.max - question.min + 1) }, (_, index) =>
      String(question.min + index),
    );
    return [...steps.map((value) => ({ value, label: value })), none];
  }
  if (question.type === 'check' || question.type === 'skip') {
    return [{ value: '1', label: t('desk-webforms.condition.ticked') }, none];
  }
  return [none];
}

/** Chips need a non-empty value for an unanswered question. */
const NONE = 'none';
const toChip = (value: string) => (value === '' ? NONE : value);
const fromChip = (chip: string) => (chip === NONE ? '' : chip);

/** Fields for the condition of an element: it is shown only for certain answers to earlier questions. */
export function ConditionFields({ elementKey }: { elementKey: string }) {
  const { t } = useIsland();
  const { form, problems } = useBuilderContext();
  const { value, set } = useElement(elementKey);
  const all = listAllElements(form.texts.nl);
  const previousQuestions = listQuestions({
    elements: all.slice(
      0,
      all.findIndex(({ key }) => key === elementKey),
    ),
  });
  const condition = value('when') as Condition | undefined;
  const first = previousQuestions[0];
  if (!condition) {
    if (!first) return null;
    const start: Condition = { match: 'all', of: [{ key: first.key, is: [listAnswers(first, t)[0]?.value ?? ''] }] };
    return (
      <Button kind="quiet" icon="plus" onClick={() => set('when', start)}>
        {t('desk-webforms.condition.add')}
      </Button>
    );
  }
  const change = (index: number, part: Part | null) => {
    const of = part ? condition.of.with(index, part) : condition.of.filter((_, position) => position !== index);
    set('when', of.length === 0 ? undefined : { ...condition, of });
  };
  const error = findFieldError(problems, { key: elementKey, field: 'when', language: null }, t);
  return (
    <fieldset className="webform-condition" id={toBuilderFieldId(elementKey, 'when', null)} tabIndex={-1}>
      <legend>{t('desk-webforms.condition.title')}</legend>
      {error && <p className="field-error">{error}</p>}
      <SelectField
        id={toBuilderFieldId(elementKey, 'when.match', null)}
        label={t('desk-webforms.condition.match')}
        value={condition.match}
        options={(['all', 'any', 'none'] as const).map((key) => ({
          value: key,
          label: t(`desk-webforms.condition.${key}`),
        }))}
        onChange={({ target }) => set('when', { ...condition, match: target.value })}
      />
      {condition.of.map((part, index) => {
        const question = previousQuestions.find(({ key }) => key === part.key);
        const id = toBuilderFieldId(elementKey, `when.of.${index}`, null);
        return (
          <div key={id} className="stack">
            <SelectField
              id={`${id}-key`}
              label={t('desk-webforms.condition.question', { number: index + 1 })}
              value={part.key}
              options={[
                ...(question ? [] : [{ value: part.key, label: part.key }]),
                ...previousQuestions.map((questionElement) => ({
                  value: questionElement.key,
                  label: getElementName(questionElement) || questionElement.key,
                })),
              ]}
              onChange={({ target }) => {
                const question = previousQuestions.find(({ key }) => key === target.value);
                change(index, { key: target.value, is: [listAnswers(question, t)[0]?.value ?? ''] });
              }}
            />
            <Options
              id={`${id}-is`}
              name={`${id}-is`}
              pick="several"
              variant="chips"
              legend={t('desk-webforms.condition.answers', { number: index + 1 })}
              options={listAnswers(question, t).map((answer) => ({
                value: toChip(answer.value),
                label: answer.label || answer.value,
              }))}
              selected={part.is.map(toChip)}
              onChoose={(chips) => change(index, { ...part, is: chips.map(fromChip) })}
            />
            <Button kind="plain" icon="trash" onClick={() => change(index, null)}>
              {t('desk-webforms.condition.out', { number: index + 1 })}
            </Button>
          </div>
        );
      })}
      {first && (
        <Button
          kind="quiet"
          icon="plus"
          onClick={() =>
            set('when', {
              ...condition,
              of: [...condition.of, { key: first.key, is: [listAnswers(first, t)[0]?.value ?? ''] }],
            })
          }
        >
          {t('desk-webforms.condition.more')}
        </Button>
      )}
    </fieldset>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TextElement } from '#src/contract/webform/definition.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { type FormBinding, getListInput, toFieldId } from '../binding.ts';
import { QuestionLabel } from './QuestionLabel.tsx';

/** Several short answers, one per line. Adding and removing lines leave the focus in the text. */
export function TextList({ element, form }: { element: TextElement; form: FormBinding }) {
  const { key, label, help } = element;
  const { t } = form;
  const id = toFieldId(form, key);
  const values = getListInput(form, key);
  const lines = values.length > 0 ? values : [''];
  const canAdd = lines.length < (element.multiple?.max ?? 1);
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    const fields = list.current?.querySelectorAll<HTMLElement>('.control');
    fields?.[Math.min(wanted, fields.length - 1)]?.focus();
    setWanted(null);
  }, [wanted]);

  const write = (next: readonly string[]) => form.set(key, next.length > 0 ? next : ['']);
  const change = (lineIndex: number, text: string) =>
    write(lines.map((line, index) => (index === lineIndex ? text : line)));
  const add = () => {
    write([...lines, '']);
    setWanted(lines.length);
  };
  const remove = (lineIndex: number) => {
    write(lines.filter((_, index) => index !== lineIndex));
    setWanted(lineIndex);
  };
  // Enter moves to the next line; the form is submitted only by its button.
  const continueNext = (event: KeyboardEvent, lineIndex: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (lineIndex < lines.length - 1) setWanted(lineIndex + 1);
    else if (canAdd && lines[lineIndex]?.trim()) add();
  };

  return (
    <fieldset className="options text-list" id={id} tabIndex={-1} aria-describedby={help ? `${id}-help` : undefined}>
      <legend>
        <QuestionLabel element={element} form={form} />
      </legend>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <ol ref={list}>
        {lines.map((line, index) => {
          const error = form.errors[`${key}.${index}`];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; its words are held outside
            <li key={index}>
              <div className="text-list-line">
                <input
                  type="text"
                  className="control"
                  id={`${id}-${index}`}
                  name={`${key}.${index}`}
                  value={line}
                  autoComplete="off"
                  aria-label={t('item', { label, position: index + 1 })}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-${index}-error` : undefined}
                  onChange={({ target }) => change(index, target.value)}
                  onKeyDown={(event) => continueNext(event, index)}
                />
                {lines.length > 1 && (
                  <IconButton icon="x" label={t('remove', { position: index + 1 })} onClick={() => remove(index)} />
                )}
              </div>
              <FieldError id={`${id}-${index}`} error={error} />
            </li>
          );
        })}
      </ol>
      <FieldError id={id} error={form.errors[key]} />
      {canAdd && (
        <Button kind="quiet" icon="plus" onClick={add}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}

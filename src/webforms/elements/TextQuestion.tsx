import type { NumberElement, PlainElement, TextElement } from '#src/contract/webform/definition.ts';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { type FormBinding, getTextInput, toFieldId } from '../binding.ts';
import { QuestionLabel } from './QuestionLabel.tsx';

type TypedElement = TextElement | NumberElement | PlainElement;

/** Returns the attributes for the right keyboard on a phone. */
function getKeyboardProps(element: TypedElement) {
  if (element.type === 'email') return { type: 'email', autoComplete: 'email' };
  if (element.type === 'date') return { inputMode: 'numeric', autoComplete: 'off' } as const;
  if (element.type === 'number') return { inputMode: 'decimal', autoComplete: 'off' } as const;
  return { autoComplete: 'off' };
}

function getHelp(element: TypedElement, { t }: FormBinding): string | undefined {
  const texts = [element.help, element.type === 'date' ? t('date_help') : undefined];
  return texts.filter((text) => text !== undefined).join(' ') || undefined;
}

/** Typed answer: a line, several lines, a number, a date or an email address. */
export function TextQuestion({ element, form }: { element: TypedElement; form: FormBinding }) {
  const { key } = element;
  const shared = {
    id: toFieldId(form, key),
    name: key,
    label: <QuestionLabel element={element} form={form} />,
    help: getHelp(element, form),
    error: form.errors[key],
    value: getTextInput(form, key),
    'aria-required': element.required || undefined,
  };
  if (element.type === 'textarea') {
    return <TextArea {...shared} onChange={({ target }) => form.set(key, target.value)} />;
  }
  return (
    <TextField {...shared} {...getKeyboardProps(element)} onChange={({ target }) => form.set(key, target.value)} />
  );
}

import type { ComponentType } from 'react';
import type { AnyField } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { fieldsOf } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { controlId, useEditing } from '../editing.ts';
import { paragraphNamed } from '../editor-registry.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps, InsideProps, NestingProps } from './control.ts';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { ListedControl } from './ListedControl.tsx';
import { NodesControl } from './NodesControl.tsx';
import { ParagraphsControl } from './ParagraphsControl.tsx';
import { DateControl, NumberControl, TextControl } from './typed-controls.tsx';
import { VideoControl } from './VideoControl.tsx';

/** The control of every kind of field. */
// biome-ignore lint/suspicious/noExplicitAny: each control has the values of its own kind
const CONTROLS: Readonly<Record<string, ComponentType<ControlProps<any> & NestingProps>>> = {
  text: TextControl,
  rich_text: RichTextControl,
  number: NumberControl,
  choice: ChoiceControl,
  date: DateControl,
  link: LinkControl,
  image: ImageControl,
  video: VideoControl,
  webform: ListedControl,
  term: ListedControl,
  nodes: NodesControl,
  paragraphs: ParagraphsControl,
};

/** Kinds of fields that have a control. */
export const CONTROLLED_KINDS: readonly string[] = Object.keys(CONTROLS);

interface Props {
  /** The id of the block that the field is of, or PAGE. */
  readonly owner: string;
  readonly name: string;
  readonly field: AnyField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One field, by its kind, with its label, its help and what is wrong with it. */
export function FieldControl({ owner, name, field, value, onChange }: Props) {
  const { t, language } = useIsland();
  const { problems } = useEditing();
  const Control = CONTROLS[field.kind];
  const id = controlId(owner, name);
  const label = field.required ? field.label[language] : t('desk-fields.optional', { label: field.label[language] });
  if (!Control) return <p>{t('desk-fields.noControl', { label })}</p>;
  return (
    <Control
      id={id}
      field={field}
      label={label}
      help={field.hint?.[language]}
      error={problems.get(id)}
      value={value}
      onChange={onChange}
      Inside={Inside}
    />
  );
}

/** The fields of a block inside a block, which may hold blocks again. */
function Inside({ value, onChange }: InsideProps) {
  const { registry } = useEditing();
  const definition = paragraphNamed(registry, value.type);
  if (!definition) return null;
  return fieldsOf(definition).map(([name, field]) => (
    <FieldControl
      key={name}
      owner={value.uuid}
      name={name}
      field={field}
      value={value[name]}
      onChange={(next) => {
        const { [name]: _before, ...rest } = value;
        if (next === undefined) onChange(rest as StoredParagraph);
        else onChange({ ...value, [name]: next });
      }}
    />
  ));
}

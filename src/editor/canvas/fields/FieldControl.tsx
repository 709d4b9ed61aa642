import type { ComponentType } from 'react';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { getFields } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { controlId, useEditing } from '../editing.ts';
import { paragraphNamed } from '../editor-registry.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { ControlProps, FieldProps, InsideProps, NestingProps } from './control.ts';
import { GroupControl } from './GroupControl.tsx';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { ListedControl } from './ListedControl.tsx';
import { NodesControl } from './NodesControl.tsx';
import { ParagraphsControl } from './ParagraphsControl.tsx';
import { SectionControl } from './SectionControl.tsx';
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
  section: SectionControl,
  paragraphs: ParagraphsControl,
  group: GroupControl,
};

/** Kinds of fields that have a control. */
export const CONTROLLED_KINDS: readonly string[] = Object.keys(CONTROLS);

/** One field, by its kind, with its label, its help and what is wrong with it. */
export function FieldControl({ owner, name, called, field, value, onChange }: FieldProps) {
  const { t, language } = useIsland();
  const { problems } = useEditing();
  const Control = CONTROLS[field.kind];
  const id = controlId(owner, name);
  const own = called ?? field.label[language];
  const label = field.required ? own : t('desk-fields.optional', { label: own });
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
      owner={owner}
      name={name}
      Inside={Inside}
      Field={FieldControl}
    />
  );
}

/** The fields of a block inside a block, which may hold blocks again. */
function Inside({ value, onChange }: InsideProps) {
  const { registry } = useEditing();
  const definition = paragraphNamed(registry, value.type);
  if (!definition) return null;
  return getFields(definition).map(([name, field]) => (
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

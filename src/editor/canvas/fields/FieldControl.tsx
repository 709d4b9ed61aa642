import type { ComponentType } from 'react';
import type { ChoiceFieldKind } from '#registry/fields/choice.ts';
import type { Link } from '#registry/fields/link.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { getFields } from '#registry/stored.ts';
import { listChoices } from '#src/contract/desk/uses.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { AddressField } from '../../kit/rich-text/AddressField.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { toControlId, useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import type { ControlProps, FieldProps, NestedBlockProps, NestedControlProps } from './control.ts';
import { Group } from './Group.tsx';
import { GroupControl } from './GroupControl.tsx';
import { ImageControl } from './ImageControl.tsx';
import { DateControl, NumberControl, TextControl } from './input-controls.tsx';
import { NodesControl } from './NodesControl.tsx';
import { ParagraphsControl } from './ParagraphsControl.tsx';
import { SectionControl } from './SectionControl.tsx';
import { VideoControl } from './VideoControl.tsx';

/** Select for a form, or for a term of a vocabulary, of the page's domain. */
function SelectControl({ field, value, onChange, id, label, help, error }: ControlProps<string>) {
  const { t } = useIsland();
  const { domain, language } = useEditing();
  const vocabulary = 'vocabulary' in field ? String(field.vocabulary) : undefined;
  const kind = field.kind === 'term' ? 'term' : 'webform';
  const query = { kind, domain, language, ...(vocabulary === undefined ? {} : { vocabulary }) } as const;
  const match = useCall(listChoices, { query });
  const rows = match.status === 'done' ? match.value.rows : [];
  const isListed = value === undefined || rows.some((row) => row.id === value);
  const options = [
    { value: '', label: t(match.status === 'loading' ? 'desk-fields.loading' : 'desk-fields.choose') },
    ...(isListed ? [] : [{ value, label: value }]),
    ...rows.map(({ id: value, label: name, audience }) => ({
      value,
      label: audience ? `${name} (${t(`desk-fields.forms.${audience}`)})` : name,
    })),
  ];
  return (
    <SelectField
      id={id}
      label={label}
      help={help}
      error={error ?? (match.status === 'error' ? toFailureText(t, match.failure) : undefined)}
      value={value ?? ''}
      options={options}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

/** Text and URL of a link; both are required. */
function LinkControl({ value, onChange, id, label, help, error }: ControlProps<Partial<Link>>) {
  const { t } = useIsland();
  const { href = '', text = '' } = value ?? {};
  const change = (next: Link) => onChange(next.href === '' && next.text === '' ? undefined : { ...value, ...next });
  return (
    <Group id={id} label={label} help={help} error={error}>
      <TextField
        id={`${id}-text`}
        label={t('desk-fields.link.words')}
        value={text}
        maxLength={120}
        onChange={({ currentTarget }) => change({ href, text: currentTarget.value })}
      />
      <AddressField id={id} value={href} onChange={(next) => change({ href: next, text })} />
    </Group>
  );
}

/** Select for one option of a fixed list; the default is selected if no value is stored. */
function ChoiceControl({ field, value, onChange, id, help, error }: ControlProps<string>) {
  const { language } = useIsland();
  const { choices, standard } = field as ChoiceFieldKind<string>;
  return (
    <SelectField
      id={id}
      label={field.label[language]}
      help={help}
      error={error}
      value={value ?? standard}
      options={Object.entries(choices).map(([key, label]) => ({ value: key, label: label[language] }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Control for each field kind. */
// biome-ignore lint/suspicious/noExplicitAny: each control has the values of its own kind
const CONTROLS: Readonly<Record<string, ComponentType<ControlProps<any> & NestedControlProps>>> = {
  text: TextControl,
  rich_text: RichTextControl,
  number: NumberControl,
  choice: ChoiceControl,
  date: DateControl,
  link: LinkControl,
  image: ImageControl,
  video: VideoControl,
  webform: SelectControl,
  term: SelectControl,
  nodes: NodesControl,
  section: SectionControl,
  paragraphs: ParagraphsControl,
  group: GroupControl,
};

/** Field kinds that have a control. */
export const EDITABLE_FIELD_KINDS: readonly string[] = Object.keys(CONTROLS);

/** Control for a field, with its label, help text and error. */
export function FieldControl({ owner, name, called, field, value, onChange }: FieldProps) {
  const { t, language } = useIsland();
  const { problems } = useEditing();
  const Control = CONTROLS[field.kind];
  const id = toControlId(owner, name);
  const fieldLabel = called ?? field.label[language];
  const label = field.required ? fieldLabel : t('desk-fields.optional', { label: fieldLabel });
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
      Inside={NestedFields}
      Field={FieldControl}
    />
  );
}

/** The fields of a nested block, which may contain blocks too. */
function NestedFields({ value, onChange }: NestedBlockProps) {
  const { registry } = useEditing();
  const definition = findParagraph(registry, value.type);
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

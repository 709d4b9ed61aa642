import { isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import { isGroupField } from '#registry/fields/group.ts';

/** Content of a Drupal configuration file. */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | readonly ConfigValue[]
  | { readonly [name: string]: ConfigValue };
export type ConfigFile = Readonly<Record<string, ConfigValue>>;

/** Maximum length of a text in Drupal's field for short texts. */
const SHORT_TEXT_LENGTH = 255;

/** Storage of one of our field kinds in Drupal: its type, the module of that type, and its settings. */
export interface DrupalField {
  readonly type: string;
  readonly module: string;
  readonly storage?: ConfigFile;
  readonly field?: ConfigFile;
  readonly widget: string;
  /** Formatter on Drupal's own page of the type, which editors see. */
  readonly formatter: string;
  readonly many?: true;
}

/** Properties that only some field types have. */
interface KindAttributes {
  readonly maxLength?: number;
  readonly multiline?: boolean;
  readonly choices?: Readonly<Record<string, { readonly nl: string }>>;
  readonly nodeType?: string;
}

const getTargets = (kind: string, names: readonly string[]): ConfigFile => ({
  handler: `default:${kind}`,
  handler_settings: { target_bundles: Object.fromEntries(names.map((name) => [name, name])) },
});

/** Returns the storage, widget and formatter of a field in Drupal; throws for a kind that Drupal cannot store. */
export function toDrupalField(field: AnyField): DrupalField {
  const { maxLength = SHORT_TEXT_LENGTH, multiline, choices = {}, nodeType = '' } = field as AnyField & KindAttributes;
  if (isParagraphsField(field)) {
    return {
      type: 'entity_reference_revisions',
      module: 'entity_reference_revisions',
      storage: { target_type: 'paragraph' },
      field: getTargets('paragraph', field.allow),
      widget: 'paragraphs',
      formatter: 'entity_reference_revisions_entity_view',
      many: true,
    };
  }
  // A group with one field is stored as a list of its values.
  if (isGroupField(field)) {
    const [only, ...extraValues] = Object.values(field.fields);
    if (!only || extraValues.length > 0)
      throw new Error(`No Drupal field keeps the group of fields "${field.wireName}".`);
    return { ...toDrupalField(only), many: true };
  }
  const kinds: Readonly<Record<string, DrupalField>> = {
    text:
      multiline || maxLength > SHORT_TEXT_LENGTH
        ? {
            type: 'string_long',
            module: 'core',
            storage: { case_sensitive: false },
            widget: 'string_textarea',
            formatter: 'basic_string',
          }
        : {
            type: 'string',
            module: 'core',
            storage: { max_length: SHORT_TEXT_LENGTH, is_ascii: false, case_sensitive: false },
            widget: 'string_textfield',
            formatter: 'string',
          },
    rich_text: { type: 'text_long', module: 'text', widget: 'text_textarea', formatter: 'text_default' },
    number: {
      type: 'integer',
      module: 'core',
      storage: { unsigned: false, size: 'normal' },
      widget: 'number',
      formatter: 'number_integer',
    },
    date: {
      type: 'datetime',
      module: 'datetime',
      storage: { datetime_type: 'date' },
      widget: 'datetime_default',
      formatter: 'datetime_default',
    },
    choice: {
      type: 'list_string',
      module: 'options',
      storage: { allowed_values: Object.entries(choices).map(([value, { nl }]) => ({ value, label: nl })) },
      widget: 'options_select',
      formatter: 'list_default',
    },
    // Text and URL: settings of Drupal core for "any link" and "a title is required".
    link: {
      type: 'link',
      module: 'link',
      field: { link_type: 17, title: 2 },
      widget: 'link_default',
      formatter: 'link',
    },
    video: {
      type: 'link',
      module: 'link',
      field: { link_type: 16, title: 2 },
      widget: 'link_default',
      formatter: 'link',
    },
    image: {
      type: 'entity_reference',
      module: 'core',
      storage: { target_type: 'media' },
      field: getTargets('media', ['image']),
      widget: 'media_library_widget',
      formatter: 'entity_reference_entity_view',
    },
    nodes: {
      type: 'entity_reference',
      module: 'core',
      storage: { target_type: 'node' },
      field: getTargets('node', [nodeType]),
      widget: 'entity_reference_autocomplete',
      formatter: 'entity_reference_label',
      many: true,
    },
    section: {
      type: 'entity_reference',
      module: 'core',
      storage: { target_type: 'node' },
      field: getTargets('node', [nodeType]),
      widget: 'entity_reference_autocomplete',
      formatter: 'entity_reference_label',
    },
    webform: {
      type: 'webform',
      module: 'webform',
      storage: { target_type: 'webform' },
      widget: 'webform_entity_reference_select',
      formatter: 'webform_entity_reference_entity_view',
    },
  };
  const drupalKind = kinds[field.kind];
  if (!drupalKind) throw new Error(`No Drupal field keeps a field of the kind "${field.kind}".`);
  return drupalKind;
}

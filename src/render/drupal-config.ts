import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import { isGroupField } from '#registry/fields/group.ts';
import { NODES, PARAGRAPHS } from '#registry/index.ts';

/** Content of a Drupal configuration file. */
type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type ConfigFile = Readonly<Record<string, Value>>;

/** Longest text of core's field for short ones. */
const SHORT = 255;

/** Storage of one kind of our fields in Drupal: its type, that type's module, and its settings. */
interface Kept {
  readonly type: string;
  readonly module: string;
  readonly storage?: ConfigFile;
  readonly field?: ConfigFile;
  readonly widget: string;
  /** Used on Drupal's own page of the type, for editors. */
  readonly formatter: string;
  readonly many?: true;
}

/** Attributes that only some kinds of field have. */
interface OfKind {
  readonly maxLength?: number;
  readonly multiline?: boolean;
  readonly choices?: Readonly<Record<string, { readonly nl: string }>>;
  readonly nodeType?: string;
}

const targets = (kind: string, names: readonly string[]): ConfigFile => ({
  handler: `default:${kind}`,
  handler_settings: { target_bundles: Object.fromEntries(names.map((name) => [name, name])) },
});

function keptAs(field: AnyField): Kept {
  const { maxLength = SHORT, multiline, choices = {}, nodeType = '' } = field as AnyField & OfKind;
  if (isParagraphsField(field)) {
    return {
      type: 'entity_reference_revisions',
      module: 'entity_reference_revisions',
      storage: { target_type: 'paragraph' },
      field: targets('paragraph', field.allow),
      widget: 'paragraphs',
      formatter: 'entity_reference_revisions_entity_view',
      many: true,
    };
  }
  // A group of one field is read from a list of its values.
  if (isGroupField(field)) {
    const [only, ...more] = Object.values(field.fields);
    if (!only || more.length > 0) throw new Error(`No Drupal field keeps the group of fields "${field.wire}".`);
    return { ...keptAs(only), many: true };
  }
  const kinds: Readonly<Record<string, Kept>> = {
    text:
      multiline || maxLength > SHORT
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
            storage: { max_length: SHORT, is_ascii: false, case_sensitive: false },
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
    // Label and address: core's settings for "any link" and "a title is required".
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
      field: targets('media', ['image']),
      widget: 'media_library_widget',
      formatter: 'entity_reference_entity_view',
    },
    nodes: {
      type: 'entity_reference',
      module: 'core',
      storage: { target_type: 'node' },
      field: targets('node', [nodeType]),
      widget: 'entity_reference_autocomplete',
      formatter: 'entity_reference_label',
      many: true,
    },
    section: {
      type: 'entity_reference',
      module: 'core',
      storage: { target_type: 'node' },
      field: targets('node', [nodeType]),
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
  const kept = kinds[field.kind];
  if (!kept) throw new Error(`No Drupal field keeps a field of the kind "${field.kind}".`);
  return kept;
}

/**
 * Pages that stay ours: the tour of the product, and the front page of programmes, whose cards have a plain text under a
 * name that is formatted elsewhere. One field of Drupal is not both; its own front page is a landing page.
 */
const OURS: readonly string[] = ['joyride', 'frontpage'];

/** Node types that are pages or parts of one; programmes and users' texts are ours. */
const pageTypes = (): readonly Definition[] =>
  NODES.filter(
    ({ madeBy, name, renderedBy }) => madeBy === 'editor' && renderedBy !== 'screen' && !OURS.includes(name),
  );

/** Paragraph types of such pages, including nested ones. */
function partTypes(): readonly Definition[] {
  const found = new Set<string>();
  const add = ({ fields }: Definition) => {
    for (const { allow } of Object.values<AnyField>(fields).filter(isParagraphsField)) {
      for (const part of PARAGRAPHS.filter(({ name }) => allow.includes(name) && !found.has(name))) {
        found.add(part.name);
        add(part);
      }
    }
  };
  pageTypes().forEach(add);
  return PARAGRAPHS.filter(({ name }) => found.has(name));
}

const head = (modules: readonly string[], config: readonly string[] = []): ConfigFile => ({
  langcode: 'nl',
  status: true,
  dependencies: { config: [...config], module: modules.filter((name) => name !== 'core') },
});

/** A field that several types share is stored once for all of them, with the needs of each. */
function storageOf(entity: string, wire: string, fields: readonly AnyField[]): ConfigFile {
  const all = fields.map(keptAs);
  const kept = all.find(({ type }) => type === 'string_long') ?? all[0];
  if (!kept) throw new Error(`Nothing keeps ${wire}.`);
  const texts = ['string', 'string_long'];
  if (all.some(({ type }) => type !== kept.type && !(texts.includes(type) && texts.includes(kept.type))))
    throw new Error(`${wire} of ${entity} is of two kinds.`);
  const values = all.flatMap(({ storage }) => (storage?.allowed_values as readonly ConfigFile[] | undefined) ?? []);
  const storage = values.length === 0 ? kept.storage : { allowed_values: distinct(values) };
  return {
    ...head([entity === 'node' ? 'node' : 'paragraphs', kept.module]),
    id: `${entity}.${wire}`,
    field_name: wire,
    entity_type: entity,
    type: kept.type,
    settings: storage ?? {},
    module: kept.module,
    locked: false,
    cardinality: kept.many ? -1 : 1,
    translatable: true,
    indexes: {},
    persist_with_no_fields: false,
    custom_storage: false,
  };
}

const distinct = (values: readonly ConfigFile[]): readonly ConfigFile[] => [
  ...new Map(values.map((one) => [one.value, one])).values(),
];

function* filesOf(definition: Definition): Generator<readonly [string, ConfigFile]> {
  const { entity, name, label, hint } = definition;
  const type = entity === 'node' ? `node.type.${name}` : `paragraphs.paragraphs_type.${name}`;
  const own: ConfigFile =
    entity === 'node'
      ? {
          name: label.nl,
          type: name,
          description: hint.nl,
          help: '',
          new_revision: true,
          preview_mode: 1,
          display_submitted: false,
        }
      : { id: name, label: label.nl, icon_uuid: null, icon_default: null, description: hint.nl, behavior_plugins: {} };
  yield [type, { ...head([]), ...own }];
  const fields = Object.values<AnyField>(definition.fields);
  for (const field of fields) {
    const { module, field: settings = {} } = keptAs(field);
    yield [
      `field.field.${entity}.${name}.${field.wire}`,
      {
        ...head([module], [`field.storage.${entity}.${field.wire}`, type]),
        id: `${entity}.${name}.${field.wire}`,
        field_name: field.wire,
        entity_type: entity,
        bundle: name,
        label: field.label.nl,
        description: field.hint?.nl ?? '',
        required: field.required,
        translatable: !isParagraphsField(field),
        default_value: [],
        default_value_callback: '',
        settings,
        field_type: keptAs(field).type,
      },
    ];
  }
  for (const [display, drawnBy] of [
    ['form', 'widget'],
    ['view', 'formatter'],
  ] as const) {
    const content = Object.fromEntries(
      fields.map((field, weight) => [
        field.wire,
        {
          type: keptAs(field)[drawnBy],
          ...(display === 'view' ? { label: 'hidden' } : {}),
          weight: weight + 1,
          region: 'content',
          settings: {},
          third_party_settings: {},
        },
      ]),
    );
    yield [
      `core.entity_${display}_display.${entity}.${name}.default`,
      {
        ...head([], [type, ...fields.map(({ wire }) => `field.field.${entity}.${name}.${wire}`)]),
        id: `${entity}.${name}.default`,
        targetEntityType: entity,
        bundle: name,
        mode: 'default',
        content,
        hidden: {},
      },
    ];
  }
}

/** REST resources for reading pages, with the module of each. */
const RESOURCES: Readonly<Record<string, string>> = {
  'entity:node': 'node',
  'entity:paragraph': 'paragraphs',
  'entity:media': 'media',
  'entity:taxonomy_term': 'taxonomy',
  webform_rest_fields: 'webform_rest',
};

const resourceFile = (plugin: string, module: string): ConfigFile => ({
  ...head(['basic_auth', module, 'serialization', 'user']),
  id: plugin.replace(':', '.'),
  plugin_id: plugin,
  granularity: 'resource',
  configuration: { methods: ['GET'], formats: ['json'], authentication: ['cookie', 'basic_auth'] },
});

/** Settings that a standard Drupal lacks besides types: pages of media, which REST reads, and a menu of ours. */
const SETTINGS: Readonly<Record<string, ConfigFile>> = {
  'media.settings': {
    icon_base_uri: 'public://media-icons/generic',
    iframe_domain: '',
    oembed_providers_url: 'https://oembed.com/providers.json',
    standalone_url: true,
  },
  'system.feature_flags': { linkset_endpoint: true },
  'system.menu.content': { ...head([]), id: 'content', label: 'Inhoud', description: '', locked: false },
};

/**
 * The configuration of a Drupal with our types and fields, by file name without its extension: exactly those of the
 * registry.
 */
export function drupalConfigFiles(): ReadonlyMap<string, ConfigFile> {
  const files = new Map<string, ConfigFile>();
  for (const definitions of [pageTypes(), partTypes()]) {
    const fields = definitions.flatMap((one) => Object.values<AnyField>(one.fields));
    const entity = definitions[0]?.entity ?? 'node';
    for (const wire of new Set(fields.map((field) => field.wire))) {
      const sharing = fields.filter((field) => field.wire === wire);
      files.set(`field.storage.${entity}.${wire}`, storageOf(entity, wire, sharing));
    }
    for (const definition of definitions) for (const [name, file] of filesOf(definition)) files.set(name, file);
  }
  for (const [plugin, module] of Object.entries(RESOURCES))
    files.set(`rest.resource.${plugin.replace(':', '.')}`, resourceFile(plugin, module));
  for (const [name, file] of Object.entries(SETTINGS)) files.set(name, file);
  return files;
}

/** The text of such a file; strings are in JSON's format, which YAML reads. */
export function toYaml(value: Value, indent = ''): string {
  if (value === null || typeof value !== 'object') return ` ${JSON.stringify(value)}\n`;
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []\n';
    return `\n${value.map((one) => `${indent}-${toYaml(one, `${indent}  `).replace(/^\n\s+/, ' ')}`).join('')}`;
  }
  const entries = Object.entries(value as ConfigFile);
  if (entries.length === 0) return ' {}\n';
  return `\n${entries.map(([name, one]) => `${indent}${name}:${toYaml(one, `${indent}  `)}`).join('')}`;
}

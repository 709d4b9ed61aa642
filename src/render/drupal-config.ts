import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import { NODES, PARAGRAPHS } from '#registry/index.ts';
import { type ConfigFile, type ConfigValue, toDrupalField } from './drupal-field.ts';

/**
 * Page types that are always ours: the tour, and the list of programmes, with plain text on its cards in a field that
 * other types use for rich text. A Drupal field cannot have both; the front page of a Drupal site is a landing page.
 */
const OWN_PAGE_TYPES: readonly string[] = ['joyride', 'frontpage'];

/** Returns the node types that are pages or parts of pages; programmes and users' texts are always ours. */
const listPageTypes = (): readonly Definition[] =>
  NODES.filter(
    ({ madeBy, name, renderedBy }) => madeBy === 'editor' && renderedBy !== 'screen' && !OWN_PAGE_TYPES.includes(name),
  );

/** Returns the paragraph types of these pages, including nested ones. */
function listPartTypes(): readonly Definition[] {
  const partNames = new Set<string>();
  const add = ({ fields }: Definition) => {
    for (const { allow } of Object.values<AnyField>(fields).filter(isParagraphsField)) {
      for (const part of PARAGRAPHS.filter(({ name }) => allow.includes(name) && !partNames.has(name))) {
        partNames.add(part.name);
        add(part);
      }
    }
  };
  listPageTypes().forEach(add);
  return PARAGRAPHS.filter(({ name }) => partNames.has(name));
}

const createBaseConfig = (modules: readonly string[], config: readonly string[] = []): ConfigFile => ({
  langcode: 'nl',
  status: true,
  dependencies: { config: [...config], module: modules.filter((name) => name !== 'core') },
});

/** Returns the storage of a field. A field of several types has one storage, which meets the needs of each. */
function toStorage(entity: string, wire: string, fields: readonly AnyField[]): ConfigFile {
  const all = fields.map(toDrupalField);
  const drupalType = all.find(({ type }) => type === 'string_long') ?? all[0];
  if (!drupalType) throw new Error(`Nothing keeps ${wire}.`);
  const texts = ['string', 'string_long'];
  const types = [...new Set(fields.map(({ kind }) => kind))];
  if (all.some(({ type }) => type !== drupalType.type && !(texts.includes(type) && texts.includes(drupalType.type))))
    throw new Error(
      `A Drupal stores \`${wire}\` once for every ${entity}, and it is declared as ${types.join(' and as ')}: ` +
        'give the new field another `wire`, or the kind of the field that has the name.',
    );
  const values = all.flatMap(({ storage }) => (storage?.allowed_values as readonly ConfigFile[] | undefined) ?? []);
  const storage = values.length === 0 ? drupalType.storage : { allowed_values: toDistinct(values) };
  return {
    ...createBaseConfig([entity === 'node' ? 'node' : 'paragraphs', drupalType.module]),
    id: `${entity}.${wire}`,
    field_name: wire,
    entity_type: entity,
    type: drupalType.type,
    settings: storage ?? {},
    module: drupalType.module,
    locked: false,
    cardinality: drupalType.many ? -1 : 1,
    translatable: true,
    indexes: {},
    persist_with_no_fields: false,
    custom_storage: false,
  };
}

const toDistinct = (values: readonly ConfigFile[]): readonly ConfigFile[] => [
  ...new Map(values.map((value) => [value.value, value])).values(),
];

function* listConfigFiles(definition: Definition): Generator<readonly [string, ConfigFile]> {
  const { entity, name, label, hint } = definition;
  const type = entity === 'node' ? `node.type.${name}` : `paragraphs.paragraphs_type.${name}`;
  const typeConfig: ConfigFile =
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
  yield [type, { ...createBaseConfig([]), ...typeConfig }];
  const fields = Object.values<AnyField>(definition.fields);
  for (const field of fields) {
    const { module, field: settings = {} } = toDrupalField(field);
    yield [
      `field.field.${entity}.${name}.${field.wireName}`,
      {
        ...createBaseConfig([module], [`field.storage.${entity}.${field.wireName}`, type]),
        id: `${entity}.${name}.${field.wireName}`,
        field_name: field.wireName,
        entity_type: entity,
        bundle: name,
        label: field.label.nl,
        description: field.hint?.nl ?? '',
        required: field.required,
        translatable: !isParagraphsField(field),
        default_value: [],
        default_value_callback: '',
        settings,
        field_type: toDrupalField(field).type,
      },
    ];
  }
  for (const [display, drawnBy] of [
    ['form', 'widget'],
    ['view', 'formatter'],
  ] as const) {
    const content = Object.fromEntries(
      fields.map((field, weight) => [
        field.wireName,
        {
          type: toDrupalField(field)[drawnBy],
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
        ...createBaseConfig([], [type, ...fields.map(({ wireName }) => `field.field.${entity}.${name}.${wireName}`)]),
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

/** REST resources for reading pages, with the module that provides each. */
const RESOURCES: Readonly<Record<string, string>> = {
  'entity:node': 'node',
  'entity:paragraph': 'paragraphs',
  'entity:media': 'media',
  'entity:taxonomy_term': 'taxonomy',
  webform_rest_fields: 'webform_rest',
};

const getResourceFile = (plugin: string, module: string): ConfigFile => ({
  ...createBaseConfig(['basic_auth', module, 'serialization', 'user']),
  id: plugin.replace(':', '.'),
  plugin_id: plugin,
  granularity: 'resource',
  configuration: { methods: ['GET'], formats: ['json'], authentication: ['cookie', 'basic_auth'] },
});

/** Settings that a standard Drupal site lacks besides types: media pages, which REST reads, and one of our menus. */
const SETTINGS: Readonly<Record<string, ConfigFile>> = {
  'media.settings': {
    icon_base_uri: 'public://media-icons/generic',
    iframe_domain: '',
    oembed_providers_url: 'https://oembed.com/providers.json',
    standalone_url: true,
  },
  'system.feature_flags': { linkset_endpoint: true },
  'system.menu.content': { ...createBaseConfig([]), id: 'content', label: 'Inhoud', description: '', locked: false },
};

/** Returns the configuration of a Drupal site with the registry's types and fields, by file name without extension. */
export function createDrupalConfig(): ReadonlyMap<string, ConfigFile> {
  const files = new Map<string, ConfigFile>();
  for (const definitions of [listPageTypes(), listPartTypes()]) {
    const fields = definitions.flatMap((definition) => Object.values<AnyField>(definition.fields));
    const entity = definitions[0]?.entity ?? 'node';
    for (const wire of new Set(fields.map((field) => field.wireName))) {
      const sharing = fields.filter((field) => field.wireName === wire);
      files.set(`field.storage.${entity}.${wire}`, toStorage(entity, wire, sharing));
    }
    for (const definition of definitions) for (const [name, file] of listConfigFiles(definition)) files.set(name, file);
  }
  for (const [plugin, module] of Object.entries(RESOURCES))
    files.set(`rest.resource.${plugin.replace(':', '.')}`, getResourceFile(plugin, module));
  for (const [name, file] of Object.entries(SETTINGS)) files.set(name, file);
  return files;
}

/** Returns the text of a configuration file; strings are in JSON format, which is valid YAML. */
export function toYaml(value: ConfigValue, indent = ''): string {
  if (value === null || typeof value !== 'object') return ` ${JSON.stringify(value)}\n`;
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []\n';
    return `\n${value.map((item) => `${indent}-${toYaml(item, `${indent}  `).replace(/^\n\s+/, ' ')}`).join('')}`;
  }
  const entries = Object.entries(value as ConfigFile);
  if (entries.length === 0) return ' {}\n';
  return `\n${entries.map(([name, configValue]) => `${indent}${name}:${toYaml(configValue, `${indent}  `)}`).join('')}`;
}

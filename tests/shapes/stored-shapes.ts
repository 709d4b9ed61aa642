import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Definition, isParagraphsField } from '#registry/define.ts';
import { GALLERY } from '#registry/gallery.tsx';
import { getFields, isStoredParagraph, type StoredFields } from '#registry/stored.ts';
import { STARTER } from '#src/cms/starter/content.ts';
import { listLoadableNodes } from '#src/cms/starter/nodes.ts';

/** The fields of a type by their stored names: the wire name of each, and its possible values. */
export type Shape = Readonly<Record<string, { readonly wire: string; readonly kind: string; readonly stored: object }>>;

/** An earlier or current shape of a type, and content that was stored in it. */
export interface StoredShape {
  /** "paragraph.door.1": the entity, the type, and the number of its shape. */
  readonly name: string;
  readonly entity: 'node' | 'paragraph';
  readonly type: string;
  readonly shape: Shape;
  readonly content: readonly StoredFields[];
}

/** Returns the shape of a definition, without the allowed blocks of a list. */
export const getShape = (definition: Definition): Shape =>
  Object.fromEntries(
    getFields(definition).map(([name, field]) => {
      const storedJsonSchema = isParagraphsField(field) ? {} : field.jsonSchema;
      return [name, { wire: field.wireName, kind: field.kind, stored: storedJsonSchema }];
    }),
  );

const FOLDER = new URL('../vectors/shapes/', import.meta.url);

/** Returns every stored shape, the oldest of a type first. */
export function keptShapes(): readonly StoredShape[] {
  const names = globSync('*.json', { cwd: FOLDER }).map((file) => file.replace('.json', ''));
  return names
    .map((name) => {
      const [entity = '', type = '', number = ''] = name.split('.');
      const { shape, content } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as StoredShape;
      return { name, entity: entity as StoredShape['entity'], type, shape, content, number: Number(number) };
    })
    .sort((item, other) => item.type.localeCompare(other.type) || item.number - other.number);
}

/** Returns the blocks of stored fields, and those inside them. */
const readBlocks = (storedFields: StoredFields): readonly StoredFields[] =>
  Object.values(storedFields).flatMap((value) =>
    Array.isArray(value) ? value.filter(isStoredParagraph).flatMap((block) => [block, ...readBlocks(block)]) : [],
  );

/** Returns the fields without other entities, which have separate shapes. */
const getOwnFields = (definition: Definition, storedFields: StoredFields): StoredFields =>
  Object.fromEntries(
    getFields(definition).flatMap(([name, field]) =>
      isParagraphsField(field) || storedFields[name] === undefined ? [] : [[name, storedFields[name]]],
    ),
  );

/** Returns content of a type in the starter content and the examples: for each field one that has it. */
function getContent(definition: Definition): readonly StoredFields[] {
  const nodes = listLoadableNodes(STARTER);
  const starter: readonly StoredFields[] =
    definition.entity === 'node'
      ? nodes
          .filter(({ type }) => type === definition.name)
          .flatMap(({ translations }) => translations.map(({ fields }) => fields))
      : nodes.flatMap(({ translations }) =>
          translations.flatMap(({ fields }) => readBlocks(fields).filter(({ type }) => type === definition.name)),
        );
  const examples = GALLERY.filter((entry) => entry.definition === definition).map((entry) => entry.examples.default);
  const contents = [...examples, ...starter];
  const selection = getFields(definition).flatMap(([name]): readonly StoredFields[] => {
    const first = contents.find((storedFields) => storedFields[name] !== undefined);
    return first ? [first] : [];
  });
  // A type that only contains blocks and does not occur in the starter content is empty.
  const choices = selection.length > 0 ? selection : [{}];
  return [...new Set(choices)].map((storedFields) => getOwnFields(definition, storedFields));
}

/** Stores the current shape of a type, with its content, next to the earlier ones. */
export function keepShape(definition: Definition, storedShapes: readonly StoredShape[]): void {
  const { entity, name } = definition;
  const number = storedShapes.filter((shape) => shape.entity === entity && shape.type === name).length + 1;
  const body = { shape: getShape(definition), content: getContent(definition) };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${entity}.${name}.${number}.json`, FOLDER), `${JSON.stringify(body, null, 1)}\n`);
}

import type { NodeDefinition } from '#registry/define.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import type { OtherLanguage } from '#src/contract/desk/other-language.ts';
import { type Comparison, compare } from '../../pages/compare/compare.ts';
import { blockFields, isSame } from '../stored/page-content.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Returns the blocks of the page itself, by uuid. */
function blocksOf(definition: NodeDefinition, fields: Stored): ReadonlyMap<string, Stored> {
  const lists = blockFields(definition).flatMap(([name]) => (Array.isArray(fields[name]) ? fields[name] : []));
  return new Map(lists.filter(isStoredParagraph).map((block) => [block.uuid, block]));
}

/** True if a value contains the block, at any depth. */
function holds(value: unknown, uuid: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as Stored).uuid === uuid || Object.values(value).some((inner) => holds(inner, uuid));
}

export interface SourceChanges extends Comparison {
  /** Uuids of the page's blocks that were changed or added. */
  readonly marked: ReadonlySet<string>;
  /** Returns the uuid of the page's block that is or contains a changed block; undefined for a removed block. */
  readonly holderOf: (uuid: string) => string | undefined;
}

/** Returns the changes in the Dutch text since the last update of the translation; null if nothing changed. */
export function sourceChanges(definition: NodeDefinition, other: OtherLanguage): SourceChanges | null {
  const { before } = other;
  if (!before) return null;
  const now = blocksOf(definition, other.fields);
  const was = blocksOf(definition, before.fields);
  return {
    ...compare(definition.name, before, other),
    marked: new Set([...now.keys()].filter((uuid) => !isSame(now.get(uuid), was.get(uuid)))),
    holderOf: (uuid) => [...now.keys()].find((key) => holds(now.get(key), uuid)),
  };
}

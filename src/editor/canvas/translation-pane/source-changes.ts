import type { NodeDefinition } from '#registry/define.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import type { OtherLanguage } from '#src/contract/desk/other-language.ts';
import { type Comparison, compareRevisions } from '../../pages/compare/compare.ts';
import { isDeepEqual, listBlockFields } from '../stored/page-content.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Returns the blocks of the page, without those of sections, by uuid. */
function getBlocks(definition: NodeDefinition, fields: Stored): ReadonlyMap<string, Stored> {
  const lists = listBlockFields(definition).flatMap(([name]) => (Array.isArray(fields[name]) ? fields[name] : []));
  return new Map(lists.filter(isStoredParagraph).map((block) => [block.uuid, block]));
}

/** Returns true if a value contains the block, at any depth. */
function containsBlock(value: unknown, uuid: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as Stored).uuid === uuid || Object.values(value).some((inner) => containsBlock(inner, uuid));
}

export interface SourceChanges extends Comparison {
  /** Uuids of the page's blocks that were changed or added. */
  readonly marked: ReadonlySet<string>;
  /** Returns the uuid of the page's block that is or contains a changed block; undefined for a removed block. */
  readonly holderOf: (uuid: string) => string | undefined;
}

/** Returns the changes in the Dutch text since the last update of the translation; null if nothing changed. */
export function findSourceChanges(definition: NodeDefinition, other: OtherLanguage): SourceChanges | null {
  const { before } = other;
  if (!before) return null;
  const now = getBlocks(definition, other.fields);
  const blocks = getBlocks(definition, before.fields);
  return {
    ...compareRevisions(definition.name, before, other),
    marked: new Set([...now.keys()].filter((uuid) => !isDeepEqual(now.get(uuid), blocks.get(uuid)))),
    holderOf: (uuid) => [...now.keys()].find((key) => containsBlock(now.get(key), uuid)),
  };
}

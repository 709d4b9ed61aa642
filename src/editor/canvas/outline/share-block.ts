import type { ComponentData } from '@puckeditor/core';
import { isSectionField, type ParagraphDefinition } from '#registry/define.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { getFields } from '#registry/stored.ts';
import { createPage, publishPage } from '#src/contract/desk/page-life.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import type { Result } from '#src/contract/result.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getApiClient } from '#src/session/api.ts';
import { type EditorRegistry, findNodeType } from '../editor-registry.ts';
import { listBlockFields } from '../stored/page-content.ts';

/** Registry types of which shared sections consist. */
export interface SectionShape {
  /** The paragraph type that refers to a section, and the name of its field for the reference. */
  readonly paragraph: ParagraphDefinition;
  readonly field: string;
  /** Node type of a section, its list of blocks, and the block types that the list allows. */
  readonly type: string;
  readonly list: string;
  readonly allow: readonly string[];
}

/** Returns the first paragraph type of the registry that references a section; null if there is none. */
export function getSectionShape(registry: EditorRegistry): SectionShape | null {
  for (const paragraph of registry.paragraphs) {
    const sectionField = getFields(paragraph).find(([, field]) => isSectionField(field));
    if (!sectionField || !isSectionField(sectionField[1])) continue;
    const definition = findNodeType(registry, sectionField[1].nodeType);
    const list = definition && listBlockFields(definition)[0];
    if (definition && list)
      return { paragraph, field: sectionField[0], type: definition.name, list: list[0], allow: list[1].allow };
  }
  return null;
}

interface Shared {
  readonly title: string;
  readonly domains: readonly DomainKey[];
  readonly language: Language;
  readonly block: StoredParagraph;
}

/** Creates a published section from a block; returns its uuid. */
export async function createSection(
  { type, list }: SectionShape,
  { title, domains, language, block }: Shared,
): Promise<Result<string>> {
  const call = getApiClient().call;
  const result = await call(createPage, { body: { type, domains: [...domains], language, title } });
  if (!result.ok) return result;
  const params = { nid: result.value.nid, language };
  const fields = { [list]: [{ ...block, uuid: crypto.randomUUID() }] };
  const saved = await call(savePage, { params, body: { from: result.value.vid, title, fields } });
  if (!saved.ok) return saved;
  const publication = await call(publishPage, { params, body: { from: saved.value.vid } });
  if (!publication.ok) return publication;
  const page = await call(openPage, { params });
  return page.ok ? { ...page, value: page.value.uuid } : page;
}

/** Returns the block that refers to a section. */
export const toSectionBlock = ({ paragraph, field }: SectionShape, uuid: string): ComponentData => ({
  type: paragraph.name,
  props: { id: `${paragraph.name}-${crypto.randomUUID()}`, [field]: uuid },
});

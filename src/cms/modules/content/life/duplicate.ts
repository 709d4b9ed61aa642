import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Definition, isParagraphsField } from '#registry/define.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import { getFields, isStoredParagraph, type StoredFields } from '#registry/stored.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import { nodes } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { addRevision, type NodeVersion } from './add-revision.ts';
import { lockNode } from './node-state.ts';

/** Returns the fields with new uuids for all blocks; a block has equal uuids in each language. */
function renewBlockIds(
  definition: Definition,
  storedFields: StoredFields,
  idFor: (uuid: string) => string,
): StoredFields {
  const copies: Record<string, unknown> = { ...storedFields };
  for (const [name, field] of getFields(definition)) {
    const value = storedFields[name];
    if (!isParagraphsField(field) || !Array.isArray(value)) continue;
    copies[name] = value.map((block: unknown) => {
      if (!isStoredParagraph(block)) return block;
      const blockDefinition = findParagraphDefinition(block.type);
      return {
        ...block,
        ...(blockDefinition && renewBlockIds(blockDefinition, block, idFor)),
        uuid: idFor(block.uuid),
      };
    });
  }
  return copies;
}

/**
 * Copies a page's newest revision in all its languages to a draft of another page without a path. The title is for the
 * given language; the title of the other language is unchanged. Responds with 404 if the page does not have the
 * language.
 */
export function duplicateDraft(
  system: ContentSystem,
  { nid, language }: { readonly nid: number; readonly language: Language },
  { title, authorUid }: { readonly title: string; readonly authorUid: number | null },
): Promise<NodeVersion> {
  return changeContent(system, async (tx) => {
    const source = await lockNode(tx, nid, language);
    const definition = findNodeDefinition(source.type);
    if (!source.latest || !definition) throw new ApiError(404, 'not-found');
    const [notes] = await tx.select({ notes: nodes.notes }).from(nodes).where(eq(nodes.nid, nid));
    const row = { uuid: randomUUID(), type: source.type, domains: [...source.domains], notes: notes?.notes ?? null };
    const [result] = await tx.insert(nodes).values(row).returning({ nid: nodes.nid });
    if (!result) throw new Error('The copy was not stored.');
    const ids = new Map<string, string>();
    const getIdFor = (uuid: string) => ids.get(uuid) ?? ids.set(uuid, randomUUID()).get(uuid) ?? uuid;
    let copy: NodeVersion | undefined;
    for (const eachLanguage of LANGUAGES) {
      const { latest } = await lockNode(tx, nid, eachLanguage);
      if (!latest) continue;
      const pageKey = { nid: result.nid, type: source.type, domains: source.domains, language: eachLanguage };
      const fields = renewBlockIds(definition, latest.fields, getIdFor);
      const content = {
        title: eachLanguage === language ? title : latest.title,
        fields,
        authorUid,
        isUnfinished: true,
      };
      const version = await addRevision(tx, { ...pageKey, latest: null, publishedVid: null }, content, {
        kind: 'draft',
      });
      if (eachLanguage === language) copy = version;
    }
    if (!copy) throw new Error('The copy lacks this language.');
    return { value: copy, tags: [] };
  });
}

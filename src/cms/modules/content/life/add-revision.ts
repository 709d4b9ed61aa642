import { and, eq } from 'drizzle-orm';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import { findNodeDefinition } from '#registry/index.ts';
import type { StoredFields } from '#registry/stored.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import { assertFactsApproved } from '../../../content/approved-facts.ts';
import type { Transaction } from '../../../content/change-content.ts';
import { overwritePendingChanges } from '../../../content/entry-drafts.ts';
import { listAllParagraphs } from '../../../content/stored-fields.ts';
import { nodeRevisions, nodeTranslations, paragraphs, pendingEntries } from '../../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../../http/api-error.ts';
import { checkDraft, checkFields, checkTitle } from '../check.ts';
import { cleanFields } from '../clean.ts';
import { checkForms } from './check-forms.ts';
import type { NodeState } from './node-state.ts';

/** State of a new revision: a draft, published now or later, or unpublished. */
export type RevisionAction =
  | { readonly kind: 'draft' | 'publish' | 'unpublish' }
  | { readonly kind: 'schedule'; readonly at: Date };

export interface RevisionContent {
  readonly title: string;
  readonly fields: StoredFields;
  /** uid of the author; null for the system. */
  readonly authorUid: number | null;
  /** True for an unfinished draft, which is not validated. */
  readonly isUnfinished?: boolean;
  /** True if the translation corresponds to the newest Dutch revision, because both were saved together. */
  readonly isUpToDate?: boolean;
}

/** Revision that a write created, on which the next write is based. */
export interface NodeVersion {
  readonly nid: number;
  readonly vid: number;
  readonly language: Language;
  readonly state: 'draft' | 'published' | 'scheduled';
}

const STATES = { draft: 'draft', publish: 'published', unpublish: 'draft', schedule: 'scheduled' } as const;

function findPublishedVid(node: NodeState, revisionAction: RevisionAction, vid: number): number | null {
  if (revisionAction.kind === 'publish') return vid;
  return revisionAction.kind === 'unpublish' ? null : node.publishedVid;
}

/** Returns the newest Dutch revision, as the source of a translation; null for Dutch, and if there is none. */
async function findSourceVid(tx: Transaction, { nid, language }: NodeState): Promise<number | null> {
  if (language === DEFAULT_LANGUAGE) return null;
  const isSource = and(eq(nodeTranslations.nid, nid), eq(nodeTranslations.language, DEFAULT_LANGUAGE));
  const [source] = await tx.select({ vid: nodeTranslations.latestVid }).from(nodeTranslations).where(isSource);
  return source?.vid ?? null;
}

/**
 * Validates and sanitises the content, and stores it as the newest revision of its language; responds with 409 if it is
 * published with facts that require a review.
 */
export async function addRevision(
  tx: Transaction,
  node: NodeState,
  revisionContent: RevisionContent,
  revisionAction: RevisionAction,
): Promise<NodeVersion> {
  const { nid, language } = node;
  const definition = findNodeDefinition(node.type);
  if (definition?.madeBy !== 'editor') throw new ApiError(404, 'not-found');
  // Fields of an older version come from a revision, a file, or a desk that was opened before an update.
  const content = { ...revisionContent, fields: toCurrentPageFields(node.type, revisionContent.fields) };
  const title = content.title.trim();
  const isUnfinished =
    revisionAction.kind === 'unpublish' || (revisionAction.kind === 'draft' && content.isUnfinished === true);
  const violations = isUnfinished
    ? checkDraft(definition, content, language)
    : [
        ...checkTitle(title, language),
        ...checkFields(definition, content.fields, language),
        ...(revisionAction.kind === 'draft' ? [] : await checkForms(tx, definition, content.fields, language)),
      ];
  if (violations.length > 0) throw new ValidationFailure(violations);
  const fields = cleanFields(definition, content.fields);
  const entryKey = { kind: 'page' as const, key: joinEntryKey(String(nid), language) };
  if (revisionAction.kind === 'publish' || revisionAction.kind === 'schedule')
    await assertFactsApproved(tx, entryKey, { title, fields });
  const state = STATES[revisionAction.kind];
  const publishAt = revisionAction.kind === 'schedule' ? revisionAction.at : null;
  const row = { nid, language, state, publishAt, title, fields, authorUid: content.authorUid };
  const [result] = await tx
    .insert(nodeRevisions)
    .values(row)
    .returning({ vid: nodeRevisions.vid, createdAt: nodeRevisions.createdAt });
  if (!result) throw new Error('The revision was not stored.');
  const pointers = {
    latestVid: result.vid,
    publishedVid: findPublishedVid(node, revisionAction, result.vid),
    publishAt,
  };
  const isOfSource = node.latest === null || content.isUpToDate === true;
  const set = isOfSource ? { ...pointers, sourceVid: await findSourceVid(tx, node) } : pointers;
  await tx
    .insert(nodeTranslations)
    .values({ nid, language, ...set })
    .onConflictDoUpdate({ target: [nodeTranslations.nid, nodeTranslations.language], set });
  // A save stops a schedule, which the desk reports until the page is published, scheduled or unpublished.
  if (revisionAction.kind !== 'draft')
    await tx
      .update(pendingEntries)
      .set({ stoppedAt: null })
      .where(and(eq(pendingEntries.kind, entryKey.kind), eq(pendingEntries.key, entryKey.key)));
  else if (node.latest?.state === 'scheduled')
    await overwritePendingChanges(tx, entryKey, { stoppedAt: result.createdAt });
  const uuids = [...new Set(listAllParagraphs(definition, fields).map(({ uuid }) => uuid))];
  if (uuids.length > 0) {
    await tx
      .insert(paragraphs)
      .values(uuids.map((uuid) => ({ uuid, nid })))
      .onConflictDoNothing();
  }
  return { nid, vid: result.vid, language, state };
}

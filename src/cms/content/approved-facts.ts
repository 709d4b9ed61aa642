import { and, eq, sql } from 'drizzle-orm';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import { parseFacts } from '#src/rules/opening/facts.ts';
import { approvalAnswers, nodeRevisions, nodes, versions, webforms } from '../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../http/api-error.ts';
import type { Transaction } from './change-content.ts';
import type { EntryContent } from './entry-type.ts';
import { loadProvider } from './provider.ts';
import { hashContent } from './version-conflict.ts';

/** Highest class of facts, from C1, that a provider may require to be reviewed before publication. */
const MAX_REVIEWED_RISK = 3;

const toJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const hasRiskyFacts = (notes: unknown): boolean =>
  typeof notes === 'string' && parseFacts(notes).some(({ risk }) => risk <= MAX_REVIEWED_RISK);

/** Returns true if the notes of editors, in the entry or in the draft, contain facts to check. */
async function containsFacts(tx: Transaction, { kind, key }: EntryKey, draft: EntryContent): Promise<boolean> {
  const [notesRow] =
    kind === 'page'
      ? await tx
          .select({ notes: nodes.notes })
          .from(nodes)
          .where(eq(nodes.nid, Number.parseInt(key, 10)))
      : await tx.select({ notes: webforms.notes }).from(webforms).where(eq(webforms.id, key));
  return hasRiskyFacts(notesRow?.notes) || hasRiskyFacts(draft.notes);
}

/** Returns true if exactly this content was published before: an undo never requires a review. */
async function wasPublished(tx: Transaction, { kind, key }: EntryKey, draft: EntryContent): Promise<boolean> {
  if (kind === 'page') {
    const [nid = '', language = ''] = key.split('.');
    const condition = and(
      eq(nodeRevisions.nid, Number(nid)),
      eq(nodeRevisions.language, language),
      eq(nodeRevisions.state, 'published'),
      eq(nodeRevisions.title, String(draft.title)),
      sql`${nodeRevisions.fields} = ${toJson(draft.fields)}`,
    );
    return (await tx.$count(nodeRevisions, condition)) > 0;
  }
  const condition = and(
    eq(versions.key, key),
    eq(versions.state, 'published'),
    sql`${versions.content} = ${toJson(draft)}`,
  );
  return (await tx.$count(versions, and(condition, sql`${versions.kind} = ${kind}`))) > 0;
}

/** Returns true for an error about facts that no reviewer approved. */
export const isReviewRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'facts-unapproved';

/** Returns true if a draft cannot be published until an editor changes something; false if it no longer exists. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ValidationFailure || (error instanceof ApiError && error.status < 500 && error.status !== 404);

/**
 * Refuses with 409 to publish or schedule a page or a form with facts of the classes C1 to C3 that no reviewer approved
 * in exactly this wording, if the provider requires that.
 */
export async function assertFactsApproved(tx: Transaction, entryKey: EntryKey, draft: EntryContent): Promise<void> {
  const { kind, key } = entryKey;
  if (kind !== 'page' && kind !== 'webform') return;
  if (!(await loadProvider(tx)).needsReader) return;
  if (!(await containsFacts(tx, entryKey, draft)) || (await wasPublished(tx, entryKey, draft))) return;
  const read = toJson([{ kind, key, hash: hashContent(draft) }]);
  const condition = and(eq(approvalAnswers.answer, 'approved'), sql`${approvalAnswers.versions} @> ${read}`);
  if ((await tx.$count(approvalAnswers, condition)) === 0) throw new ApiError(409, 'facts-unapproved');
}

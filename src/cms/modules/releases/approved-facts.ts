import { and, eq, sql } from 'drizzle-orm';
import type { EntryPlace } from '#src/contract/desk/versions.ts';
import { parseFacts } from '#src/rules/opening/facts.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { EntryContent } from '../../content/entry-type.ts';
import { approvalAnswers, nodes, webforms } from '../../db/schema/index.ts';
import { parsePageKey } from '../content/life/page-entry-type.ts';
import { hashDraft } from './read-drafts.ts';

/** Editors' notes of a page or a form; null for another entry. */
async function findNotes(tx: Transaction, { kind, key }: EntryPlace): Promise<string | null> {
  if (kind === 'page') {
    const [node] = await tx
      .select({ notes: nodes.notes })
      .from(nodes)
      .where(eq(nodes.nid, parsePageKey(key).nid));
    return node?.notes ?? null;
  }
  if (kind !== 'webform') return null;
  const [form] = await tx.select({ notes: webforms.notes }).from(webforms).where(eq(webforms.id, key));
  return form?.notes ?? null;
}

/** True if the notes of an entry name facts to check, and no reader approved exactly this draft. */
export async function lacksApproval(tx: Transaction, place: EntryPlace, draft: EntryContent): Promise<boolean> {
  const notes = await findNotes(tx, place);
  if (notes === null || parseFacts(notes).length === 0) return false;
  const read = JSON.stringify([{ kind: place.kind, key: place.key, hash: hashDraft(draft) }]);
  const isIt = and(eq(approvalAnswers.answer, 'approved'), sql`${approvalAnswers.versions} @> ${read}::jsonb`);
  return (await tx.$count(approvalAnswers, isIt)) === 0;
}

import { eq, sql } from 'drizzle-orm';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import type { ReviewContent, ReviewDrafts, ReviewEntry, ReviewSubject } from '#src/contract/desk/approval-links.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import type { Transaction } from '../../content/change-content.ts';
import { hashContent } from '../../content/version-conflict.ts';
import { toEntryNameSql } from '../../db/entry-name.ts';
import { nodeRevisions, nodes, type ReviewedVersion, releaseEntries, releases } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { parsePageKey } from '../content/life/page-entry-type.ts';
import { sortEntries } from '../versions/publish-draft.ts';
import { type EntryState, readEntryState } from './entry-state.ts';

/** Members of content without text, and the notes of editors, which reviewers do not see. */
const MEMBERS_WITHOUT_TEXT: readonly string[] = ['uuid', 'id', 'kind', 'type', 'rule', 'notes'];

/** Returns the texts of content, one line each. */
function toLines(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(toLines);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (MEMBERS_WITHOUT_TEXT.includes(name) ? [] : toLines(item)));
}

const toReviewContent = (content: unknown, title: string): ReviewContent => ({
  title,
  fields: { words: toLines(content) },
});

/** Returns the entry to review, or those of a release; responds with 404 if it does not exist. */
async function findEntries(tx: Transaction, { kind, key }: ReviewSubject): Promise<readonly EntryKey[]> {
  if (kind !== 'release') return [{ kind, key }];
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0;
  const [release] = await tx.select({ id: releases.id }).from(releases).where(eq(releases.id, id));
  if (!release) throw new ApiError(404, 'not-found');
  const rows = await tx.select().from(releaseEntries).where(eq(releaseEntries.release, id));
  return sortEntries(rows.map((row) => ({ kind: row.kind, key: row.key })));
}

async function readPage(tx: Transaction, key: string, { published: { vid }, draft }: EntryState) {
  const { nid } = parsePageKey(key);
  const [node] = await tx.select({ type: nodes.type }).from(nodes).where(eq(nodes.nid, nid));
  const [revision] = vid === null ? [] : await tx.select().from(nodeRevisions).where(eq(nodeRevisions.vid, vid));
  const type = node?.type ?? '';
  const published = revision ? { title: revision.title, fields: toCurrentPageFields(type, revision.fields) } : null;
  return { type, before: published, after: (draft as unknown as ReviewContent | null) ?? published };
}

/** An entry with a reviewed draft, and its version. */
interface VersionedReviewEntry {
  readonly entry: ReviewEntry;
  readonly version: ReviewedVersion;
}

async function readEntry(tx: Transaction, entryKey: EntryKey): Promise<VersionedReviewEntry | null> {
  const state = await readEntryState(tx, entryKey);
  const { rows } = await tx.execute<{ name: string }>(
    sql`select ${sql.raw(toEntryNameSql('v.kind', 'v.key'))} as name
      from (values (${entryKey.kind}::text, ${entryKey.key}::text)) v(kind, key)`,
  );
  const name = rows[0]?.name ?? '';
  if (entryKey.kind === 'page') {
    const { type, before, after } = await readPage(tx, entryKey.key, state);
    const entry = after && { ...entryKey, name, type, before, after };
    return entry && { entry, version: { ...entryKey, hash: hashContent({ ...after }) } };
  }
  const { content } = state.published;
  const draft = state.draft ?? content;
  if (!draft) return null;
  const liveReview = content && toReviewContent(content, name);
  const entry = { ...entryKey, name, type: null, before: liveReview, after: toReviewContent(draft, name) };
  return { entry, version: { ...entryKey, hash: hashContent(draft) } };
}

/** Returns the drafts of a page, a form or a release with the published content, and the version of each. */
export async function readReviewDrafts(
  tx: Transaction,
  subject: ReviewSubject,
): Promise<Pick<ReviewDrafts, 'entries' | 'version'> & { readonly versions: readonly ReviewedVersion[] }> {
  const read: VersionedReviewEntry[] = [];
  for (const entry of await findEntries(tx, subject)) {
    const versionedReviewEntry = await readEntry(tx, entry);
    if (versionedReviewEntry) read.push(versionedReviewEntry);
  }
  if (subject.kind !== 'release' && read.length === 0) throw new ApiError(404, 'not-found');
  const versions = read.map(({ version }) => version);
  return { entries: read.map(({ entry }) => entry), versions, version: hashContent({ versions }) };
}

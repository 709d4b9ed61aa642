import type { RevisionRow } from '#src/contract/desk/revisions.ts';

/** Maximum pause in ms between two saves of one editing session. */
const MAX_PAUSE_MS = 30 * 60_000;

/** Last save of an editing session, and its earlier drafts. */
export interface EditingSession {
  readonly newest: RevisionRow;
  readonly earlier: readonly RevisionRow[];
}

const isDraft = ({ state, isSeen }: RevisionRow) => state === 'draft' && !isSeen;

const isSameSession = (older: RevisionRow, newer: RevisionRow) =>
  isDraft(older) &&
  isDraft(newer) &&
  older.author === newer.author &&
  Date.parse(newer.savedAt) - Date.parse(older.savedAt) <= MAX_PAUSE_MS;

/** Groups the drafts that one author saved without a long pause; rows are newest first. */
export function groupEditingSessions(rows: readonly RevisionRow[]): readonly EditingSession[] {
  const sittings: { newest: RevisionRow; earlier: RevisionRow[] }[] = [];
  for (const row of rows) {
    const sitting = sittings.at(-1);
    const last = sitting && (sitting.earlier.at(-1) ?? sitting.newest);
    if (sitting && last && isSameSession(row, last)) sitting.earlier.push(row);
    else sittings.push({ newest: row, earlier: [] });
  }
  return sittings;
}

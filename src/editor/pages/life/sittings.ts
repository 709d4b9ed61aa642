import type { RevisionRow } from '#src/contract/desk/revisions.ts';

/** Maximum pause in ms between two saves of one editing session. */
const PAUSE = 30 * 60_000;

/** Last save of an editing session, and its earlier drafts. */
export interface Sitting {
  readonly newest: RevisionRow;
  readonly earlier: readonly RevisionRow[];
}

const isDraft = ({ state, isSeen }: RevisionRow) => state === 'draft' && !isSeen;

const isSameSitting = (older: RevisionRow, newer: RevisionRow) =>
  isDraft(older) &&
  isDraft(newer) &&
  older.author === newer.author &&
  Date.parse(newer.savedAt) - Date.parse(older.savedAt) <= PAUSE;

/** Groups the drafts that one author saved without a long pause; rows are newest first. */
export function toSittings(rows: readonly RevisionRow[]): readonly Sitting[] {
  const sittings: { newest: RevisionRow; earlier: RevisionRow[] }[] = [];
  for (const row of rows) {
    const sitting = sittings.at(-1);
    const last = sitting && (sitting.earlier.at(-1) ?? sitting.newest);
    if (sitting && last && isSameSitting(row, last)) sitting.earlier.push(row);
    else sittings.push({ newest: row, earlier: [] });
  }
  return sittings;
}

import type { ApprovalRemark, ReviewDrafts } from '#src/contract/desk/approval-links.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';

/** Typed remarks by entry and block. */
export type Remarks = ReadonlyMap<string, string>;

/** Returns the id of a remark on a block; on the entry if the block is null. */
export const toRemarkId = ({ kind, key }: EntryKey, block: string | null): string =>
  ['remark', kind, key, block ?? ''].join(' ').trim().replace(/[. ]/g, '-');

/** Returns the non-empty remarks with the blocks that they are about. */
export function toRemarks({ entries }: ReviewDrafts, remarks: Remarks): readonly ApprovalRemark[] {
  return [...remarks].flatMap(([id, input]) => {
    const text = input.trim();
    const entry = entries.find((entry) => id.startsWith(toRemarkId(entry, null)));
    if (text === '' || !entry) return [];
    const remarkId = toRemarkId(entry, null);
    const { kind, key } = entry;
    return [{ kind, key, block: id === remarkId ? null : id.slice(remarkId.length + 1), words: text }];
  });
}

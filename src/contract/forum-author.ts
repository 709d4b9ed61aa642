import { firstText, type WireFields, wholeNumber } from './wire.ts';

/** Author of a post or a comment; without a name where it was anonymised. */
export type ForumAuthor =
  | { readonly kind: 'participant'; readonly uid: number; readonly name: string; readonly avatar: number }
  | { readonly kind: 'team'; readonly name: string }
  | { readonly kind: 'nobody' };

/** Reads the author with avatar and name (docs/specification.md, section 3, "Forum post"); the team has uid 0. */
export function readForumAuthor(fields: WireFields): ForumAuthor {
  const [item] = fields.uid ?? [];
  const uid = wholeNumber(item?.target_id);
  const name = typeof item?.name === 'string' ? item.name : '';
  if (uid === null) return { kind: 'nobody' };
  if (uid === 0) return { kind: 'team', name };
  return { kind: 'participant', uid, name, avatar: wholeNumber(item?.avatar) ?? 1 };
}

/** Likes of a post or a comment, and the reader's own like and report. */
export interface FlagState {
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isReported: boolean;
}

/** Reads the flags of an entity; the flag's name depends on its type. */
export function readFlags(fields: WireFields): FlagState {
  const find = (name: string) => fields.flags?.find(({ flag }) => typeof flag === 'string' && flag.startsWith(name));
  const like = find('like');
  return {
    likes: wholeNumber(like?.count) ?? 0,
    isLiked: like?.flagged === true,
    isReported: find('inappropriate')?.flagged === true,
  };
}

export const readMoment = (fields: WireFields, name: string): string => firstText(fields, name) ?? '';

/** What a set changed, or would change, of one kind of content. */
export interface ImportPart {
  readonly part: string;
  readonly new: number;
  readonly changed: number;
  readonly same: number;
}

export interface ImportSummary {
  /** Whether it was brought in, or only looked at. */
  readonly isApplied: boolean;
  readonly parts: readonly ImportPart[];
  /** Why nothing of the set is brought in; empty where it is, or can be. */
  readonly refused: readonly { readonly file: string; readonly text: string }[];
}

/** What an upload of a set may weigh, in bytes. */
export const BUNDLE_BYTES = 64 * 1024 * 1024;

/** Changes that a set made, or would make, to one kind of content. */
interface ImportPart {
  readonly part: string;
  readonly new: number;
  readonly changed: number;
  readonly same: number;
}

export interface ImportSummary {
  /** True if the set was imported, false for a check. */
  readonly isApplied: boolean;
  readonly parts: readonly ImportPart[];
  /** Reasons that the set cannot be imported; empty where it can be, or was. */
  readonly refused: readonly { readonly file: string; readonly text: string }[];
}

/** Largest upload of a set, in bytes. */
export const BUNDLE_BYTES = 64 * 1024 * 1024;

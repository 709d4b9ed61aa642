import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { WebformText } from '../../webform/definition.ts';

/** A form in its languages: always Dutch, English if it was written. Only the texts differ between them. */
export interface WebformTexts {
  readonly nl: WebformText;
  readonly en: WebformText | null;
}

/** Editable content of a form. */
export interface WebformContent {
  readonly domains: readonly DomainKey[];
  readonly isOpen: boolean;
  /** Shows a notice above the form about who can read the answers. */
  readonly isSensitive: boolean;
  /** Notes of editors: sources and open checks. */
  readonly notes: string;
  readonly texts: WebformTexts;
}

/** Current or former key of the form, with the type of its answers, which must remain readable. */
export interface UsedKey {
  readonly kind: string;
  /** Values of its options. */
  readonly values: readonly string[];
}

export type UsedKeys = Readonly<Record<string, UsedKey>>;

/** A form for editing. */
export interface EditableWebform extends WebformContent {
  readonly id: string;
  /** Revision number from 1; sent with the next save. */
  readonly revision: number;
  /** True for a form that the product handles; it is not editable here. */
  readonly isOwn: boolean;
  /** True for a form with answers that the product reads; it cannot be deleted. */
  readonly isNeeded: boolean;
  /** Number of users who answered the form; `MAX_COUNTED_ANSWERS` plus one for any larger number. */
  readonly answers: number;
  readonly used: UsedKeys;
  /** Time (ISO 8601) and author of the last save; null for a form of the starter content. */
  readonly changedAt: string | null;
  readonly author: string | null;
}

/** A form in the list. */
export interface WebformRow {
  readonly id: string;
  readonly title: string;
  readonly domains: readonly DomainKey[];
  readonly languages: readonly Language[];
  readonly isOpen: boolean;
  readonly isOwn: boolean;
  readonly questions: number;
  /** As in `EditableWebform`. */
  readonly answers: number;
  readonly changedAt: string | null;
}

import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { WebformText } from '../../webform/definition.ts';

/** A form in its languages; Dutch always, English where it was written. All but the words is the same in both. */
export interface WebformTexts {
  readonly nl: WebformText;
  readonly en: WebformText | null;
}

/** What an editor changes of a form. */
export interface WebformContent {
  readonly domains: readonly DomainKey[];
  readonly isOpen: boolean;
  /** Who reads the answers stands boxed above it. */
  readonly isSensitive: boolean;
  /** For editors: sources and what is to be checked. */
  readonly notes: string;
  readonly texts: WebformTexts;
}

/** A key that the form has or once had, with the kind of its answers: what was answered to it must stay readable. */
export interface UsedKey {
  readonly kind: string;
  /** Values of its options. */
  readonly values: readonly string[];
}

export type UsedKeys = Readonly<Record<string, UsedKey>>;

/** A form as an editor opens it. */
export interface EditableWebform extends WebformContent {
  readonly id: string;
  /** Counts from 1, for the next save. */
  readonly revision: number;
  /** The product sends and reads this form itself: it is not changed here. */
  readonly isOwn: boolean;
  /** The product reads its answers itself: it is not deleted. */
  readonly isNeeded: boolean;
  /** How many people answered it; one more than `ANSWERS_COUNTED` stands for any larger number. */
  readonly answers: number;
  readonly used: UsedKeys;
  /** ISO 8601 and who; null for what the product came with. */
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
  /** As of an `EditableWebform`. */
  readonly answers: number;
  readonly changedAt: string | null;
}

import type { DomainKey } from '#src/domains/domain.ts';
import type { RiskClass } from '#src/domains/source.ts';
import { readList } from './rows.ts';

/** Who signed, and when (ISO 8601). */
export interface Signature {
  readonly name: string;
  readonly at: string;
}

/** Something in the words that a person who knows has to confirm. */
export interface Fact {
  /** Names the note: where it stands and what it asks. */
  readonly id: string;
  /** Hash of the words it is about; whoever signs, signs these. */
  readonly textHash: string;
  readonly risk: RiskClass;
  /** What somebody who knows has to confirm. */
  readonly text: string;
  /** A page by its node, a form by its id, a sentence that stands in the code, or what a source says. */
  readonly place: { readonly kind: 'page' | 'form' | 'sentence' | 'source'; readonly id: string };
  readonly title: string;
  /** The sources that it rests on, as they are cited in Dutch. */
  readonly sources: readonly string[];
  /** None: everywhere. */
  readonly domains: readonly DomainKey[];
  /** Who signed these words; null where nobody did since they changed. */
  readonly signed: Signature | null;
  /** Who signed before the words changed; null where they stand as they were signed, or nobody ever did. */
  readonly before: Signature | null;
}

export const readFacts = (body: unknown): readonly Fact[] => readList(body, 'facts');

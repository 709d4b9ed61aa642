import type { DomainKey } from '#src/domains/domain.ts';
import type { RiskClass } from '#src/rules/opening/facts.ts';
import { readList } from './rows.ts';

/** Something in the words that a person who knows has to confirm. */
export interface Fact {
  /** Names the note: where it stands and what it asks. */
  readonly id: string;
  /** Hash of the words it is about; whoever signs, signs these. */
  readonly textHash: string;
  readonly risk: RiskClass;
  /** What somebody who knows has to confirm. */
  readonly text: string;
  /** A page by its node, a form by its id, or a sentence that stands in the code. */
  readonly place: { readonly kind: 'page' | 'form' | 'sentence'; readonly id: string };
  readonly title: string;
  /** None: everywhere. */
  readonly domains: readonly DomainKey[];
  /** Who signed these words, and when (ISO 8601); null where nobody did since they changed. */
  readonly signed: { readonly name: string; readonly at: string } | null;
}

export const readFacts = (body: unknown): readonly Fact[] => readList(body, 'facts');

import { array, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import type { RiskClass } from '#src/domains/source.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswerList } from '../shape/parse-answer.ts';
import { anything } from '../shape/shape.ts';

/** Signature under a fact: name of the signer, and time in ISO 8601. */
export interface Signature {
  readonly name: string;
  readonly at: string;
}

/** A fact in the texts that an expert has to confirm. */
export interface Fact {
  /** Id of the note: its location and its question. */
  readonly id: string;
  /** Hash of the text concerned; a signature applies to this text. */
  readonly textHash: string;
  readonly risk: RiskClass;
  /** The question to an expert. */
  readonly text: string;
  /** A page by its node, a form by its id, a sentence in the code, or a citation of a source. */
  readonly place: { readonly kind: 'page' | 'form' | 'sentence' | 'source'; readonly id: string };
  readonly title: string;
  /** The sources that it is based on, as cited in Dutch. */
  readonly sources: readonly string[];
  /** Years of those sources. */
  readonly years: readonly number[];
  /** Domains concerned; empty for all domains. */
  readonly domains: readonly DomainKey[];
  /** Signature of the current text; null if it is not signed. */
  readonly signed: Signature | null;
  /** Last signature of an earlier text; null if the current text is signed, or was never signed. */
  readonly before: Signature | null;
}

export const readFacts = (body: unknown): readonly Fact[] => parseAnswerList(anything<Fact>(), body, 'facts');

/** Lists every fact that notes mark for checking, by risk class. */
export const listFacts = defineOperation({
  name: 'list-facts',
  method: 'GET',
  route: '/desk/facts',
  access: 'administrator',
  read: ({ body }): readonly Fact[] => readFacts(body),
});

interface Input {
  readonly body: {
    /** Name of the person who checked. */
    readonly name: string;
    readonly facts: readonly Pick<Fact, 'id' | 'textHash'>[];
  };
}

/** Signs facts in their current text with a person's name; a fact that changed in the meantime is not signed. */
export const signFacts = defineOperation({
  name: 'sign-facts',
  method: 'POST',
  route: '/desk/facts',
  access: 'administrator',
  activity: 'facts',
  request: object({
    name: string().strict().max(200).defined(),
    facts: array(object({ id: string().required(), textHash: string().required() }))
      .max(1_000)
      .defined(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }): readonly Fact[] => readFacts(body),
  errors: { 422: 'no name' },
});

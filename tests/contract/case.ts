import type { BackEnd } from '#src/contract/back-ends.ts';
import type { Operation } from '#src/contract/operation.ts';

/** One call of an operation that a visitor makes. */
export interface Case {
  readonly path: (backEnd: BackEnd) => string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
}

/** The input of one operation, as the address and body it makes. */
export function caseOf<I extends object, A>(operation: Operation<I, A>, input: I): Case {
  return {
    path: (backEnd) => operation.path(input, backEnd),
    query: operation.query(input),
    body: operation.body(input),
  };
}

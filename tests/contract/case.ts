import type { BackEnd } from '#src/contract/back-ends.ts';
import type { Operation } from '#src/contract/operation.ts';

/** One call of an operation by a visitor. */
export interface Case {
  readonly path: (backEnd: BackEnd) => string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
}

/** Returns the path and body of an operation for an input. */
export function createCase<I extends object, A>(operation: Operation<I, A>, input: I): Case {
  return {
    path: (backEnd) => operation.path(input, backEnd),
    query: operation.query(input),
    body: operation.body(input),
  };
}

/** Result of parsing a typed value: the value, or the key of the reason for refusing it. */
export type ParseResult<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/** Returns the result of a valid value. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Returns the result of a refused value. */
export function refuse<Problem extends string>(error: Problem): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error };
}

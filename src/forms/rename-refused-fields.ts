import type { Result } from '#src/contract/result.ts';

/**
 * Maps the rejected fields of a result to field names of the form; `names` maps wire names to form names. Other names
 * are unchanged.
 */
export function renameRefusedFields<A>(result: Result<A>, names: Readonly<Record<string, string>>): Result<A> {
  if (result.ok || !result.failure.fields) return result;
  const fields = Object.entries(result.failure.fields).map(([name, text]) => [names[name] ?? name, text]);
  return { ...result, failure: { ...result.failure, fields: Object.fromEntries(fields) } };
}

import type { Result } from '#src/contract/result.ts';

/**
 * Brings the refusals of a call to the fields of the form that made it; `names` holds the form's name for each wire
 * name. One that is not named keeps its own.
 */
export function renameRefusedFields<A>(result: Result<A>, names: Readonly<Record<string, string>>): Result<A> {
  if (result.ok || !result.failure.fields) return result;
  const fields = Object.entries(result.failure.fields).map(([name, text]) => [names[name] ?? name, text]);
  return { ...result, failure: { ...result.failure, fields: Object.fromEntries(fields) } };
}

import type { FieldTexts } from '#src/contract/webform/check-answers.ts';

type Node = { readonly message?: unknown } | readonly unknown[] | undefined;

/** Returns the error texts of a form by field, `key` or `key.position`, from the error tree of the form. */
export function listErrorTexts(errors: Readonly<Record<string, unknown>>): FieldTexts {
  const entries = Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    const node = error as Node;
    if (Array.isArray(node))
      return Object.entries(listErrorTexts({ ...node })).map(([location, text]) => [`${key}.${location}`, text]);
    const message = node && 'message' in node ? node.message : undefined;
    return typeof message === 'string' ? [[key, message]] : [];
  });
  return Object.fromEntries(entries);
}

import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';

/** Reads a choice of at least one option. */
export const readRequiredChoices = (selection: readonly string[]): ParseResult<readonly string[], 'required'> =>
  selection.length === 0 ? refuse('required') : accept(selection);

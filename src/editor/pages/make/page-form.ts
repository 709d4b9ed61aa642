import { defineForm } from '#src/contract/forms/form.ts';
import { type DomainKey, LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { hasAddress, PAGE_TYPES } from '../../frame/names.ts';

const TITLE_LENGTH = 255;

/** Reads the programmes of a page: at least one. */
export function readDomains(selection: readonly string[]): ParseResult<readonly DomainKey[], 'required'> {
  const domains = DOMAINS.map(({ key }) => key).filter((key) => selection.includes(key));
  return domains.length === 0 ? refuse('required') : accept(domains);
}

/** Reads the path of a page; the server validates it. Empty for a type without a URL. */
function readPath(input: string, isNeeded: boolean): ParseResult<string, 'required'> {
  const path = input.trim();
  if (path === '') return isNeeded ? refuse('required') : accept('');
  return accept(path.startsWith('/') ? path : `/${path}`);
}

/** Fields that a new page needs before it can be edited. */
export const pageForm = defineForm({
  type: (input: string) =>
    readChoice(
      input,
      PAGE_TYPES.map(({ name }) => name),
    ),
  domains: readDomains,
  language: (input: string) => readChoice(input, LANGUAGES),
  title: (input: string) => readText(input, TITLE_LENGTH),
  path: (input: string, others) => readPath(input, hasAddress(others.text('type'))),
});

/** Form for the title and path of a page in another language. */
export const translationForm = defineForm({
  title: (input: string) => readText(input, TITLE_LENGTH),
  path: (input: string) => readPath(input, false),
});

/** Form for a copy of a page. */
export const copyForm = defineForm({ title: (input: string) => readText(input, TITLE_LENGTH) });

/** Form for a new path. */
export const pathForm = defineForm({ path: (input: string) => readPath(input, true) });

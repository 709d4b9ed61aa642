import { defineForm } from '#src/contract/forms/form.ts';
import { type DomainKey, LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { hasAddress, PAGE_TYPES } from '../../frame/names.ts';

const TITLE_LENGTH = 255;

/** Reads the programmes of a page: at least one. */
export function readDomains(chosen: readonly string[]): Reading<readonly DomainKey[], 'required'> {
  const domains = DOMAINS.map(({ key }) => key).filter((key) => chosen.includes(key));
  return domains.length === 0 ? refuse('required') : accept(domains);
}

/** Reads the path of a page; the server validates it. Empty for a type without a URL. */
function readPath(typed: string, isNeeded: boolean): Reading<string, 'required'> {
  const path = typed.trim();
  if (path === '') return isNeeded ? refuse('required') : accept('');
  return accept(path.startsWith('/') ? path : `/${path}`);
}

/** Fields that a new page needs before it can be edited. */
export const pageForm = defineForm({
  type: (typed: string) =>
    readChoice(
      typed,
      PAGE_TYPES.map(({ name }) => name),
    ),
  domains: readDomains,
  language: (typed: string) => readChoice(typed, LANGUAGES),
  title: (typed: string) => readText(typed, TITLE_LENGTH),
  path: (typed: string, others) => readPath(typed, hasAddress(others.text('type'))),
});

/** Form for the title and path of a page in another language. */
export const translationForm = defineForm({
  title: (typed: string) => readText(typed, TITLE_LENGTH),
  path: (typed: string) => readPath(typed, false),
});

/** Form for a copy of a page. */
export const copyForm = defineForm({ title: (typed: string) => readText(typed, TITLE_LENGTH) });

/** Form for a new path. */
export const pathForm = defineForm({ path: (typed: string) => readPath(typed, true) });

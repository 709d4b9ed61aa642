import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { readOptionalText, readText } from '#src/rules/fields/text.ts';
import { APPROVAL_LENGTH } from '../desk/approval.ts';
import { NOTE_LENGTH } from '../desk/page-notes.ts';
import { defineForm } from './form.ts';

/** The folders of these forms' texts. */
export const NOTE_WORDS = 'desk-fields.colleagues.errors';
export const APPROVAL_WORDS = 'desk-pages.approval.errors';

/** A note to colleagues. */
export const noteForm = defineForm({ words: (typed: string) => readText(typed, NOTE_LENGTH) });

/** Note with a request for approval. */
export const approvalForm = defineForm({ words: (typed: string) => readOptionalText(typed, APPROVAL_LENGTH) });

/** Reason of a refused request. */
export const requestRefusalForm = defineForm({ reason: (typed: string) => readText(typed, APPROVAL_LENGTH) });

const readDomains = (chosen: readonly string[]) =>
  accept(DOMAINS.map(({ key }): DomainKey => key).filter((key) => chosen.includes(key)));
const readLanguages = (chosen: readonly string[]) =>
  accept(LANGUAGES.filter((code: Language) => chosen.includes(code)));

/** Limits of an editor. */
export const rightsForm = defineForm({
  domains: readDomains,
  languages: readLanguages,
  publishing: (typed: string) => accept(typed !== 'asks'),
});

import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { countCharacters, readLine, readOptionalText, readText } from '#src/rules/fields/text.ts';
import { APPROVAL_LENGTH } from '../desk/approval.ts';
import { APPROVER_LENGTH } from '../desk/approval-links.ts';
import { MAIL_LIMITS, type MailText } from '../desk/mail-text.ts';
import { ALT_MAX, type AltTexts, MEDIA_LIMITS, MEDIA_TYPES } from '../desk/media.ts';
import { NOTE_LENGTH } from '../desk/page-notes.ts';
import { MAX_PHRASE_LENGTH, MAX_PHRASES, MIN_PHRASE_LENGTH } from '../desk/suicide-words.ts';
import { termTextFields } from '../desk/terms.ts';
import { BUNDLE_BYTES } from '../desk/transfer.ts';
import type { OtherValues } from '../fields/fields.ts';
import { createTranslatedParsers, getFormNames } from '../fields/translated-fields.ts';
import { defineForm } from './form.ts';
import { readRequiredChoices } from './required-choices.ts';

/** The text namespace of a term's form, and its field names in a request. */
export const TERM_FORM = { textKey: 'desk-library.terms.errors', names: getFormNames(termTextFields) };

/** Form of a term of a vocabulary. */
export const termForm = defineForm({
  ...createTranslatedParsers(termTextFields),
  domains: readRequiredChoices,
  image: (input: string) => accept(input),
  rule: (input: string) => accept(input),
  phase: (input: string) => accept(input),
  badges: (selection: readonly string[]) => accept(selection),
});

/** Role of a picture for users who cannot see it: described, or decorative. */
const MEANINGS = ['words', 'decoration'] as const;

function readFile(selectedFile: File | null): ParseResult<File, 'required' | 'no-picture' | 'too-large'> {
  if (selectedFile === null) return refuse('required');
  if (!MEDIA_TYPES.some((type) => type === selectedFile.type)) return refuse('no-picture');
  return selectedFile.size > MEDIA_LIMITS.bytes ? refuse('too-large') : accept(selectedFile);
}

const readAlt = (input: string, { text }: OtherValues): ParseResult<string, 'required' | 'too-long'> =>
  text('meaning') === 'decoration' ? accept('') : readText(input, ALT_MAX);

const ALT = {
  meaning: (input: string) => readChoice(input, MEANINGS),
  nl: readAlt,
  en: readAlt,
};

/** Text namespace of these forms. */
export const MEDIA_FORM_TEXTS = 'desk-library.media.errors';

/** The wire names of the alternative texts. */
export const ALT_WIRE_NAMES = { nl: 'alt.nl', en: 'alt.en' } as const;

/** Converts alternative texts to form values. */
export const toAltFormValues = ({ nl, en }: AltTexts) => ({
  meaning: nl === '' && en === '' ? 'decoration' : 'words',
  nl,
  en,
});

/** Form of the alternative texts of a picture, in both languages. */
export const altForm = defineForm(ALT);

/** Form to upload a picture with its alternative texts. */
export const uploadForm = defineForm({ file: readFile, ...ALT });

/** Form to replace the file of a picture. */
export const fileForm = defineForm({ file: readFile });

type MailReading = ParseResult<string, 'required' | 'invalid' | 'too-long' | 'address'>;

/** Returns false for a text with a URL; the only link of a mail is its neutral one. */
const isPlain = (text: string) => !/https?:|www\./i.test(text);

const readMailText =
  (most: number) =>
  (input: string): MailReading =>
    isPlain(input) ? readLine(input, most) : refuse('address');

const readOptionalLine =
  (most: number) =>
  (input: string): MailReading =>
    input.trim() === '' ? accept('') : readMailText(most)(input);

const getParagraphs = (input: string): readonly string[] =>
  input
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readParagraphs(input: string): MailReading {
  const lines = getParagraphs(input);
  if (lines.length === 0) return refuse('required');
  if (!isPlain(input)) return refuse('address');
  const isLong = lines.length > MAIL_LIMITS.lines || lines.some((line) => countCharacters(line) > MAIL_LIMITS.line);
  return isLong ? refuse('too-long') : accept(lines.join('\n\n'));
}

const readNothing = (_: string): MailReading => accept('');

/** Text namespace of the form. */
export const MAIL_FORM_TEXTS = 'desk-library.mails.errors';

/** Creates the form of a mail's text, with the default text's links; the content system checks its placeholders. */
export const createMailForm = ({ action, second }: Pick<MailText, 'action' | 'second'>) =>
  defineForm({
    subject: readMailText(MAIL_LIMITS.subject),
    lines: readParagraphs,
    action: action === '' ? readNothing : readMailText(MAIL_LIMITS.action),
    second: second === undefined ? readNothing : readMailText(MAIL_LIMITS.action),
    closing: readOptionalLine(MAIL_LIMITS.line),
  });

/** The text of a mail in the form; paragraphs are separated by an empty line. */
export interface MailInputs {
  readonly subject: string;
  readonly lines: string;
  readonly action: string;
  readonly second: string;
  readonly closing: string;
}

/** Converts a mail's text to form values. */
export const toMailInputs = ({ subject, lines, action, second, closing }: MailText): MailInputs => ({
  subject,
  lines: lines.join('\n\n'),
  action,
  second: second ?? '',
  closing: closing ?? '',
});

/** Converts form values to a mail's text. */
export const fromMailInputs = (
  { subject, lines, action, second, closing }: MailInputs,
  hasSecond: boolean,
): MailText => ({
  subject: subject.trim(),
  lines: getParagraphs(lines),
  action: action.trim(),
  ...(hasSecond ? { second: second.trim() } : {}),
  ...(closing.trim() === '' ? {} : { closing: closing.trim() }),
});

type Problem = 'too-long' | 'too-short' | 'too-many';

/** Reads one phrase per line; empty lines are ignored. */
function readPhrases(input: string): ParseResult<readonly string[], Problem> {
  const phrases = input
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
  if (phrases.length > MAX_PHRASES) return refuse('too-many');
  if (phrases.some((phrase) => phrase.length < MIN_PHRASE_LENGTH)) return refuse('too-short');
  if (phrases.some((phrase) => phrase.length > MAX_PHRASE_LENGTH)) return refuse('too-long');
  return accept(phrases);
}

/** Form of the phrases that moderators add. */
export const suicidePhrasesForm = defineForm({ phrases: readPhrases });

/** Text namespaces of these forms. */
export const NOTE_FORM_TEXTS = 'desk-fields.colleagues.errors';
export const APPROVAL_FORM_TEXTS = 'desk-pages.approval.errors';
export const RELEASE_FORM_TEXTS = 'desk-releases.errors';
export const REVIEWER_FORM_TEXTS = 'desk-reading.errors';

/** Form for name and function of a reviewer without an account. */
export const reviewerForm = defineForm({
  name: (input: string) => readLine(input, APPROVER_LENGTH),
  role: (input: string) => readLine(input, APPROVER_LENGTH),
});

/** Form of a note to colleagues. */
export const noteForm = defineForm({ words: (input: string) => readText(input, NOTE_LENGTH) });

/** Form of the note with a request for approval. */
export const approvalForm = defineForm({ words: (input: string) => readOptionalText(input, APPROVAL_LENGTH) });

/** Form for the reason of a refused request. */
export const requestRefusalForm = defineForm({ reason: (input: string) => readText(input, APPROVAL_LENGTH) });

const readDomains = (selection: readonly string[]) =>
  accept(DOMAINS.map(({ key }): DomainKey => key).filter((key) => selection.includes(key)));
const readLanguages = (selection: readonly string[]) =>
  accept(LANGUAGES.filter((code: Language) => selection.includes(code)));

/** Form of an editor's limits. */
export const rightsForm = defineForm({
  domains: readDomains,
  languages: readLanguages,
  publishing: (input: string) => accept(input !== 'asks'),
});

function readSet(selectedFile: File | null): ParseResult<File, 'required' | 'too-large'> {
  if (selectedFile === null) return refuse('required');
  return selectedFile.size > BUNDLE_BYTES ? refuse('too-large') : accept(selectedFile);
}

/** Form to import a content set. */
export const contentSetForm = defineForm({ file: readSet });

import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { readFieldDate, readWireDate } from '#src/rules/fields/dates.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { countCharacters, readWebformText, readWebformTexts } from '#src/rules/fields/text.ts';
import { TEXT_LENGTH } from '#src/rules/limits.ts';
import { type Answer, hasOtherOption, OTHER_VALUE } from './answers.ts';
import type {
  ChoiceElement,
  NumberElement,
  PlainElement,
  QuestionElement,
  ScaleElement,
  TextElement,
} from './definition.ts';
import { type AnswerProblem, type Problems, toProblem } from './problems.ts';

/** Result of reading one answer: its stored form (undefined if not answered), or its problems by list position. */
export type AnswerParseResult =
  | { readonly ok: true; readonly value: Answer | undefined }
  | { readonly ok: false; readonly problems: Problems };

const accept = (value: Answer | undefined): AnswerParseResult => ({ ok: true, value });
const refuse = (answerProblem: AnswerProblem, at: number | null = null): AnswerParseResult => ({
  ok: false,
  problems: [{ at, ...answerProblem }],
});

const isEmpty = (raw: unknown) =>
  raw === undefined || raw === null || raw === false || (typeof raw === 'string' && raw.trim() === '');

function getTooLongProblem(element: TextElement, text: string): AnswerProblem {
  const maximum = element.maxLength ?? TEXT_LENGTH;
  const standard = toProblem('too_long', { maximum, length: countCharacters(text) });
  return element.maxLengthError === undefined ? standard : { ...standard, words: element.maxLengthError };
}

function readText(element: TextElement, raw: unknown): AnswerParseResult {
  if (typeof raw !== 'string') return refuse(toProblem('invalid'));
  const result = readWebformText(raw, { required: false, maxLength: element.maxLength ?? null });
  return result.ok ? accept(result.value) : refuse(getTooLongProblem(element, raw));
}

function readTexts(element: TextElement, raw: unknown, maximum: number): AnswerParseResult {
  const input = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(input) || !input.every((text) => typeof text === 'string')) return refuse(toProblem('invalid'));
  const result = readWebformTexts(input, { required: false, maxLength: element.maxLength ?? null });
  if (!result.ok) {
    const problems = [...result.errors.keys()].map((index) => ({
      at: index,
      ...getTooLongProblem(element, input[index] ?? ''),
    }));
    return { ok: false, problems };
  }
  if (result.value.length > maximum) return refuse(toProblem('too_many', { maximum }), maximum);
  return accept(result.value.length > 0 ? result.value : undefined);
}

/** Converts to whole hundredths, so that steps of 0.1 are exact. */
const toHundredths = (units: number) => Math.round(units * 100);
const LARGEST = 1_000_000_000;

function readNumber({ min = 0, max = LARGEST, step = 1 }: NumberElement, raw: unknown): AnswerParseResult {
  const input = typeof raw === 'number' ? String(raw) : raw;
  if (typeof input !== 'string') return refuse(toProblem('number'));
  const isNegative = min < 0 && input.trim().startsWith('-');
  const size = readHundredths(isNegative ? input.trim().slice(1) : input);
  if (size === null) return refuse(toProblem('number'));
  const value = isNegative && size !== 0 ? -size : size;
  if (value < toHundredths(min)) return refuse(toProblem('too_low', { minimum: min }));
  if (value > toHundredths(max)) return refuse(toProblem('too_high', { maximum: max }));
  if ((value - toHundredths(min)) % Math.max(1, toHundredths(step)) !== 0) return refuse(toProblem('step', { step }));
  return accept(String(value / 100));
}

function readPlain({ type }: PlainElement, raw: unknown): AnswerParseResult {
  if (typeof raw !== 'string') return refuse(toProblem('invalid'));
  if (type === 'email') {
    const result = readEmail(raw);
    return result.ok ? accept(result.value) : refuse(toProblem('email'));
  }
  const result = raw.includes('/') ? readFieldDate(raw) : readWireDate(raw.trim());
  return result.ok ? accept(result.value) : refuse(toProblem('date'));
}

function readChoice(element: ChoiceElement, raw: unknown): AnswerParseResult {
  const offers = [...element.options.map(({ value }) => value), ...(hasOtherOption(element) ? [OTHER_VALUE] : [])];
  if (element.type !== 'checkboxes') {
    return typeof raw === 'string' && offers.includes(raw) ? accept(raw) : refuse(toProblem('choice'));
  }
  const choices = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(choices) || !choices.every((value) => offers.includes(value))) return refuse(toProblem('choice'));
  const inOrder = offers.filter((value) => choices.includes(value));
  return accept(inOrder.length > 0 ? inOrder : undefined);
}

function readScale({ min, max }: ScaleElement, raw: unknown): AnswerParseResult {
  const input = typeof raw === 'number' ? String(raw) : raw;
  const value = typeof input === 'string' && /^-?\d{1,4}$/.test(input) ? Number(input) : Number.NaN;
  return value >= min && value <= max ? accept(String(value)) : refuse(toProblem('choice'));
}

function readTick(raw: unknown): AnswerParseResult {
  if (raw === '0' || raw === 0) return accept(undefined);
  return raw === true || raw === '1' || raw === 1 ? accept(true) : refuse(toProblem('invalid'));
}

function readSentAnswer(element: QuestionElement, raw: unknown): AnswerParseResult {
  switch (element.type) {
    case 'text':
    case 'textarea':
      return element.multiple ? readTexts(element, raw, element.multiple.max) : readText(element, raw);
    case 'number':
      return readNumber(element, raw);
    case 'email':
    case 'date':
      return readPlain(element, raw);
    case 'radios':
    case 'checkboxes':
    case 'select':
      return readChoice(element, raw);
    case 'scale':
      return readScale(element, raw);
    case 'check':
    case 'skip':
      return readTick(raw);
  }
}

function getMissingProblem(element: QuestionElement): AnswerProblem {
  const label = element.label;
  const standard = (() => {
    if (element.type === 'checkboxes') return toProblem('required_several', { label });
    if (element.type === 'radios' || element.type === 'select' || element.type === 'scale') {
      return toProblem('required_choice', { label });
    }
    if (element.type === 'check') return toProblem('required_check', { label });
    if ('multiple' in element && element.multiple) return toProblem('required_list', { label });
    return toProblem('required', { label });
  })();
  const requiredError = 'requiredError' in element ? element.requiredError : undefined;
  return requiredError === undefined ? standard : { ...standard, words: requiredError };
}

/**
 * Parses a typed or submitted answer by its question (docs/specification.md, section 5): texts as typed, numbers with a
 * comma or a dot, dates as dd/MM/yyyy or YYYY-MM-DD, choices only from the options. Parsing a stored answer returns it
 * unchanged.
 */
export function readAnswer(element: QuestionElement, raw: unknown, isRequired: boolean): AnswerParseResult {
  const result = isEmpty(raw) ? accept(undefined) : readSentAnswer(element, raw);
  if (!result.ok || result.value !== undefined || !isRequired) return result;
  const isList = 'multiple' in element && element.multiple !== undefined;
  return refuse(getMissingProblem(element), isList ? 0 : null);
}

import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { readFieldDate, readWireDate } from '#src/rules/fields/dates.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { countCharacters, readWebformText, readWebformTexts } from '#src/rules/fields/text.ts';
import { TEXT_LENGTH } from '#src/rules/limits.ts';
import { type Answer, hasOther, OTHER_VALUE } from './answers.ts';
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
export type AnswerReading =
  | { readonly ok: true; readonly value: Answer | undefined }
  | { readonly ok: false; readonly problems: Problems };

const accept = (value: Answer | undefined): AnswerReading => ({ ok: true, value });
const refuse = (one: AnswerProblem, at: number | null = null): AnswerReading => ({
  ok: false,
  problems: [{ at, ...one }],
});

const isEmpty = (sent: unknown) =>
  sent === undefined || sent === null || sent === false || (typeof sent === 'string' && sent.trim() === '');

function getTooLongProblem(element: TextElement, text: string): AnswerProblem {
  const maximum = element.maxLength ?? TEXT_LENGTH;
  const standard = toProblem('too_long', { maximum, length: countCharacters(text) });
  return element.maxLengthError === undefined ? standard : { ...standard, words: element.maxLengthError };
}

function readText(element: TextElement, sent: unknown): AnswerReading {
  if (typeof sent !== 'string') return refuse(toProblem('invalid'));
  const reading = readWebformText(sent, { required: false, maxLength: element.maxLength ?? null });
  return reading.ok ? accept(reading.value) : refuse(getTooLongProblem(element, sent));
}

function readTexts(element: TextElement, sent: unknown, maximum: number): AnswerReading {
  const typed = typeof sent === 'string' ? [sent] : sent;
  if (!Array.isArray(typed) || !typed.every((text) => typeof text === 'string')) return refuse(toProblem('invalid'));
  const reading = readWebformTexts(typed, { required: false, maxLength: element.maxLength ?? null });
  if (!reading.ok) {
    const problems = [...reading.errors.keys()].map((at) => ({ at, ...getTooLongProblem(element, typed[at] ?? '') }));
    return { ok: false, problems };
  }
  if (reading.value.length > maximum) return refuse(toProblem('too_many', { maximum }), maximum);
  return accept(reading.value.length > 0 ? reading.value : undefined);
}

/** Converts to whole hundredths, so that steps of 0.1 are exact. */
const toHundredths = (units: number) => Math.round(units * 100);
const LARGEST = 1_000_000_000;

function readNumber({ min = 0, max = LARGEST, step = 1 }: NumberElement, sent: unknown): AnswerReading {
  const typed = typeof sent === 'number' ? String(sent) : sent;
  if (typeof typed !== 'string') return refuse(toProblem('number'));
  const isNegative = min < 0 && typed.trim().startsWith('-');
  const size = readHundredths(isNegative ? typed.trim().slice(1) : typed);
  if (size === null) return refuse(toProblem('number'));
  const value = isNegative && size !== 0 ? -size : size;
  if (value < toHundredths(min)) return refuse(toProblem('too_low', { minimum: min }));
  if (value > toHundredths(max)) return refuse(toProblem('too_high', { maximum: max }));
  if ((value - toHundredths(min)) % Math.max(1, toHundredths(step)) !== 0) return refuse(toProblem('step', { step }));
  return accept(String(value / 100));
}

function readPlain({ type }: PlainElement, sent: unknown): AnswerReading {
  if (typeof sent !== 'string') return refuse(toProblem('invalid'));
  if (type === 'email') {
    const reading = readEmail(sent);
    return reading.ok ? accept(reading.value) : refuse(toProblem('email'));
  }
  const reading = sent.includes('/') ? readFieldDate(sent) : readWireDate(sent.trim());
  return reading.ok ? accept(reading.value) : refuse(toProblem('date'));
}

function readChoice(element: ChoiceElement, sent: unknown): AnswerReading {
  const offered = [...element.options.map(({ value }) => value), ...(hasOther(element) ? [OTHER_VALUE] : [])];
  if (element.type !== 'checkboxes') {
    return typeof sent === 'string' && offered.includes(sent) ? accept(sent) : refuse(toProblem('choice'));
  }
  const chosen = typeof sent === 'string' ? [sent] : sent;
  if (!Array.isArray(chosen) || !chosen.every((value) => offered.includes(value))) return refuse(toProblem('choice'));
  const inOrder = offered.filter((value) => chosen.includes(value));
  return accept(inOrder.length > 0 ? inOrder : undefined);
}

function readScale({ min, max }: ScaleElement, sent: unknown): AnswerReading {
  const typed = typeof sent === 'number' ? String(sent) : sent;
  const value = typeof typed === 'string' && /^-?\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? accept(String(value)) : refuse(toProblem('choice'));
}

function readTick(sent: unknown): AnswerReading {
  if (sent === '0' || sent === 0) return accept(undefined);
  return sent === true || sent === '1' || sent === 1 ? accept(true) : refuse(toProblem('invalid'));
}

function readSent(element: QuestionElement, sent: unknown): AnswerReading {
  switch (element.type) {
    case 'text':
    case 'textarea':
      return element.multiple ? readTexts(element, sent, element.multiple.max) : readText(element, sent);
    case 'number':
      return readNumber(element, sent);
    case 'email':
    case 'date':
      return readPlain(element, sent);
    case 'radios':
    case 'checkboxes':
    case 'select':
      return readChoice(element, sent);
    case 'scale':
      return readScale(element, sent);
    case 'check':
    case 'skip':
      return readTick(sent);
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
  const words = 'requiredError' in element ? element.requiredError : undefined;
  return words === undefined ? standard : { ...standard, words };
}

/**
 * Parses a typed or submitted answer by its question (docs/specification.md, section 5): texts as typed, numbers with a
 * comma or a dot, dates as dd/MM/yyyy or YYYY-MM-DD, choices only from the options. Parsing a stored answer returns it
 * unchanged.
 */
export function readAnswer(element: QuestionElement, sent: unknown, isRequired: boolean): AnswerReading {
  const reading = isEmpty(sent) ? accept(undefined) : readSent(element, sent);
  if (!reading.ok || reading.value !== undefined || !isRequired) return reading;
  const isList = 'multiple' in element && element.multiple !== undefined;
  return refuse(getMissingProblem(element), isList ? 0 : null);
}

import fc from 'fast-check';
import { type Answer, listQuestions, OTHER_VALUE, toOtherKey } from './answers.ts';
import type { ChoiceElement, NumberElement, QuestionElement, TextElement, WebformText } from './definition.ts';

const texts = (maximum: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: Math.min(maximum, 60), unit: 'grapheme' }),
      fc.constantFrom('<b>vet</b>', '👩🏽‍🌾', 'שלום', 'regel\n\nregel', "'; drop table", 'a'.repeat(maximum)),
    )
    .map((text) => [...text].slice(0, maximum).join(''))
    .filter((text) => text.trim() !== '');

/** Generates texts; those on a single line have no line breaks. */
function generateTextAnswer({ type, maxLength = 255, multiple }: TextElement): fc.Arbitrary<Answer> {
  const item = type === 'textarea' ? texts(maxLength) : texts(maxLength).filter((text) => !/[\r\n]/.test(text));
  return multiple ? fc.array(item, { minLength: 1, maxLength: multiple.max }) : item;
}

/** Generates numbers as typed: with a comma or a dot. */
function generateNumberAnswer({ min = 0, max = 1000, step = 1 }: NumberElement): fc.Arbitrary<Answer> {
  const steps = Math.floor(Math.round((max - min) * 100) / Math.round(step * 100));
  return fc
    .tuple(fc.integer({ min: 0, max: steps }), fc.constantFrom(',', '.'))
    .map(([count, mark]) => String((Math.round(min * 100) + count * Math.round(step * 100)) / 100).replace('.', mark));
}

function anyChoiceAnswer({ type, options, other }: ChoiceElement): fc.Arbitrary<Answer> {
  const values = [...options.map(({ value }) => value), ...(other ? [OTHER_VALUE] : [])];
  if (type !== 'checkboxes') return fc.constantFrom(...values);
  return fc.subarray(values, { minLength: 1 });
}

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Generates any valid answer to a question, as it may be typed. */
export function generateAnswer(question: QuestionElement): fc.Arbitrary<Answer> {
  switch (question.type) {
    case 'text':
    case 'textarea':
      return generateTextAnswer(question);
    case 'number':
      return generateNumberAnswer(question);
    case 'email':
      return fc.constantFrom('naam@voorbeeld.nl', ' a.b+c@x.example ');
    case 'date':
      return dates.chain((date) => fc.constantFrom<Answer>(date, date.split('-').reverse().join('/')));
    case 'radios':
    case 'checkboxes':
    case 'select':
      return anyChoiceAnswer(question);
    case 'scale':
      return fc.integer({ min: question.min, max: question.max }).map(String);
    case 'check':
    case 'skip':
      return fc.constant(true);
  }
}

/** Generates any valid answers to a form, with every question answered. */
export function generateAnswers(
  definition: Pick<WebformText, 'elements'>,
): fc.Arbitrary<Readonly<Record<string, Answer>>> {
  const entries = listQuestions(definition).flatMap((question): [string, fc.Arbitrary<Answer>][] => {
    const entry: [string, fc.Arbitrary<Answer>] = [question.key, generateAnswer(question)];
    if (!('other' in question) || !question.other) return [entry];
    return [entry, [toOtherKey(question.key), texts(255)]];
  });
  return fc.record(Object.fromEntries(entries));
}

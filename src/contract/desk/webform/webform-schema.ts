import { array, boolean, lazy, mixed, number, type ObjectShape, object, string } from 'yup';
import { isRecord } from '../../wire.ts';

/** Maximum length of editors' texts: a label, a paragraph of help, a page of HTML. */
const LABEL = 500;
const LONG = 2_000;
const HTML = 60_000;

const text = (most: number) =>
  string()
    .strict()
    .defined('required')
    .max(most, 'too-long')
    .test('written', 'required', (value) => value.trim() !== '');
const optional = (most: number) => string().strict().max(most, 'too-long').optional();
const integer = () => number().strict().integer('no-whole').typeError('no-number');
const decimal = () =>
  number()
    .strict()
    .typeError('no-number')
    .test('exact', 'no-hundredths', (value) => value === undefined || Number.isInteger(Math.round(value * 1e6) / 1e4));

export const ANSWER_KEY_PATTERN = /^[a-z][a-z0-9_]{0,63}$/;
const OPTION_VALUE = /^[\w.-]{1,64}$/;

const condition = object({
  match: string().oneOf(['any', 'all', 'none']).required(),
  of: array()
    .of(object({ key: string().required('required'), is: array().of(string().strict().defined()).min(1, 'required') }))
    .min(1, 'required')
    .required(),
})
  .noUnknown()
  .default(undefined)
  .optional();

const placements = {
  key: string().strict().matches(ANSWER_KEY_PATTERN, 'key-unusable').required('required'),
  when: condition,
};
const named = (type: string) => ({ ...placements, type: string().oneOf([type]).required() });
const questionSchema = (type: string) => ({
  ...named(type),
  label: text(LABEL),
  help: optional(LONG),
  required: boolean().strict().optional(),
  requiredError: optional(LABEL),
});

const answer = object({
  fits: boolean().strict().nullable().defined(),
  explanation: text(LONG),
})
  .noUnknown()
  .default(undefined)
  .optional();

const option = object({
  value: string().strict().matches(OPTION_VALUE, 'value-unusable').required('required'),
  label: text(LABEL),
  answer,
}).noUnknown();

const otherOption = object({ label: text(LABEL) })
  .noUnknown()
  .default(undefined)
  .optional();

const written = (type: string) => ({
  ...questionSchema(type),
  maxLength: integer().min(1, 'too-low').max(20_000, 'too-high').optional(),
  maxLengthError: optional(LABEL),
  multiple: object({ max: integer().min(2, 'too-low').max(50, 'too-high').required('required') })
    .noUnknown()
    .default(undefined)
    .optional(),
});

const choice = (type: string) => ({
  ...questionSchema(type),
  options: array().of(option).min(1, 'no-options').required('no-options'),
  other: otherOption,
});

/** The fields of each kind of element that editors can create. */
const LEAVES: Readonly<Record<string, ObjectShape>> = {
  text: written('text'),
  textarea: written('textarea'),
  number: {
    ...questionSchema('number'),
    min: decimal().optional(),
    max: decimal().optional(),
    step: decimal().moreThan(0, 'too-low').optional(),
    unit: optional(LABEL),
  },
  email: questionSchema('email'),
  date: questionSchema('date'),
  radios: choice('radios'),
  checkboxes: choice('checkboxes'),
  select: choice('select'),
  scale: {
    ...questionSchema('scale'),
    min: integer().required('required'),
    max: integer().required('required'),
    minLabel: text(LABEL),
    maxLabel: text(LABEL),
  },
  check: questionSchema('check'),
  skip: { ...named('skip'), label: text(LABEL) },
  markup: { ...named('markup'), html: text(HTML), folded: optional(LABEL) },
  image: {
    ...named('image'),
    image: object({ drawing: optional(LABEL), url: optional(LONG) })
      .noUnknown()
      .required()
      .test('chosen', 'required', ({ drawing, url }) => Boolean(drawing) !== Boolean(url)),
    alt: string().strict().max(LABEL, 'too-long').defined(),
  },
  video: {
    ...named('video'),
    title: text(LABEL),
    url: string().strict().url('no-address').max(LONG, 'too-long').nullable().defined(),
    transcript: text(HTML),
  },
  unknown: { ...named('unknown'), properties: mixed().required() },
};

const getType = (value: unknown): string => (isRecord(value) && typeof value.type === 'string' ? value.type : '');
const unknownType = mixed().test('type', 'type-unknown', () => false);

const leaf = lazy((value: unknown) => {
  const fields = Object.hasOwn(LEAVES, getType(value)) ? LEAVES[getType(value)] : undefined;
  return fields ? object(fields).noUnknown() : unknownType;
});

const page = object({
  ...named('page'),
  title: text(LABEL),
  elements: array().of(leaf).required(),
}).noUnknown();

const element = lazy((value: unknown) => (getType(value) === 'page' ? page : leaf));

/** A form in one language, in browser and server; a violation contains the reason at the path of the value. */
export const webformSchema = object({
  title: text(LABEL),
  elements: array().of(element).max(200, 'too-many').required(),
  submit: optional(LABEL),
  confirmation: object({ title: optional(LABEL), html: text(HTML) })
    .noUnknown()
    .required(),
}).noUnknown();

import { isRecord } from '../../wire.ts';
import { toOtherKey } from '../answers.ts';
import type { ChoiceElement, LeafElement, QuestionElement } from '../definition.ts';
import { readOptions } from './options.ts';
import { getNumber, getText, isTrue, omitEmptyProperties, type Properties } from './properties.ts';
import { readStates } from './states.ts';

const LONGEST_LIST = 10;

function readQuestion(properties: Properties) {
  return {
    label: getText(properties, '#title') ?? '',
    help: getText(properties, '#description'),
    required: isTrue(properties, '#required') ? true : undefined,
    requiredError: getText(properties, '#required_error'),
  };
}

function readMultiple(properties: Properties): { max: number } | undefined {
  const max = getNumber(properties, '#multiple');
  if (max !== undefined && max > 1) return { max };
  return isTrue(properties, '#multiple') && properties['#multiple'] === true ? { max: LONGEST_LIST } : undefined;
}

type ReadElement = (properties: Properties) => Properties & { readonly type: LeafElement['type'] };

const createTextReader =
  (type: 'text' | 'textarea'): ReadElement =>
  (properties) => ({
    type,
    ...readQuestion(properties),
    maxLength: getNumber(properties, '#maxlength'),
    maxLengthError: getText(properties, '#maxlength_error'),
    multiple: readMultiple(properties),
  });

const createChoiceReader =
  (type: ChoiceElement['type']): ReadElement =>
  (properties) => ({ type, ...readQuestion(properties), options: readOptions(properties) });

const createPlainReader =
  (type: 'email' | 'date'): ReadElement =>
  (properties) => ({ type, ...readQuestion(properties) });

const readCheckbox: ReadElement = (properties) => {
  const { label, ...rest } = readQuestion(properties);
  return properties['#skip'] === true ? { type: 'skip', label } : { type: 'check', label, ...rest };
};

const readMarkup: ReadElement = (properties) => ({
  type: 'markup',
  html: getText(properties, '#markup') ?? getText(properties, '#text') ?? '',
  folded: getText(properties, '#folded'),
});

const readNumber: ReadElement = (properties) => ({
  type: 'number',
  ...readQuestion(properties),
  min: getNumber(properties, '#min'),
  max: getNumber(properties, '#max'),
  step: getNumber(properties, '#step'),
  unit: getText(properties, '#field_suffix'),
});

const scale: ReadElement = (properties) => ({
  type: 'scale',
  ...readQuestion(properties),
  min: getNumber(properties, '#min') ?? 1,
  max: getNumber(properties, '#max') ?? 5,
  minLabel: getText(properties, '#min_text') ?? '',
  maxLabel: getText(properties, '#max_text') ?? '',
});

const readImage: ReadElement = (properties) => {
  const drawing = getText(properties, '#drawing');
  const location = drawing === undefined ? { url: getText(properties, '#url') ?? '' } : { drawing };
  return { type: 'image', image: location, alt: getText(properties, '#alt') ?? '' };
};

const readVideo: ReadElement = (properties) => ({
  type: 'video',
  title: getText(properties, '#title') ?? '',
  url: getText(properties, '#url') ?? null,
  transcript: getText(properties, '#transcript') ?? '',
});

/** Readers of the known element types. */
const READERS: Readonly<Record<string, ReadElement>> = {
  textfield: createTextReader('text'),
  textarea: createTextReader('textarea'),
  number: readNumber,
  email: createPlainReader('email'),
  date: createPlainReader('date'),
  radios: createChoiceReader('radios'),
  checkboxes: createChoiceReader('checkboxes'),
  select: createChoiceReader('select'),
  webform_scale: scale,
  checkbox: readCheckbox,
  webform_markup: readMarkup,
  processed_text: readMarkup,
  image: readImage,
  video: readVideo,
};

const readUnknown: ReadElement = (properties) => {
  const { '#states': _states, ...kept } = properties;
  return { type: 'unknown', properties: kept };
};

/** Reads one element; an element of unknown type is stored unchanged. */
export function readElement(key: string, properties: Properties): LeafElement {
  const type = getText(properties, '#type') ?? '';
  const read = Object.hasOwn(READERS, type) ? (READERS[type] ?? readUnknown) : readUnknown;
  const states = readStates(properties['#states']);
  return omitEmptyProperties({ key, when: states, ...read(properties) }) as unknown as LeafElement;
}

/** Lists the child elements of an object: members with a name that is not a property. */
export function listChildProperties(properties: Properties): readonly (readonly [string, Properties])[] {
  return Object.entries(properties).filter(
    (entry): entry is [string, Properties] => !entry[0].startsWith('#') && isRecord(entry[1]),
  );
}

const isChoice = (element: LeafElement): element is ChoiceElement =>
  element.type === 'radios' || element.type === 'checkboxes' || element.type === 'select';

/** Merges a choice with its companion: the text element `<key>_other`. */
export function mergeOtherTexts(elements: readonly LeafElement[]): readonly LeafElement[] {
  const texts = new Map(elements.filter(({ type }) => type === 'text').map((element) => [element.key, element]));
  const choices = elements.filter(isChoice);
  const otherKeys = new Set(choices.map(({ key }) => toOtherKey(key)));
  return elements
    .filter(({ key, type }) => !(type === 'text' && otherKeys.has(key)))
    .map((element) => {
      const companion = isChoice(element) ? texts.get(toOtherKey(element.key)) : undefined;
      return companion
        ? ({ ...element, other: { label: (companion as QuestionElement).label } } as LeafElement)
        : element;
    });
}

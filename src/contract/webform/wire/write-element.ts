import { hasOtherOption, OTHER_VALUE, toOtherKey } from '../answers.ts';
import type {
  ChoiceElement,
  LeafElement,
  QuestionElement,
  ScaleElement,
  TextElement,
  WebformElement,
} from '../definition.ts';
import { writeOptions } from './options.ts';
import { omitEmptyProperties, type Properties } from './properties.ts';
import { writeStates } from './states.ts';

/** Wire names of element types, if they differ. */
const TYPES = { text: 'textfield', markup: 'webform_markup', scale: 'webform_scale', check: 'checkbox' } as const;

function writeQuestion(element: QuestionElement): Properties {
  if (element.type === 'skip') return { '#title': element.label, '#skip': true };
  const { label, help, required, requiredError } = element;
  return {
    '#title': label,
    '#description': help,
    '#required': required ? true : undefined,
    '#required_error': requiredError,
  };
}

const writeText = ({ maxLength, maxLengthError, multiple }: TextElement): Properties => ({
  '#maxlength': maxLength,
  '#maxlength_error': maxLengthError,
  '#multiple': multiple?.max,
});

const writeScale = ({ min, max, minLabel, maxLabel }: ScaleElement): Properties => ({
  '#min': min,
  '#max': max,
  '#min_text': minLabel,
  '#max_text': maxLabel,
});

function writeElementProperties(element: LeafElement): Properties {
  switch (element.type) {
    case 'text':
    case 'textarea':
      return writeText(element);
    case 'number':
      return { '#min': element.min, '#max': element.max, '#step': element.step, '#field_suffix': element.unit };
    case 'radios':
    case 'checkboxes':
    case 'select':
      return writeOptions(element.options);
    case 'scale':
      return writeScale(element);
    case 'markup':
      return { '#markup': element.html, '#folded': element.folded };
    case 'image':
      return {
        ...('drawing' in element.image ? { '#drawing': element.image.drawing } : { '#url': element.image.url }),
        '#alt': element.alt,
      };
    case 'video':
      return { '#title': element.title, '#url': element.url, '#transcript': element.transcript };
    case 'unknown':
      return element.properties;
    default:
      return {};
  }
}

const isQuestionElement = (element: LeafElement): element is QuestionElement =>
  !['markup', 'image', 'video', 'unknown'].includes(element.type);

function getType({ type }: LeafElement): string | undefined {
  if (type === 'unknown') return undefined;
  if (type === 'skip') return 'checkbox';
  return type in TYPES ? TYPES[type as keyof typeof TYPES] : type;
}

function writeLeaf(element: LeafElement): Properties {
  return omitEmptyProperties({
    '#type': getType(element),
    ...(isQuestionElement(element) ? writeQuestion(element) : {}),
    ...writeElementProperties(element),
    ...(element.when ? { '#states': writeStates(element.when) } : {}),
  });
}

/** Writes the companion field of a further answer in free text. */
function writeCompanion(element: LeafElement): readonly [string, Properties][] {
  if (!isQuestionElement(element) || !hasOtherOption(element)) return [];
  const { key, other } = element as ChoiceElement;
  const condition = { match: 'any', of: [{ key, is: [OTHER_VALUE] }] } as const;
  return [[toOtherKey(key), { '#type': 'textfield', '#title': other?.label, '#states': writeStates(condition) }]];
}

/** Writes an element with its key, and its companion. */
export function writeElement(element: WebformElement): readonly (readonly [string, Properties])[] {
  if (element.type !== 'page') return [[element.key, writeLeaf(element)], ...writeCompanion(element)];
  const page = omitEmptyProperties({
    '#type': 'webform_wizard_page',
    '#title': element.title,
    '#states': element.when ? writeStates(element.when) : undefined,
  });
  return [[element.key, { ...page, ...Object.fromEntries(element.elements.flatMap(writeElement)) }]];
}

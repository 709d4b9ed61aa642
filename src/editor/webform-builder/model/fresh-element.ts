import type { UsedKeys, WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import { listAnswerKeys } from '#src/contract/webform/answers.ts';
import type { LeafElement, PageElement } from '#src/contract/webform/definition.ts';
import { listAllElements } from './edit-form.ts';

/** Element types that an editor can add, in the order of the menu. */
export const ELEMENT_TYPES = [
  'text',
  'textarea',
  'number',
  'radios',
  'checkboxes',
  'select',
  'scale',
  'check',
  'date',
  'email',
  'markup',
  'image',
  'video',
  'skip',
] as const;

export type ElementType = (typeof ELEMENT_TYPES)[number];

/** Returns a key that was never used in this form: earlier answers are stored by key. */
export function createKey({ nl }: WebformTexts, usage: UsedKeys, base: string): string {
  const usedKeys = new Set([
    ...listAllElements(nl).map(({ key }) => key),
    ...listAnswerKeys(nl),
    ...Object.keys(usage),
  ]);
  for (let number = 1; ; number += 1) {
    const key = `${base}_${number}`;
    if (!usedKeys.has(key) && !usedKeys.has(`${key}_other`)) return key;
  }
}

/** Returns a value that no option of the question has or ever had. */
export function createOptionValue(values: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    if (!values.includes(`optie_${number}`)) return `optie_${number}`;
  }
}

const OPTIONS = [
  { value: 'optie_1', label: '' },
  { value: 'optie_2', label: '' },
];

/** Returns a new element of a type, without texts. */
export function createFormElement(type: ElementType, key: string): LeafElement {
  switch (type) {
    case 'radios':
    case 'checkboxes':
    case 'select':
      return { type, key, label: '', options: OPTIONS };
    case 'scale':
      return { type, key, label: '', min: 1, max: 10, minLabel: '', maxLabel: '' };
    case 'markup':
      return { type, key, html: '' };
    case 'image':
      return { type, key, image: { drawing: 'rust' }, alt: '' };
    case 'video':
      return { type, key, title: '', url: null, transcript: '' };
    default:
      return { type, key, label: '' };
  }
}

export const createPageElement = (key: string): PageElement => ({ type: 'page', key, title: '', elements: [] });

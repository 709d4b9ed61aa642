import type { WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import type { WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import { listAllElements } from '../model/edit-form.ts';

/** Value of one field per language; undefined for English if the form has no English. */
export interface LanguageValues {
  readonly nl: unknown;
  readonly en: unknown;
}

/** Fields of the form or of one element, by name. */
export type FormFieldValues = Readonly<Record<string, LanguageValues>>;

/** The parts of a form, for comparing two versions. */
export interface FormParts {
  /** Title, button and confirmation. */
  readonly words: FormFieldValues;
  /** Fields that do not depend on the language. */
  readonly settings: FormFieldValues;
  /** Elements by key; a page comes before its elements. */
  readonly elements: ReadonlyMap<string, FormFieldValues>;
  readonly english: WebformText | null;
}

type NamedValues = Readonly<Record<string, unknown>>;

const toNamed = (value: object | null | undefined) => (value ?? {}) as NamedValues;
const getShared = (value: unknown): LanguageValues => ({ nl: value, en: undefined });

function getFields(nl: object, en: object | null | undefined, names: readonly string[]): FormFieldValues {
  return Object.fromEntries(names.map((name) => [name, { nl: toNamed(nl)[name], en: toNamed(en)[name] }]));
}

const listNames = (...sides: readonly (object | null | undefined)[]) => [
  ...new Set(sides.flatMap((side) => Object.keys(toNamed(side)))),
];

function getElementFields(nl: WebformElement, en: WebformElement | undefined): FormFieldValues {
  const names = listNames(nl, en).filter((name) => name !== 'key' && name !== 'elements');
  return getFields(nl, en, names);
}

export function toFormParts({ domains, isOpen, isSensitive, notes, texts: { nl, en } }: WebformContent): FormParts {
  const inEnglish = new Map((en ? listAllElements(en) : []).map((element) => [element.key, element]));
  const elements = listAllElements(nl).map(
    (element) => [element.key, getElementFields(element, inEnglish.get(element.key))] as const,
  );
  return {
    words: getFields(nl, en, ['title', 'submit', 'confirmation']),
    settings: {
      domains: getShared(domains),
      isOpen: getShared(isOpen),
      isSensitive: getShared(isSensitive),
      notes: getShared(notes),
    },
    elements: new Map(elements),
    english: en,
  };
}

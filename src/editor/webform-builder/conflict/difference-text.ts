import type { Condition, WebformElement } from '#src/contract/webform/definition.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { stripTags } from '../../canvas/render/key-facts.ts';
import { isDeepEqual } from '../../canvas/stored/page-content.ts';
import { formatDomainNames } from '../../frame/names.ts';
import { getElementName } from '../model/element-name.ts';
import type { ConflictSide, FormDifference } from './differences.ts';
import type { FormFieldValues, LanguageValues } from './form-parts.ts';

/** Translations and elements that are needed to describe a difference. */
interface Reader {
  readonly t: (key: string) => string;
  readonly language: Language;
  /** All elements of both versions, by key. */
  readonly elements: ReadonlyMap<string, WebformElement>;
}

/** Fields that have a different name in the builder. */
const NAMES: Readonly<Record<string, string>> = {
  label: 'question',
  when: 'condition.title',
  image: 'types.image',
  '/title': 'form.title',
  '/submit': 'form.submit',
  '/confirmation': 'form.confirmation.html',
  '/domains': 'form.domains',
  '/isOpen': 'form.open',
  '/isSensitive': 'form.sensitive',
  '/notes': 'form.notes',
  '/english': 'languages.en',
};

/** Internal fields, which are not shown. */
const HIDDEN: readonly string[] = ['value', 'key', 'type', 'fits', 'required'];

/** Returns the name of a difference between two editors, as in the builder. */
export function getDifferenceName({ key, element, field }: FormDifference, { t, elements }: Reader): string {
  const webformElement = element === null ? undefined : elements.get(element);
  const elementName =
    webformElement && (getElementName(webformElement).trim() || t(`desk-webforms.types.${webformElement.type}`));
  if (field === null) return elementName ?? key;
  const name = t(`desk-webforms.${NAMES[element === null ? key : field] ?? field}`);
  return elementName === undefined ? name : `${elementName} – ${name}`;
}

/** Converts a stored value to text for a comparison. */
function toText(value: unknown, { t }: Reader): string {
  const getText = (item: unknown): string => {
    if (item === undefined || item === null) return '';
    if (typeof item === 'string') return stripTags(item).trim();
    if (typeof item === 'boolean') return t(`desk-webforms.conflict.${item ? 'yes' : 'no'}`);
    if (typeof item !== 'object') return String(item);
    const members = Object.entries(item).filter(([name]) => !HIDDEN.includes(name));
    return members
      .map(([, member]) => getText(member))
      .filter(Boolean)
      .join(' · ');
  };
  return getText(value);
}

/** Returns a condition as text, with the names of its questions and answers. */
function toConditionText({ of }: Condition, { t, elements }: Reader): string {
  const parts = of.map(({ key, is }) => {
    const element = elements.get(key);
    const options = element && 'options' in element ? element.options : [];
    const answers = is.map(
      (value) =>
        options.find((option) => option.value === value)?.label ?? (value || t('desk-webforms.condition.empty')),
    );
    return `${element ? getElementName(element) : key}: ${answers.join(', ')}`;
  });
  return parts.join(' · ');
}

/** Returns the Dutch text, followed by the English if it differs. */
function toLanguageText(values: LanguageValues | undefined, reader: Reader): string {
  const [nl, en] = [toText(values?.nl, reader), toText(values?.en, reader)];
  return nl === en ? nl : [nl, en].filter(Boolean).join(' / ');
}

/**
 * Returns the part of a value that the other version does not have, for a list its differing items; undefined if the
 * values are equal.
 */
function getOwnPart(value: unknown, other: unknown): unknown {
  if (isDeepEqual(value, other)) return undefined;
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const added = value.filter((item) => !other.some((member) => isDeepEqual(item, member)));
  return added.length > 0 || value.length < other.length ? added : value;
}

/** Returns the value of one version as text; empty if it has no value. */
export function getDifferenceText({ field, ...sides }: FormDifference, side: ConflictSide, reader: Reader): string {
  const value = sides[side];
  const other = sides[side === 'mine' ? 'theirs' : 'mine'] as LanguageValues | undefined;
  if (value === undefined) return '';
  if (field === null) {
    const all = Object.entries(value as FormFieldValues).filter(([name]) => !HIDDEN.includes(name) && name !== 'when');
    return all
      .map(([, values]) => toLanguageText(values, reader))
      .filter(Boolean)
      .join(' · ');
  }
  if (field === 'english') return reader.t('desk-webforms.conflict.english');
  const texts = value as LanguageValues;
  if (field === 'when' && texts.nl) return toConditionText(texts.nl as Condition, reader);
  if (field === 'domains') return formatDomainNames(texts.nl as readonly DomainKey[], reader.language);
  return toLanguageText({ nl: getOwnPart(texts.nl, other?.nl), en: getOwnPart(texts.en, other?.en) }, reader);
}

import type { UsedKeys } from '#src/contract/desk/webform/stored-webform.ts';
import { toOtherKey } from '#src/contract/webform/answers.ts';
import type { LeafElement, WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import { isDeepEqual } from '../../canvas/stored/page-content.ts';
import { changeAllLanguages, listAllElements } from '../model/edit-form.ts';
import { createKey } from '../model/fresh-element.ts';
import type { EditorVersions } from './differences.ts';
import { toFormParts } from './form-parts.ts';

/** Returns keys that both editors gave to a new element. */
function findDuplicateKeys({ base, mine, theirs }: EditorVersions): readonly string[] {
  const [original, a, b] = [toFormParts(base).elements, toFormParts(mine).elements, toFormParts(theirs).elements];
  return [...a.keys()].filter((key) => !original.has(key) && b.has(key) && !isDeepEqual(a.get(key), b.get(key)));
}

function renameKeys<E extends WebformElement>(element: E, names: ReadonlyMap<string, string>): E {
  const getName = (key: string) => names.get(key) ?? key;
  const { when } = element;
  const waits = when && { when: { ...when, of: when.of.map((part) => ({ ...part, key: getName(part.key) })) } };
  return { ...element, ...waits, key: getName(element.key) };
}

function withNames(text: WebformText, names: ReadonlyMap<string, string>): WebformText {
  const elements = text.elements.map((element) =>
    element.type === 'page'
      ? {
          ...renameKeys(element, names),
          elements: element.elements.map((leaf): LeafElement => renameKeys(leaf, names)),
        }
      : renameKeys(element, names),
  );
  return { ...text, elements };
}

/** Returns the versions with unique keys for the elements that both editors added, so that both remain. */
export function withUniqueKeys<V extends EditorVersions>(versions: V, usage: UsedKeys): V {
  const { mine, theirs } = versions;
  const names = new Map<string, string>();
  let usageHere: UsedKeys = usage;
  for (const key of [mine, theirs].flatMap(({ texts }) => listAllElements(texts.nl).map((element) => element.key))) {
    usageHere = { ...usageHere, [key]: { kind: '', values: [] } };
  }
  for (const key of findDuplicateKeys(versions)) {
    const name = createKey(theirs.texts, usageHere, key.replace(/_\d+$/, ''));
    usageHere = { ...usageHere, [name]: { kind: '', values: [] } };
    names.set(key, name).set(toOtherKey(key), toOtherKey(name));
  }
  return { ...versions, mine: { ...mine, texts: changeAllLanguages(mine.texts, (text) => withNames(text, names)) } };
}

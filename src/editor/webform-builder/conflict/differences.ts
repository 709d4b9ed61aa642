import type { WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { isDeepEqual } from '../../canvas/stored/page-content.ts';
import { type FormFieldValues, type LanguageValues, toFormParts } from './form-parts.ts';

export type ConflictSide = 'mine' | 'theirs';

/** Versions of two editors, with the form that both opened. */
export interface EditorVersions {
  readonly base: WebformContent;
  readonly mine: WebformContent;
  readonly theirs: WebformContent;
}

/** A difference between two editors' versions: a field, a whole element, or the existence of English. */
export interface FormDifference {
  /** Unique in the form. */
  readonly key: string;
  /** Key of the element; null for the form as a whole. */
  readonly element: string | null;
  /** Null if only one version has the element. */
  readonly field: string | null;
  /** Undefined if the version does not have it. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** True if both versions changed the value, so that the editor must choose; otherwise the changed version is used. */
  readonly isBoth: boolean;
  readonly standard: ConflictSide;
}

type DifferenceKey = Pick<FormDifference, 'key' | 'element' | 'field'>;
type Compare = (one: unknown, other: unknown) => boolean;

function findDifference(
  location: DifferenceKey,
  { base, mine, theirs }: Record<'base' | ConflictSide, unknown>,
  same: Compare,
) {
  if (same(mine, theirs)) return [];
  const isMine = !same(base, mine);
  const isBothLanguages = isMine && !same(base, theirs);
  // An element that one editor deleted and the other changed remains, unless the editor chooses otherwise.
  const standard: ConflictSide = isMine && !(isBothLanguages && mine === undefined) ? 'mine' : 'theirs';
  return [{ ...location, mine, theirs, isBoth: isBothLanguages, standard }];
}

const listNames = (...sides: readonly (FormFieldValues | undefined)[]) => [
  ...new Set(sides.flatMap((side) => Object.keys(side ?? {}))),
];

/** Lists all differences between my version and the version that another editor saved in the meantime. */
export function listFormDifferences(versions: EditorVersions): readonly FormDifference[] {
  const [base, mine, theirs] = [toFormParts(versions.base), toFormParts(versions.mine), toFormParts(versions.theirs)];
  // English is compared only if both versions have it.
  const isBilingual = mine.english !== null && theirs.english !== null;
  const areEqual: Compare = (item, other) => {
    const [a, b] = [item as LanguageValues | undefined, other as LanguageValues | undefined];
    return isDeepEqual(a?.nl, b?.nl) && (!isBilingual || isDeepEqual(a?.en, b?.en));
  };
  const areFieldsEqual: Compare = (item, other) => {
    if (item === undefined || other === undefined) return item === other;
    const [a, b] = [item as FormFieldValues, other as FormFieldValues];
    return listNames(a, b).every((name) => areEqual(a[name], b[name]));
  };
  const listDifferences = (
    element: string | null,
    base: FormFieldValues | undefined,
    a: FormFieldValues,
    b: FormFieldValues,
  ) =>
    listNames(a, b).flatMap((field) => {
      const location = { key: `${element ?? ''}/${field}`, element, field };
      return findDifference(location, { base: base?.[field], mine: a[field], theirs: b[field] }, areEqual);
    });
  const english = isBilingual
    ? []
    : findDifference(
        { key: '/english', element: null, field: 'english' },
        {
          base: base.english ?? undefined,
          mine: mine.english ?? undefined,
          theirs: theirs.english ?? undefined,
        },
        isDeepEqual,
      );
  const keys = new Set([...mine.elements.keys(), ...theirs.elements.keys()]);
  const elements = [...keys].flatMap((key) => {
    const [original, a, b] = [base.elements.get(key), mine.elements.get(key), theirs.elements.get(key)];
    if (a && b) return listDifferences(key, original, a, b);
    return findDifference({ key, element: key, field: null }, { base: original, mine: a, theirs: b }, areFieldsEqual);
  });
  const ofForm = (['words', 'settings'] as const).flatMap((part) =>
    listDifferences(null, base[part], mine[part], theirs[part]),
  );
  return [...ofForm, ...english, ...elements];
}

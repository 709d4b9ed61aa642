import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreenUnsavedForms } from './unsaved-forms.ts';
import { useDeskDraft } from './use-desk-draft.ts';
import { useLeaveConfirmation } from './use-leave-confirmation.ts';

/** Typed values, and the version that they are based on; null for a new entry. */
interface Copy<T> {
  readonly values: T;
  readonly version: string | null;
}

interface Options<T> {
  /**
   * Key of the entry and its language, unique at the desk; null for values that must not be stored, such as a password.
   */
  readonly name: string | null;
  /** Initial and current values of the form. */
  readonly start: T;
  readonly now: T;
  readonly version?: string | null;
  /** Shows these values in the form. */
  readonly show: (values: T) => void;
}

/** Copy of a desk form in the tab until the server has saved the form. */
export interface FormCopy<T = never> {
  readonly isUnsaved: boolean;
  /** Version that the next save is based on: the opened one, or the one that restored values were typed over. */
  readonly version: string | null;
  /** Offer to restore or discard unsaved values. */
  readonly offer: { readonly onTakeBack: () => void; readonly onThrowAway: () => void } | null;
  /** Number of restorations; fields with internal state are mounted again when it changes. */
  readonly round: number;
  /** Deletes the copy after `sent` was saved or discarded. Text typed since then remains. */
  readonly clear: (sent?: T) => void;
  /** Replaces the values of the form with those of a draft, based on the opened version. */
  readonly put: (values: T) => void;
}

/** Returns the values as text, regardless of the order of their members; a file is represented by its name. */
const toComparableText = (values: object): string =>
  JSON.stringify(
    Array.isArray(values) ? values : Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
    (_, value) => (value instanceof File ? value.name : value),
  );

/** Returns the values that a tab can store, without files, which must be selected again. */
const toStorable = <T extends object>(values: T): T =>
  JSON.parse(JSON.stringify(values, (_, value) => (value instanceof File ? null : value))) as T;

/**
 * Stores the typed values of a desk form in the tab and, encrypted, in the browser, offers them when the form is opened again, and confirms before
 * leaving. Every form of the desk uses it (`desk-forms.test.ts`).
 */
export function useFormCopy<T extends object>({ name, start, now, version = null, show }: Options<T>): FormCopy<T> {
  const outerUnsaved = useScreenUnsavedForms();
  const [first, current] = [toComparableText(start), toComparableText(now)];
  const draft = useDeskDraft<Copy<T>>(name === null ? null : `desk.${name}`, (copy) => {
    if (current !== first || toComparableText(copy.values) === first) return;
    draft.write(copy);
    setOffered((previousCopy) => previousCopy ?? copy);
  });
  const [offered, setOffered] = useState(() => {
    const copy = draft.read();
    return copy !== null && toComparableText(copy.values) !== first ? copy : null;
  });
  const [round, setRound] = useState(0);
  // Restored values keep their base until this form is saved, also if another form makes a new version.
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const base = restoredFrom ?? version;
  const [saved, setSaved] = useState<string | null>(null);
  const isLet = useRef(false);
  const latestRef = useRef({ now, version, clear: (_sent?: T) => {} });
  const isUnsaved = current !== first && current !== saved;
  const clear = (body: T = now) => {
    const text = toComparableText(body);
    const input = latestRef.current.now;
    setSaved(text);
    setRestoredFrom(null);
    isLet.current = toComparableText(input) === text;
    if (isLet.current) draft.clear();
    else draft.write({ values: toStorable(input), version: null });
  };
  latestRef.current = { now, version, clear };

  const getCopy = useEffectEvent((_words: string): Copy<T> => ({ values: toStorable(now), version: base }));
  useEffect(() => {
    if (offered) return;
    isLet.current = false;
    // Compares the texts: `now` is a new object on every keystroke and every render.
    const copy = getCopy(current);
    if (isUnsaved && toComparableText(copy.values) !== first) draft.write(copy);
    else draft.clear();
  }, [current, isUnsaved, offered, draft, first]);

  useEffect(() => {
    const form = {};
    if (isUnsaved) outerUnsaved?.mark(form, () => latestRef.current.clear());
    return () => outerUnsaved?.mark(form, null);
  }, [isUnsaved, outerUnsaved]);

  useLeaveConfirmation(isUnsaved, isLet);

  return {
    isUnsaved,
    version: base,
    offer: offered && {
      onTakeBack: () => {
        setOffered(null);
        setRound(round + 1);
        setRestoredFrom(offered.version);
        show(offered.values);
      },
      onThrowAway: () => {
        setOffered(null);
        draft.clear();
      },
    },
    round,
    clear,
    put: (values) => {
      setRound(round + 1);
      setRestoredFrom(null);
      show(values);
    },
  };
}

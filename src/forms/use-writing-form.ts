import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Fields, getNamesByWireName } from '#src/contract/fields/fields.ts';
import type { Form } from '#src/contract/forms/form.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useUser } from '#src/session/Island.tsx';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { renameRefusedFields } from './rename-refused-fields.ts';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** Returns true if a saved text has the typed values. */
const hasValues = (saved: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => (saved as Readonly<Record<string, unknown>>)[name] === value);

/** Saved text, as returned by the content system. */
interface SavedText {
  /** Revision on which the next change is based; null if the content system returns none. */
  readonly revision?: number | null;
  /** True if the text mentions not wanting to live, so that help lines are shown. */
  readonly isHelpShown: boolean;
}

interface Options<T extends FieldValues, V, A extends SavedText> {
  readonly form: Form<T, V>;
  /** Field definitions, used to map errors to fields. */
  readonly fields: Fields;
  readonly id: string;
  /** Name of the draft. */
  readonly draftName: string;
  readonly start: T;
  /** Revision of the text that is edited. */
  readonly revision?: number | null;
  /** Key prefix of the error texts. */
  readonly textKey: string;
  /**
   * Sends the text. `key` is the same for all attempts of one text; `revision` is the one on which the typed text is
   * based, or the one that another device saved and that is shown next to it.
   */
  readonly send: (values: V, how: { readonly key: string; readonly revision: number | null }) => Promise<Result<A>>;
  /** Returns the toast text of a failure. */
  readonly getFailureText: (failure: Failure, values: V) => string;
  /** Returns the form's text for a failure; null for the default text. */
  readonly explain?: (failure: Failure) => string | null;
  /** Reads the current version of a text that another device may have saved. */
  readonly readCurrent?: () => Promise<Result<A>>;
  /** Returns the success message. */
  readonly getSuccessText: (written: A) => string;
  /** True if the page is left after saving; the toast is then shown on the next page. */
  readonly isLeft?: boolean;
  /** Called after saving, and after the help lines are closed if they were shown. */
  readonly onDone: (written: A) => void;
}

/**
 * Provides the state of a writing form: stores a draft, prevents duplicates on retry, reports saves from other devices,
 * and shows the help lines first. Rendered by `WritingForm`.
 */
export function useWritingForm<T extends FieldValues, V extends object, A extends SavedText>(
  options: Options<T, V, A>,
) {
  const { form, fields, id, draftName, start, textKey, explain, readCurrent, isLeft = false, onDone } = options;
  const { draft, isEarlier, basis, clear } = useDraft(draftName, start, options.revision);
  const { uid } = useUser();
  const keys = useIdempotencyKey(getDraft(uid, `${draftName}.sent.key`));
  const [elsewhere, setElsewhere] = useState<A | null>(null);
  const [helped, setHelped] = useState<A | null>(null);
  const forget = () => {
    keys.done();
    clear();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are stored, not in this render
  const draftWithKey = useMemo(() => {
    const write = (typed: T) => {
      draft.write(typed);
      // The key contains the text: it is deleted with the draft.
      if (draft.read() === null) keys.done();
    };
    return { ...draft, write };
  }, [draft]);
  const entry = useForm({
    form,
    id,
    start,
    textKey,
    draft: draftWithKey,
    failureIn: 'form',
    ...(explain ? { explain } : {}),
    submit: async (values): Promise<Result<A>> => {
      const send = (revision: number | null) => options.send(values, { key: keys.keyFor(values), revision });
      let result = await send(elsewhere?.revision ?? basis);
      let current = readCurrent && !result.ok && result.failure.kind === 'conflict' ? await readCurrent() : null;
      if (current?.ok && hasValues(current.value, values)) {
        // An earlier response was lost. The save is repeated, because its response opens the help lines.
        result = await send(current.value.revision ?? null);
        current = null;
      }
      if (result.ok) return result;
      if (current?.ok) setElsewhere(current.value);
      else showToast('failed', options.getFailureText(result.failure, values));
      return renameRefusedFields(result, getNamesByWireName(fields));
    },
    onDone: (content) => {
      forget();
      (isLeft ? showToastOnNextPage : showToast)('done', options.getSuccessText(content));
      if (content.isHelpShown) setHelped(content);
      else onDone(content);
    },
  });
  return {
    ...entry,
    elsewhere,
    isEarlier,
    /** Discards the draft and starts over. */
    discard: () => {
      entry.reset(start);
      forget();
    },
    clear: forget,
    isHelpOpen: helped !== null,
    closeHelp: () => {
      setHelped(null);
      if (helped) onDone(helped);
    },
  };
}

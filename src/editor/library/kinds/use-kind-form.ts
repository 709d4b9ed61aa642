import { useRef } from 'react';
import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import { fromKindInputs, getKindForm, getKindFormTexts, toKindInputs } from '#src/contract/forms/kind-form.ts';
import type { EntryKind } from '#src/contract/kinds/index.ts';
import type { DeskEntry } from '#src/contract/kinds/kind.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useVersionedForm } from '../../frame/version-conflict/use-versioned-form.ts';

/** The value of the button that sends a new entry and shows it immediately. */
export const SHOW_BUTTON = 'show';

/** Provides the form of an entry, null for a new one, with the conflict with another editor's save. */
export function useKindForm(kind: EntryKind, entry: DeskEntry<EntryKind> | null, onDone: () => void) {
  const { t } = useIsland();
  const { list, create, update } = getKindOperations(kind);
  // A new entry is off, unless it is sent by the button that shows it immediately.
  const isShown = useRef(false);
  const result = useVersionedForm({
    keep: `${kind.name}.${entry?.id ?? 'new'}`,
    form: getKindForm(kind),
    id: kind.name,
    start: toKindInputs(kind, entry),
    ...getKindFormTexts(kind),
    opened: entry,
    save: (values, version, theirs) => {
      const body = fromKindInputs(kind, values, theirs?.isOn ?? entry?.isOn ?? isShown.current);
      if (!entry) return getApiClient().call(create, { body });
      return getApiClient().call(update, { params: { id: entry.id }, body: { ...body, version } });
    },
    onDone: () => {
      const isNowShown = isShown.current ? 'desk-library.kinds.shown' : 'desk-library.kinds.made';
      showToast('done', t(entry ? 'desk-library.saved' : isNowShown));
      void refreshCalls(list.name);
      onDone();
    },
  });
  const onSubmit: typeof result.form.onSubmit = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    isShown.current = submitter?.getAttribute('value') === SHOW_BUTTON;
    result.form.onSubmit(event);
  };
  return { ...result, form: { ...result.form, onSubmit } };
}

export type KindFormState = ReturnType<typeof useKindForm>['form'];

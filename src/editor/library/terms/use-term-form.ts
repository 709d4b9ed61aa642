import { createTerm, type DeskTerm, listTerms, updateTerm, type Vocabulary } from '#src/contract/desk/terms.ts';
import { TERM_FORM, termForm } from '#src/contract/forms/library.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useVersionedForm } from '../../frame/version-conflict/use-versioned-form.ts';
import { fromTermInputs, toTermInputs } from './term-inputs.ts';

/** Returns the form of a term (null for a new one), including the conflict with another editor's save. */
export function useTermForm(vocabulary: Vocabulary, term: DeskTerm | null, onDone: () => void) {
  const { t } = useIsland();
  return useVersionedForm({
    keep: `term.${vocabulary}.${term?.tid ?? 'new'}`,
    form: termForm,
    id: 'term',
    start: toTermInputs(term),
    ...TERM_FORM,
    opened: term,
    save: (values, version) => {
      const body = fromTermInputs(values);
      if (!term) return getApiClient().call(createTerm, { params: { vocabulary }, body });
      return getApiClient().call(updateTerm, { params: { vocabulary, tid: term.tid }, body: { ...body, version } });
    },
    onDone: () => {
      showToast('done', t('desk-library.saved'));
      void refreshCalls(listTerms.name);
      onDone();
    },
  });
}

export type TermFormState = ReturnType<typeof useTermForm>['form'];

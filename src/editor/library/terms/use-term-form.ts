import { listTerms } from '#src/contract/desk/list-terms.ts';
import { makeTerm } from '#src/contract/desk/make-term.ts';
import type { DeskTerm, Vocabulary } from '#src/contract/desk/term.ts';
import { updateTerm } from '#src/contract/desk/update-term.ts';
import { termForm } from '#src/contract/forms/library.ts';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useOvertaken } from '../../frame/overtaken/use-overtaken.ts';
import { contentOf, typedOf } from './typed-term.ts';

const WIRE = {
  'words.nl.name': 'nameNl',
  'words.nl.description': 'descriptionNl',
  'words.en.name': 'nameEn',
  'words.en.description': 'descriptionEn',
};

/** The form of a term, null for a new one, and what somebody else saved of it meanwhile. */
export function useTermForm(vocabulary: Vocabulary, term: DeskTerm | null, onDone: () => void) {
  const { t } = useIsland();
  const overtaken = useOvertaken(term);
  const form = useForm({
    form: termForm,
    id: 'term',
    start: typedOf(term),
    words: 'desk-library.terms.errors',
    submit: async (values) => {
      const body = contentOf(values);
      if (!term) return refusedAt(await api().call(makeTerm, { params: { vocabulary }, body }), WIRE);
      const versioned = { ...body, version: overtaken.version() };
      const result = await api().call(updateTerm, { params: { vocabulary, tid: term.tid }, body: versioned });
      return refusedAt(overtaken.note(result), WIRE);
    },
    explain: ({ status }) => (status === 412 ? t('desk.overtaken.title') : null),
    onDone: () => {
      showToast('done', t('desk-library.saved'));
      void refreshCalls(listTerms.name);
      onDone();
    },
  });
  return { form, overtaken };
}

export type TermFormState = ReturnType<typeof useTermForm>['form'];

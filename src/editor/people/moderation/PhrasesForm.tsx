import { openSuicideWords, type SuicideWords, saveSuicideWords } from '#src/contract/desk/suicide-words.ts';
import { suicidePhrasesForm } from '#src/contract/forms/suicide-phrases.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

/** The phrases that moderators added, one on a line; the labelled sentences are run before they are saved. */
export function PhrasesForm({ words }: { words: SuicideWords }) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: 'moderation.phrases',
    form: suicidePhrasesForm,
    id: 'suicide-phrases',
    start: { phrases: words.phrases.join('\n') },
    words: 'desk-people.moderation.words.errors',
    failureIn: 'form',
    explain: (failure) => (failure.status === 409 ? t('desk-people.moderation.words.conflict') : null),
    submit: ({ phrases }) => api().call(saveSuicideWords, { body: { phrases, from: words.phrases } }),
    onDone: () => {
      showToast('done', t('desk-people.moderation.words.saved'));
      void refreshCalls(openSuicideWords.name);
    },
  });
  return (
    <section className="sheet stack" aria-labelledby="suicide-own">
      <h2 id="suicide-own">{t('desk-people.moderation.words.own')}</h2>
      <p>{t('desk-people.moderation.words.ownLead')}</p>
      <DeskForm
        form={form}
        submit={t('desk-people.moderation.words.save')}
        label={t('desk-people.moderation.words.own')}
      >
        <TextArea
          {...form.field('phrases')}
          label={t('desk-people.moderation.words.phrases')}
          help={t('desk-people.moderation.words.phrasesHelp')}
          rows={8}
        />
      </DeskForm>
    </section>
  );
}

import { type RemovedWords, restoreForm, restoreWords } from '#src/contract/desk/removed-words.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

interface Props {
  removed: RemovedWords;
  onClose: () => void;
}

/** Dialog for the reason why a text is restored. */
export function RestoreDialog(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-people.moderation.restore.title')} onClose={props.onClose}>
      <div className="stack">
        <p>{t('desk-people.moderation.restore.text')}</p>
        <RestoreForm {...props} />
      </div>
    </FormDialog>
  );
}

function RestoreForm({ removed: { removal }, onClose }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `moderation.restore.${removal}`,
    form: restoreForm,
    id: 'restore',
    start: { reason: '' },
    words: 'desk-people.errors',
    submit: ({ reason }) => api().call(restoreWords, { params: { removal }, body: { reason } }),
    onDone: ({ left }) => {
      onClose();
      showToast('done', t(left === 0 ? 'desk-people.done.restore' : 'desk-people.done.restoreLeft', { count: left }));
      void refreshCalls('list-removed-words');
    },
    explain: ({ kind }) => (kind === 'not_found' ? t('desk-people.moderation.restore.gone') : null),
  });
  return (
    <DeskForm
      form={form}
      submit={t('desk-people.moderation.restore.name')}
      label={t('desk-people.moderation.restore.title')}
    >
      <TextArea
        {...form.field('reason')}
        rows={3}
        dir="auto"
        label={t('desk-people.reason')}
        help={t('desk-people.reasonHelp')}
      />
    </DeskForm>
  );
}

import { getApproval, submitForApproval } from '#src/contract/desk/approval.ts';
import type { PageParams } from '#src/contract/desk/pages.ts';
import { APPROVAL_FORM_TEXTS, approvalForm } from '#src/contract/forms/library.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

interface Props {
  readonly page: PageParams;
  /** Revision that the colleague has to publish. */
  readonly vid: number;
  readonly onClose: () => void;
}

function ApprovalForm({ page: { nid, language }, vid, onClose }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `page.${nid}.${language}.approval`,
    form: approvalForm,
    id: 'approval',
    start: { words: '' },
    textKey: APPROVAL_FORM_TEXTS,
    submit: (body) => getApiClient().call(submitForApproval, { params: { nid, language }, body: { vid, ...body } }),
    onDone: () => {
      showToast('done', t('desk-pages.approval.asked'));
      void refreshCalls(getApproval.name);
      onClose();
    },
    explain: ({ kind }) => (kind === 'conflict' ? t('desk-pages.approval.late') : null),
  });
  return (
    <DeskForm form={form} submit={t('desk-pages.approval.ask')} label={t('desk-pages.approval.title')}>
      <TextArea {...form.field('words')} label={t('desk-pages.approval.words')} rows={3} />
    </DeskForm>
  );
}

/** Form that requests the publication of a page by a colleague, with a message. */
export function RequestApproval(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-pages.approval.title')} onClose={props.onClose}>
      <p>{t('desk-pages.approval.lead')}</p>
      <ApprovalForm {...props} />
    </FormDialog>
  );
}

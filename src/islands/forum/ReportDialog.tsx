import { getNamesByWireName } from '#src/contract/fields/fields.ts';
import { flagContent, reportFields } from '#src/contract/flags.ts';
import { reportForm } from '#src/contract/forms/community.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { useDialogs } from './Dialogs.tsx';
import { type FlagSubject, toReportParams } from './flagged.ts';

interface Props {
  target: FlagSubject;
  open: boolean;
  onClose: () => void;
  onReported: () => void;
}

const START = { reason: '' };

/** Form for the reason of a report, which only moderators read. */
export function ReportDialog({ target, open, onClose, onReported }: Props) {
  const { t } = useIsland();
  const { showHelp } = useDialogs();
  const { draft } = useDraft(`report-${target.type}-${target.id}`, START);
  const form = useForm({
    form: reportForm,
    id: 'report',
    start: START,
    textKey: 'forum.errors',
    draft,
    failureIn: 'form',
    submit: async (values) => {
      const result = await getApiClient().call(flagContent, { params: toReportParams(target), body: values });
      if (!result.ok) showToast('failed', t('forum.failed.report'));
      return renameRefusedFields(result, getNamesByWireName(reportFields));
    },
    onDone: ({ isHelpShown }) => {
      onReported();
      showToast('done', t('forum.report.done'));
      if (isHelpShown) void showHelp();
    },
  });
  const title = t(target.type === 'node' ? 'forum.report.post' : 'forum.report.comment');
  return (
    <Dialog open={open} title={title} closeLabel={t('forms.close')} onClose={onClose}>
      <div className="stack">
        <p>{t('forum.report.lead')}</p>
        <FormFrame form={form} submit={t('forum.report.submit')} label={title}>
          <TextArea
            {...form.field('reason')}
            rows={4}
            dir="auto"
            label={t('forum.report.reason')}
            help={t('forum.report.reasonHelp')}
          />
        </FormFrame>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { unflagContent } from '#src/contract/flags.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { type FlagSubject, toReportParams } from './flagged.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface Props {
  target: FlagSubject;
  isReported: boolean;
  /** Called with true if the text was reported, with false if the report was withdrawn. */
  onChange: (isReported: boolean) => void;
  about: string;
}

/** Button that reports a text with a reason; a second click withdraws the report. */
export function ReportButton({ target, isReported, onChange, about }: Props) {
  const { t } = useIsland();
  const [dialog, setDialog] = useState<'closed' | 'open' | 'closing'>('closed');

  const withdrawReport = async () => {
    onChange(false);
    const result = await getApiClient().call(unflagContent, { params: toReportParams(target) });
    if (result.ok) {
      showToast('done', t('forum.report.takenBack'));
      return;
    }
    onChange(true);
    showToast('failed', t('forum.failed.report'));
  };

  const texts = target.type === 'node' ? 'forum.report.post' : 'forum.report.comment';
  return (
    <>
      <RowAction
        icon="flag"
        label={isReported ? t('forum.report.undo') : t(texts)}
        about={about}
        aria-pressed={isReported}
        onClick={() => (isReported ? void withdrawReport() : setDialog('open'))}
      />
      {dialog !== 'closed' && (
        <ReportDialog
          target={target}
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onReported={() => {
            onChange(true);
            setDialog('closing');
          }}
        />
      )}
    </>
  );
}

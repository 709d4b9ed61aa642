import { useState } from 'react';
import { type ImportSummary, importContent, previewImport } from '#src/contract/desk/transfer.ts';
import { contentSetForm } from '#src/contract/forms/library.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { JSON_FILE } from '#src/forms/json-file.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldFrame } from '#src/ui/field/FieldFrame.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

/** Changes that an import made or would make, or the reason why it is rejected. */
function TransferSummary({ summary: { isApplied, parts, refused } }: { readonly summary: ImportSummary }) {
  const { t } = useIsland();
  if (refused.length > 0) {
    return (
      <div className="stack">
        <h3>{t('desk-library.transfer.refused')}</h3>
        <ul className="transfer-refused">
          {refused.map(({ file, text }) => (
            <li key={`${file} ${text}`}>
              <code>{file}</code> {text}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const columns = (['new', 'changed', 'same'] as const).map((kind) => ({
    key: kind,
    header: t(`desk-library.transfer.${kind}`),
    cell: (row: (typeof parts)[number]) => String(row[kind]),
  }));
  return (
    <div className="stack">
      <h3>{t(isApplied ? 'desk-library.transfer.applied' : 'desk-library.transfer.would')}</h3>
      <Table
        caption={t('desk-library.transfer.would')}
        rows={parts}
        rowKey={({ part }) => part}
        columns={[
          {
            key: 'part',
            header: t('desk-library.transfer.part'),
            cell: ({ part }) => t(`desk-library.transfer.parts.${part}`),
          },
          ...columns,
        ]}
      />
    </div>
  );
}

interface ImportPreview {
  readonly file: File;
  readonly summary: ImportSummary;
}

/** Form that imports an export file, after a preview of the changes it would make. */
export function ImportContent() {
  const { t } = useIsland();
  const [looked, setLooked] = useState<ImportPreview | null>(null);
  const form = useDeskForm({
    keep: 'transfer',
    form: contentSetForm,
    id: 'set',
    start: { file: null as File | null },
    textKey: 'desk-library.transfer.errors',
    submit: async ({ file }) => {
      setLooked(null);
      const result = await getApiClient().call(previewImport, { body: { file } });
      if (result.ok) setLooked({ file, summary: result.value });
      return result;
    },
    explain: ({ status }) => (status === 413 ? t('desk-library.transfer.errors.file.too-large') : null),
  });
  const question = useConfirm(
    () => getApiClient().call(importContent, { body: { file: looked?.file ?? new File([], '') } }),
    (summary) => {
      setLooked(looked && { ...looked, summary });
      if (summary.isApplied) showToast('done', t('desk-library.transfer.in.done'));
    },
  );
  const { ask, ...dialog } = question;
  const summary = looked?.summary;
  const hasChanges = summary?.parts.some((part) => part.new + part.changed > 0) ?? false;
  return (
    <section className="sheet stack">
      <h2>{t('desk-library.transfer.in.title')}</h2>
      <p>{t('desk-library.transfer.in.lead')}</p>
      <DeskForm form={form} kind="quiet" submit={t('desk-library.transfer.in.look')}>
        <FieldFrame
          id={form.fieldId('file')}
          label={t('desk-library.transfer.in.file')}
          help={t('desk-library.transfer.in.fileHelp')}
          error={form.getError('file')}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={JSON_FILE}
              className="control"
              onChange={(event) => form.set('file', event.target.files?.[0] ?? null)}
            />
          )}
        </FieldFrame>
      </DeskForm>
      <div role="status">{summary && <TransferSummary summary={summary} />}</div>
      {summary && hasChanges && !summary.isApplied && (
        <p>
          <Button onClick={ask}>{t('desk-library.transfer.in.bring')}</Button>
        </p>
      )}
      <ConfirmDialog
        question={dialog}
        title={t('desk-library.transfer.in.askTitle')}
        confirm={t('desk-library.transfer.in.bring')}
        kind="accent"
        failed={t('desk-library.transfer.in.failed')}
      >
        <p>{t('desk-library.transfer.in.askText')}</p>
      </ConfirmDialog>
    </section>
  );
}

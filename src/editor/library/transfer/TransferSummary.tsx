import type { ImportSummary } from '#src/contract/desk/content-set.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Changes that a set made or would make, or the reason why it cannot be imported. */
export function TransferSummary({ summary: { isApplied, parts, refused } }: { readonly summary: ImportSummary }) {
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
    head: t(`desk-library.transfer.${kind}`),
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
            head: t('desk-library.transfer.part'),
            cell: ({ part }) => t(`desk-library.transfer.parts.${part}`),
          },
          ...columns,
        ]}
      />
    </div>
  );
}

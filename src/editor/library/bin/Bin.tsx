import { bringBack } from '#src/contract/desk/bring-back.ts';
import { eraseBinned } from '#src/contract/desk/erase-binned.ts';
import { type BinnedThing, listBin } from '#src/contract/desk/list-bin.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { failureText } from '#src/forms/failure-text.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { domainNames } from '../../frame/names.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { type ListQuery, pageIn, useListAddress } from '../../kit/use-list-address.ts';
import { useMoment } from '../../kit/use-moment.ts';

const readQuery = (sent: URLSearchParams): ListQuery => ({ page: pageIn(sent) });

function Actions({ thing: { id, name: given } }: { readonly thing: BinnedThing }) {
  const { t } = useIsland();
  const user = useUser();
  const name = given || t('desk.untitled');
  const restore = async () => {
    const result = await api().call(bringBack, { params: { id } });
    if (!result.ok) return showToast('failed', failureText(t, result.failure));
    showToast('done', t(result.value.isWhole ? 'desk.things.bin.brought' : 'desk.things.bin.broughtPart', { name }));
    await refreshCalls(listBin.name);
  };
  const { ask, ...question } = useConfirm(
    () => api().call(eraseBinned, { params: { id } }),
    () => {
      showToast('done', t('desk.things.bin.erased', { name }));
      void refreshCalls(listBin.name);
    },
  );
  return (
    <div className="button-row">
      <RowAction icon="undo-2" label={t('desk.things.bin.back')} about={name} onClick={() => void restore()} />
      {user.role === 'administrator' && (
        <>
          <RowAction icon="trash" label={t('desk.things.bin.erase')} about={name} onClick={ask} />
          <ConfirmDialog
            question={question}
            title={t('desk.things.bin.eraseTitle', { name })}
            confirm={t('desk.things.bin.erase')}
            failed={t('desk.things.failed')}
          >
            <p>{t('desk.things.bin.eraseText')}</p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}

/** What was deleted in the last thirty days, with the way back. */
export function Bin() {
  const { t, language } = useIsland();
  const moment = useMoment();
  const { query, narrow } = useListAddress(readQuery);
  const fetched = useCall(listBin, { query }, { keepsFormer: true });
  return (
    <div className="stack">
      <ScreenHead title={t('desk.screens.bin')} lead={t('desk.things.bin.lead')} />
      <Fetched fetched={fetched}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk.things.bin.none')}>
              {t('desk.things.bin.noneText')}
            </EmptyState>
          ) : (
            <>
              <div className="page-table">
                <Table<BinnedThing>
                  caption={t('desk.screens.bin')}
                  rows={rows}
                  rowKey={({ id }) => String(id)}
                  columns={[
                    {
                      key: 'what',
                      head: t('desk.things.bin.what'),
                      cell: ({ kind, name }) => (
                        <span className="page-cell">
                          {name || t('desk.untitled')}
                          <span className="soft">{t(`desk.things.kinds.${kind}`)}</span>
                        </span>
                      ),
                    },
                    {
                      key: 'domains',
                      head: t('desk.things.bin.domains'),
                      cell: ({ domains }) => domainNames(domains, language),
                    },
                    {
                      key: 'deleted',
                      head: t('desk.things.bin.deleted'),
                      cell: ({ deletedAt, deletedBy }) => (
                        <span className="page-cell">
                          {moment(deletedAt)}
                          <span className="soft">{deletedBy === '' ? t('desk.things.gone') : deletedBy}</span>
                        </span>
                      ),
                    },
                    { key: 'back', head: t('desk.things.bin.back'), cell: (thing) => <Actions thing={thing} /> },
                  ]}
                />
              </div>
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </>
          )
        }
      </Fetched>
    </div>
  );
}

import { type DeletedEntry, deleteFromBin, listBin, restoreEntry } from '#src/contract/desk/versions.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { formatDomainNames } from '../../frame/names.ts';
import { ListScreen } from '../../kit/ListScreen.tsx';
import { useEditableContent } from '../../kit/things/MayPublish.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

/**
 * Returns a function that is true if the user may restore an entry; an entry of no programme belongs to all, and a term
 * is visible at once.
 */
function useCanRestore() {
  const { may } = useEditableContent();
  const { mayPublish } = useUser();
  return ({ kind, domains }: DeletedEntry) =>
    (kind !== 'term' || mayPublish) && (domains.length === 0 || may({ domains, language: null }));
}

function Actions({ thing }: { readonly thing: DeletedEntry }) {
  const { id, kind, name: input } = thing;
  const { t } = useIsland();
  const user = useUser();
  const mayBringBack = useCanRestore();
  const name = input || t('desk.untitled');
  const restore = async () => {
    const result = await getApiClient().call(restoreEntry, { params: { id } });
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    const brought = result.value.isWhole ? 'desk.things.bin.brought' : 'desk.things.bin.broughtPart';
    showToast('done', t(kind === 'term' ? 'desk.things.bin.broughtTerm' : brought, { name }));
    await refreshCalls(listBin.name);
  };
  const { ask, ...question } = useConfirm(
    () => getApiClient().call(deleteFromBin, { params: { id } }),
    () => {
      showToast('done', t('desk.things.bin.erased', { name }));
      void refreshCalls(listBin.name);
    },
  );
  return (
    <div className="button-row">
      {mayBringBack(thing) && (
        <RowAction icon="undo-2" label={t('desk.things.bin.back')} about={name} onClick={() => void restore()} />
      )}
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

/** Entries deleted in the last thirty days, each with a button to restore it. */
export function Bin() {
  const { t, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  const mayBringBack = useCanRestore();
  return (
    <ListScreen<DeletedEntry>
      title={t('desk.screens.bin')}
      lead={t('desk.things.bin.lead')}
      none={{ title: t('desk.things.bin.none'), text: t('desk.things.bin.noneText') }}
      list={listBin}
      rowKey={({ id }) => String(id)}
      bulkActions={[
        {
          icon: 'undo-2',
          action: t('desk.things.bin.back'),
          text: t('desk.things.bin.backText'),
          getName: ({ name }) => name || t('desk.untitled'),
          may: mayBringBack,
          perform: ({ id }) => getApiClient().call(restoreEntry, { params: { id } }),
        },
      ]}
      columns={[
        {
          key: 'what',
          header: t('desk.things.bin.what'),
          cell: ({ kind, name }) => (
            <span className="page-cell">
              {name || t('desk.untitled')}
              <span className="soft">{t(`desk.things.kinds.${kind}`)}</span>
            </span>
          ),
        },
        {
          key: 'domains',
          header: t('desk.things.bin.domains'),
          cell: ({ domains }) => formatDomainNames(domains, language),
        },
        {
          key: 'deleted',
          header: t('desk.things.bin.deleted'),
          cell: ({ deletedAt, deletedBy }) => (
            <span className="page-cell">
              {formatMoment(deletedAt)}
              <span className="soft">{deletedBy === '' ? t('desk.things.gone') : deletedBy}</span>
            </span>
          ),
        },
        { key: 'back', header: t('desk.things.bin.back'), cell: (entry) => <Actions thing={entry} /> },
      ]}
    />
  );
}

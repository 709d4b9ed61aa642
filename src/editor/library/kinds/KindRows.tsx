import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import type { EntryKind } from '#src/contract/kinds/index.ts';
import type { DeskEntry, KindSpec } from '#src/contract/kinds/kind.ts';
import type { Shape } from '#src/contract/shape/shape.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, saveOptimistically } from '#src/session/use-call.ts';
import { Check } from '#src/ui/check/Check.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { DeleteControl } from '../../kit/DeleteControl.tsx';
import { MoveControls } from '../../kit/MoveControls.tsx';
import { moveItem } from '../../kit/move-item.ts';
import { type BulkAction, BulkActionBar, RowCheckbox } from '../../kit/several/BulkActions.tsx';
import { useRowSelection } from '../../kit/several/use-row-selection.ts';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { DomainTags } from '../parts/DomainTags.tsx';

type Entry = DeskEntry<EntryKind>;

/** Deletes an entry, after a confirmation. */
function DeleteEntry({ kind, id, title }: { readonly kind: EntryKind; readonly id: number; readonly title: string }) {
  const { t } = useIsland();
  const { list, remove } = getKindOperations(kind);
  return (
    <DeleteControl
      button={(request) => <RowAction icon="trash" label={t('desk-library.delete')} about={title} onClick={request} />}
      perform={() => getApiClient().call(remove, { params: { id } })}
      then={{ list: list.name }}
      title={t('desk-library.deleteTitle', { name: title })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name: title })}
    >
      <p>{t('desk-library.kinds.deleteText')}</p>
    </DeleteControl>
  );
}

interface Props {
  kind: EntryKind;
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
}

/** The entries of a kind, in the order in which visitors see them. */
export function KindRows({ kind, entries, onEdit }: Props) {
  const { t, language } = useIsland();
  const { list, update, remove, order } = getKindOperations(kind);
  const { words, groupBy, title: namedTitle }: KindSpec = kind;
  const getTitle = ({ words: { nl, en } }: Entry) => ((nl ?? en) as Readonly<Record<string, string>>)[namedTitle] ?? '';
  const getGroup = (entry: Entry) => String(groupBy ? (entry as unknown as Record<string, unknown>)[groupBy] : '');
  const getDates = (entry: Entry) =>
    Object.entries<Shape>(kind.fields)
      .filter(([, { format }]) => format === 'date')
      .map(([name]) => String((entry as unknown as Record<string, unknown>)[name]))
      .filter(isCalendarDate)
      .map((date) => formatDayWithYear(date, language));
  const choice = useRowSelection(entries, ({ id }) => String(id));
  const change = async (
    nextEntries: readonly Entry[],
    request: Parameters<typeof saveOptimistically>[2]['request'],
  ) => {
    const result = await saveOptimistically(list, {}, { change: () => nextEntries, request });
    if (!result.ok) {
      const isConflict = result.failure.status === 412;
      showToast('failed', isConflict ? t('desk-library.kinds.changed') : toFailureText(t, result.failure));
      if (isConflict) void refreshCalls(list.name);
    }
    return result.ok;
  };
  const move = (from: number, to: number) => {
    const nextEntries = moveItem(entries, from, to);
    return change(nextEntries, () => getApiClient().call(order, { body: { ids: nextEntries.map(({ id }) => id) } }));
  };
  const turn = async (entry: Entry, isOn: boolean) => {
    const { id, uuid: _uuid, ...content } = entry;
    const nextEntries = entries.map((entry) => (entry.id === id ? { ...entry, isOn } : entry));
    const isDone = await change(nextEntries, () =>
      getApiClient().call(update, { params: { id }, body: { ...content, isOn } }),
    );
    if (isDone)
      showToast('done', t(`desk-library.kinds.${isOn ? 'turnedOn' : 'turnedOff'}`, { title: getTitle(entry) }));
  };
  const createBulkAction = (isOn: boolean): BulkAction<Entry> => ({
    icon: isOn ? 'eye' : 'eye-off',
    action: t(`desk-library.kinds.several.${isOn ? 'on' : 'off'}`),
    text: t(`desk-library.kinds.several.${isOn ? 'onText' : 'offText'}`),
    getName: getTitle,
    perform: ({ id, uuid: _uuid, ...content }) =>
      getApiClient().call(update, { params: { id }, body: { ...content, isOn } }),
  });
  const bin: BulkAction<Entry> = {
    icon: 'trash',
    action: t('desk-library.delete'),
    text: t('desk-library.kinds.several.deleteText'),
    getName: getTitle,
    perform: ({ id }) => getApiClient().call(remove, { params: { id } }),
  };
  const rows = (
    <ol className="library-rows">
      {entries.map((entry, index) => {
        const groupEntries = entries.filter((item) => getGroup(item) === getGroup(entry));
        const first = entries.indexOf(groupEntries[0] ?? entry);
        const title = getTitle(entry);
        return (
          <li key={entry.id} data-off={entry.isOn ? undefined : ''}>
            <MayPublish of={entry.domains}>
              <RowCheckbox row={entry} id={`choose-${entry.id}`} choice={choice} name={title} />
            </MayPublish>
            <MayPublish of={entries.flatMap(({ domains }) => domains)}>
              <MoveControls
                about={title}
                at={index - first}
                count={groupEntries.length}
                onMove={(to) => void move(index, first + to)}
              />
            </MayPublish>
            <div className="library-row-words">
              <p>
                {groupBy && (
                  <span className="library-tag" data-tag={getGroup(entry)}>
                    {t(`${words}.options.${groupBy}.${getGroup(entry)}`)}
                  </span>
                )}{' '}
                <strong>{title}</strong>
              </p>
              <p className="soft">
                {getDates(entry).map((date) => `${date} · `)}
                <DomainTags domains={entry.domains} />
                {entry.words.en === null && ` · ${t('desk-library.dutchOnly')}`}
              </p>
            </div>
            <MayPublish of={entry.domains}>
              <Check
                id={`${kind.name}-${entry.id}-on`}
                label={
                  <>
                    {t('desk-library.isOn')}
                    <span className="visually-hidden"> ({title})</span>
                  </>
                }
                checked={entry.isOn}
                onChange={(event) => void turn(entry, event.target.checked)}
              />
            </MayPublish>
            <span className="library-row-actions">
              <RowAction icon="pencil" label={t('desk-library.change')} about={title} onClick={() => onEdit(entry)} />
              <MayPublish of={entry.domains}>
                <DeleteEntry kind={kind} id={entry.id} title={title} />
              </MayPublish>
            </span>
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      <MayPublish of={[]}>
        <BulkActionBar
          choice={choice}
          several={[createBulkAction(true), createBulkAction(false), bin]}
          list={list.name}
        />
      </MayPublish>
      {rows}
    </>
  );
}

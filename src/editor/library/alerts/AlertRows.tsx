import { type DeskAlert, deleteAlert, listAlerts, orderAlerts, updateAlert } from '#src/contract/desk/alerts.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, saveOptimistically } from '#src/session/use-call.ts';
import { Check } from '#src/ui/check/Check.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { AskToDelete } from '../../kit/AskToDelete.tsx';
import { MoveControls } from '../../kit/MoveControls.tsx';
import { moved } from '../../kit/move-item.ts';
import { ChosenRows, type OfSeveral, PickRow } from '../../kit/several/ChosenRows.tsx';
import { useChosen } from '../../kit/several/use-chosen.ts';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { DomainTags } from '../parts/DomainTags.tsx';

/** Button that deletes an alert after a confirmation. */
function DeleteAlert({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useIsland();
  return (
    <AskToDelete
      button={(ask) => <RowAction icon="trash" label={t('desk-library.delete')} about={title} onClick={ask} />}
      perform={() => api().call(deleteAlert, { params: { id } })}
      then={{ list: listAlerts.name }}
      title={t('desk-library.deleteTitle', { name: title })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name: title })}
    >
      <p>{t('desk-library.alerts.deleteText')}</p>
    </AskToDelete>
  );
}

interface Props {
  alerts: readonly DeskAlert[];
  onEdit: (alert: DeskAlert) => void;
}

const titleOf = ({ words }: DeskAlert) => words.nl?.title ?? words.en?.title ?? '';

/** Alerts in the order in which visitors see them. */
export function AlertRows({ alerts, onEdit }: Props) {
  const { t } = useIsland();
  const choice = useChosen(alerts, ({ id }) => String(id));
  const change = async (after: readonly DeskAlert[], request: Parameters<typeof saveOptimistically>[2]['request']) => {
    const result = await saveOptimistically(listAlerts, {}, { change: () => after, request });
    if (!result.ok) {
      const isConflict = result.failure.status === 412;
      showToast('failed', isConflict ? t('desk-library.alerts.changed') : failureText(t, result.failure));
      if (isConflict) void refreshCalls(listAlerts.name);
    }
    return result.ok;
  };
  const move = (from: number, to: number) => {
    const after = moved(alerts, from, to);
    return change(after, () => api().call(orderAlerts, { body: { ids: after.map(({ id }) => id) } }));
  };
  const turn = async (alert: DeskAlert, isOn: boolean) => {
    const { id, uuid: _uuid, ...content } = alert;
    const after = alerts.map((one) => (one.id === id ? { ...one, isOn } : one));
    const isDone = await change(after, () => api().call(updateAlert, { params: { id }, body: { ...content, isOn } }));
    if (isDone)
      showToast('done', t(`desk-library.alerts.${isOn ? 'turnedOn' : 'turnedOff'}`, { title: titleOf(alert) }));
  };
  const several = (isOn: boolean): OfSeveral<DeskAlert> => ({
    icon: isOn ? 'eye' : 'eye-off',
    action: t(`desk-library.alerts.several.${isOn ? 'on' : 'off'}`),
    text: t(`desk-library.alerts.several.${isOn ? 'onText' : 'offText'}`),
    nameOf: titleOf,
    perform: ({ id, uuid: _uuid, ...content }) =>
      api().call(updateAlert, { params: { id }, body: { ...content, isOn } }),
  });
  const bin: OfSeveral<DeskAlert> = {
    icon: 'trash',
    action: t('desk-library.delete'),
    text: t('desk-library.alerts.several.deleteText'),
    nameOf: titleOf,
    perform: ({ id }) => api().call(deleteAlert, { params: { id } }),
  };
  const rows = (
    <ol className="library-rows">
      {alerts.map((alert, at) => {
        const sameType = alerts.filter(({ type }) => type === alert.type);
        const first = alerts.indexOf(sameType[0] ?? alert);
        const title = titleOf(alert);
        return (
          <li key={alert.id} data-off={alert.isOn ? undefined : ''}>
            <MayPublish of={alert.domains}>
              <PickRow row={alert} id={`choose-${alert.id}`} choice={choice} name={title} />
            </MayPublish>
            <MayPublish of={alerts.flatMap(({ domains }) => domains)}>
              <MoveControls
                about={title}
                at={at - first}
                count={sameType.length}
                onMove={(to) => void move(at, first + to)}
              />
            </MayPublish>
            <div className="library-row-words">
              <p>
                <span className="library-tag" data-tag={alert.type}>
                  {t(`desk-library.alerts.types.${alert.type}`)}
                </span>{' '}
                <strong>{title}</strong>
              </p>
              <p className="soft">
                <DomainTags domains={alert.domains} />
                {alert.words.en === null && ` · ${t('desk-library.dutchOnly')}`}
              </p>
            </div>
            <MayPublish of={alert.domains}>
              <Check
                id={`alert-${alert.id}-on`}
                label={
                  <>
                    {t('desk-library.isOn')}
                    <span className="visually-hidden"> ({title})</span>
                  </>
                }
                checked={alert.isOn}
                onChange={(event) => void turn(alert, event.target.checked)}
              />
            </MayPublish>
            <span className="library-row-actions">
              <RowAction icon="pencil" label={t('desk-library.change')} about={title} onClick={() => onEdit(alert)} />
              <MayPublish of={alert.domains}>
                <DeleteAlert id={alert.id} title={title} />
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
        <ChosenRows choice={choice} several={[several(true), several(false), bin]} list={listAlerts.name} />
      </MayPublish>
      {rows}
    </>
  );
}

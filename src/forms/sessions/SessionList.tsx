import { useState } from 'react';
import { endOtherSessions, endSession, listSessions, type UserSession } from '#src/contract/sessions.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { isUnrelatedToInput, toFailureText } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { formatDevice } from '#src/i18n/format-device.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { keepFocusInCards } from '#src/ui/keep-focus.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

const reload = () => refreshCalls(listSessions.name);

/** Lists the user's sessions by device, with a button to end each. */
export function SessionList() {
  const { t } = useIsland();
  const sessionsCall = useCall(listSessions, {});
  if (sessionsCall.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} count={2} />;
  if (sessionsCall.status === 'error') {
    return <LoadingFailure call={sessionsCall} text={t('sessions.failed')} />;
  }
  const { sessions, count } = sessionsCall.value;
  const extraCount = count - sessions.length;
  return (
    <>
      <ul ref={keepFocusInCards} className="session-list">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {extraCount > 0 && <p>{t('sessions.more', { count: extraCount })}</p>}
      {/* After the other sessions have ended, the sentence takes the focus of the button. */}
      <div ref={keepFocusInCards}>{count > 1 ? <EndOtherSessions /> : <p>{t('sessions.onlyThis')}</p>}</div>
    </>
  );
}

function Row({ session }: { session: UserSession }) {
  const { t, language } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const { id, since, lastSeen, isThis } = session;
  const device = formatDevice(session, t);
  const finish = async () => {
    setBusy(true);
    const result = await getApiClient().call(endSession, { params: { id } });
    setBusy(false);
    if (result.ok) showToast('done', t('sessions.ended', { device }));
    else
      showToast(
        'failed',
        isUnrelatedToInput(result.failure) ? toFailureText(t, result.failure) : t('sessions.notEnded'),
      );
    await reload();
  };
  return (
    <li className="session-row">
      <div>
        <p>
          <strong>{device}</strong>
        </p>
        {isThis && <p>{t('sessions.this')}</p>}
        <p className="soft">{t('sessions.since', { date: formatDayWithYear(since, language) })}</p>
        {!isThis && <p className="soft">{t('sessions.lastSeen', { date: formatDayWithYear(lastSeen, language) })}</p>}
      </div>
      {!isThis && (
        <Button
          kind="quiet"
          aria-label={t('sessions.endThat', { device, date: formatDayWithYear(since, language) })}
          onClick={() => void finish()}
          busy={isBusy && t('forms.busy')}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndOtherSessions() {
  const { t } = useIsland();
  const action = useConfirm(
    () => getApiClient().call(endOtherSessions, {}),
    () => {
      showToast('done', t('sessions.othersEnded'));
      void reload();
    },
  );
  return (
    <>
      <p>
        <Button kind="quiet" icon="log-out" onClick={action.ask}>
          {t('sessions.endOthers')}
        </Button>
      </p>
      <ConfirmDialog
        question={action}
        kind="accent"
        title={t('sessions.sure')}
        confirm={t('sessions.endOthers')}
        failed={t('sessions.notEnded')}
      >
        <p>{t('sessions.sureText')}</p>
      </ConfirmDialog>
    </>
  );
}

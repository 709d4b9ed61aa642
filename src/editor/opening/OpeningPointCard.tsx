import { useState } from 'react';
import { sendTestMail } from '#src/contract/desk/mails.ts';
import { type OpeningLine, type OpeningStatus, setPointState, showOpening } from '#src/contract/desk/opening.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { canCompleteManually, type OpeningPoint } from '#src/rules/opening/opening-list.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { CompletePoint } from './CompletePoint.tsx';

interface Props {
  readonly line: OpeningLine;
  readonly list: OpeningStatus;
}

/** Screen on which a point of the opening list is completed. */
const PLACES: Readonly<Partial<Record<OpeningPoint, { readonly screen: string; readonly query?: string }>>> = {
  provider: { screen: 'provider' },
  statements: { screen: 'pages' },
  lines: { screen: 'help-lines' },
  'facts-1': { screen: 'facts', query: '?class=1' },
  'facts-2': { screen: 'facts', query: '?class=2' },
  'facts-3': { screen: 'facts', query: '?class=3' },
  moderation: { screen: 'provider' },
};

/** One point of the opening list: its state, source and actions. */
export function OpeningPointCard({ line, list }: Props) {
  const { t, href } = useIsland();
  const formatMoment = useDateTimeFormat();
  const [pendingAction, setAsked] = useState<'done' | 'passed' | null>(null);
  const { point, state, lacking, settled } = line;
  const location = PLACES[point];
  const shows = settled !== null && (state === 'passed' || lacking === null);

  const showResult = async (call: ReturnType<typeof reopen>) => {
    const result = await call;
    if (!result.ok) showToast('failed', toFailureText(t, result.failure));
    void refreshCalls(showOpening.name);
  };
  const reopen = () =>
    getApiClient().call(setPointState, { params: { point }, body: { outcome: 'open', name: '', reason: '' } });

  return (
    <li className="sheet stack" data-state={state}>
      <div className="opening-head">
        <h2>{t(`desk-opening.points.${point}.title`)}</h2>
        <span className="desk-mark" data-state={state === 'open' ? 'failed' : 'active'}>
          {t(`desk-opening.states.${state}`)}
        </span>
      </div>
      <p>{t(`desk-opening.points.${point}.text`)}</p>
      {point === 'keys' && <p className="soft">{t(`desk-opening.keys.${list.hasOwnKeys ? 'own' : 'made'}`)}</p>}
      {lacking !== null && lacking > 0 && point !== 'moderation' && (
        <p>{t(toTextKey(`desk-opening.points.${point}.lacking`), { count: lacking })}</p>
      )}
      {shows && settled && (
        <p className="soft">
          {t(toTextKey(`desk-opening.settled.${state}`), {
            name: settled.name,
            at: formatMoment(settled.at, 'sentence'),
          })}{' '}
          {settled.reason}
        </p>
      )}
      {point === 'mail' && list.mailSent && (
        <p>{t('desk-opening.mail.sent', { to: list.mailSent.to, at: formatMoment(list.mailSent.at, 'sentence') })}</p>
      )}
      <div className="button-row">
        {location && (
          <a href={`${href(location.screen)}${location.query ?? ''}`}>
            {t(toTextKey(`desk-opening.points.${point}.link`))}
          </a>
        )}
        {point === 'mail' && (
          <Button kind="quiet" onClick={() => void showResult(getApiClient().call(sendTestMail, {}))}>
            {t('desk-opening.mail.send')}
          </Button>
        )}
        {state === 'open' && canCompleteManually(point) && (
          <Button kind="quiet" onClick={() => setAsked('done')}>
            {t('desk-opening.sayDone')}
          </Button>
        )}
        {state === 'open' && (
          <Button kind="plain" onClick={() => setAsked('passed')}>
            {t('desk-opening.pass')}
          </Button>
        )}
        {shows && (
          <Button kind="plain" onClick={() => void showResult(reopen())}>
            {t('desk-opening.reopen')}
          </Button>
        )}
      </div>
      {pendingAction && <CompletePoint point={point} outcome={pendingAction} onClose={() => setAsked(null)} />}
    </li>
  );
}

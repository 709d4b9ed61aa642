import { unsubscribeBuddy } from '#src/contract/unsubscribe-buddy.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { AnswerScreen } from './AnswerScreen.tsx';
import { useAnswer } from './use-answer.ts';

/** A buddy stops: on page load (section 4). */
export function BuddyUnsubscribe(island: IslandProps) {
  return (
    <Island {...island}>
      <UnsubscribeScreen />
    </Island>
  );
}

function UnsubscribeScreen() {
  const { t, params, href } = useIsland();
  const pairingCode = params.pairingCode ?? '';
  const answer = useAnswer(() => api().call(unsubscribeBuddy, { body: { pairingCode } }));
  return (
    <AnswerScreen title={t('buddies.stop.title')} answer={answer} failed={t('buddies.stop.failed')}>
      {(name) => (
        <>
          <p>{t('buddies.stop.done', { name })}</p>
          <p>
            {t('buddies.stop.mistake')} <a href={href('buddy-accept', { pairingCode })}>{t('buddies.stop.again')}</a>
          </p>
        </>
      )}
    </AnswerScreen>
  );
}

import { acceptBuddyInvite } from '#src/contract/accept-buddy-invite.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { AnswerScreen } from './AnswerScreen.tsx';
import { useAnswer } from './use-answer.ts';

/** A buddy says yes: on page load (section 4). */
export function BuddyAccept(island: IslandProps) {
  return (
    <Island {...island}>
      <AcceptScreen />
    </Island>
  );
}

function AcceptScreen() {
  const { t, params, href } = useIsland();
  const pairingCode = params.pairingCode ?? '';
  const answer = useAnswer(() => api().call(acceptBuddyInvite, { body: { pairingCode } }));
  return (
    <AnswerScreen title={t('buddies.accept.title')} answer={answer} failed={t('buddies.accept.failed')}>
      {(name) => (
        <>
          <p>{t('buddies.accept.done', { name })}</p>
          <p>{t('buddies.accept.mails', { name })}</p>
          <p>{t('buddies.accept.tip', { name })}</p>
          <p>
            {t('buddies.accept.mistake')}{' '}
            <a href={href('buddy-refuse', { pairingCode })}>{t('buddies.accept.refuse')}</a>
          </p>
        </>
      )}
    </AnswerScreen>
  );
}

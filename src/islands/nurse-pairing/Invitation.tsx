import { useState } from 'react';
import { getClientInvitation, type NurseInvitation } from '#src/contract/client-invitations.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { invitationDraft } from '#src/session/invitation.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { InvitationChoice } from './InvitationChoice.tsx';
import { NurseAccessList } from './NurseAccessList.tsx';

/** Page of a nurse's invitation: the nurse, the programme, the shared data, and the choice to start or not. */
export function Invitation(island: IslandProps) {
  return (
    <Island {...island}>
      <InvitationScreen />
    </Island>
  );
}

function InvitationScreen() {
  const { t, params } = useIsland();
  const [isRefused, setRefused] = useState(false);
  const match = useCall(getClientInvitation, { params: { token: params.token ?? '' } });
  const title = t('pairing.invitation.title');
  if (isRefused) {
    return (
      <Screen title={t('pairing.invitation.refused')}>
        <p className="lead" role="status">
          {t('pairing.invitation.nothingKept')}
        </p>
        <p>{t('pairing.invitation.later')}</p>
        <p>
          <Button kind="quiet" onClick={() => setRefused(false)}>
            {t('pairing.invitation.back')}
          </Button>
        </p>
      </Screen>
    );
  }
  if (match.status === 'loading') {
    return (
      <Screen title={title}>
        <Skeleton shape="text" count={6} label={t('forms.loading')} />
      </Screen>
    );
  }
  if (match.status === 'error') {
    const isExpired = match.failure.kind === 'not_found';
    return (
      <Screen title={title}>
        <div className="sheet stack" role="alert">
          <p>{isExpired ? t('pairing.invitation.gone') : toFailureText(t, match.failure)}</p>
          {isExpired ? (
            <p>{t('pairing.invitation.goneWay')}</p>
          ) : (
            <p>
              <Button icon="refresh-cw" onClick={match.retry}>
                {t('forms.retry')}
              </Button>
            </p>
          )}
        </div>
      </Screen>
    );
  }
  const refuse = () => {
    invitationDraft.clear();
    setRefused(true);
    scrollTo(0, 0);
  };
  return <Invited invitation={match.value} onRefuse={refuse} />;
}

function Invited({ invitation, onRefuse }: { invitation: NurseInvitation; onRefuse: () => void }) {
  const { t, domain, language } = useIsland();
  const { name, generalPractitioner: practice } = invitation;
  return (
    <Screen
      title={t('pairing.invitation.title')}
      lead={t('pairing.invitation.lead', { name, practice, programme: domain.words.programme[language] })}
    >
      <section className="sheet stack" aria-labelledby="invitation-what">
        <p className="pairing-nurse">
          <Icon name="stethoscope" />
          <span>
            <strong>{name}</strong>
            <br />
            {practice}
          </span>
        </p>
        <h2 id="invitation-what">{t('pairing.invitation.whatTitle')}</h2>
        <p>{t('pairing.invitation.what')}</p>
        <p>{t('pairing.invitation.yours', { name })}</p>
      </section>
      <NurseAccessList />
      <InvitationChoice invitation={invitation} onRefuse={onRefuse} />
    </Screen>
  );
}

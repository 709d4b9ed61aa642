import type { NurseInvitation } from '#src/contract/client-invitations.ts';
import { isPaired } from '#src/contract/nurse-pairing.ts';
import { useIsland } from '#src/session/Island.tsx';
import { invitationDraft } from '#src/session/invitation.ts';
import { $session } from '#src/session/state.ts';
import { useStore } from '#src/session/use-store.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

interface Props {
  invitation: NurseInvitation;
  onRefuse: () => void;
}

/** Buttons to start, log in, or decline. Only starting stores the code, and only in this tab. */
export function InvitationChoice({ invitation, onRefuse }: Props) {
  const { t, href, params } = useIsland();
  const session = useStore($session);
  const pairing = href('account-nurse');
  const storeInvitation = () => invitationDraft.write({ ...invitation, pairing, token: params.token ?? '' });
  const refuse = (
    <Button kind="plain" onClick={onRefuse}>
      {t('pairing.invitation.refuse')}
    </Button>
  );
  if (session.status === 'in' && isPaired(session.user.fields)) {
    return (
      <section className="sheet stack" aria-labelledby="invitation-choice">
        <h2 id="invitation-choice">{t('pairing.invitation.pairedTitle')}</h2>
        <p>{t('pairing.invitation.paired')}</p>
        <p>
          <ButtonLink kind="quiet" href={pairing}>
            {t('pairing.invitation.toPairing')}
          </ButtonLink>
        </p>
      </section>
    );
  }
  const isLoggedIn = session.status === 'in';
  return (
    <section className="sheet stack" aria-labelledby="invitation-choice">
      <h2 id="invitation-choice">{t('pairing.invitation.choice')}</h2>
      <p>{t(`pairing.invitation.${isLoggedIn ? 'choiceIn' : 'choiceOut'}`)}</p>
      <div className="button-row">
        {isLoggedIn ? (
          <ButtonLink href={pairing} onClick={storeInvitation}>
            {t('pairing.invitation.pair', { name: invitation.name })}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={href('onboarding')} onClick={storeInvitation}>
              {t('pairing.invitation.begin')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={href('login')} onClick={storeInvitation}>
              {t('pairing.invitation.login')}
            </ButtonLink>
          </>
        )}
        {refuse}
      </div>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { isPaired, unpairNurse } from '#src/contract/nurse-pairing.ts';
import { AccessRecord } from '#src/forms/access-record/AccessRecord.tsx';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { readLoginDestination } from '#src/session/guard.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { invitationDraft } from '#src/session/invitation.ts';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { NurseAccessList } from './NurseAccessList.tsx';
import { NurseNotes } from './NurseNotes.tsx';
import { PairingForm } from './PairingForm.tsx';
import { SharedWithNurse } from './SharedWithNurse.tsx';
import { clearNurseInfo, useNurseInfo } from './use-nurse-info.ts';

/** The paired nurse, and the button to end the pairing. */
function YourNurse() {
  const { t } = useIsland();
  const nurse = useNurseInfo();
  const unpairing = useConfirm(
    () => getApiClient().call(unpairNurse),
    () => {
      clearNurseInfo();
      showToast('done', t('pairing.unpair.done'));
      void refreshUser();
    },
  );
  return (
    <section className="sheet stack" aria-labelledby="your-nurse">
      <h2 id="your-nurse">{t('pairing.nurse')}</h2>
      {nurse.status === 'loading' && <Skeleton shape="text" count={2} label={t('forms.loading')} />}
      {nurse.status === 'error' && <LoadingFailure call={nurse} />}
      {nurse.status === 'done' && (
        <p className="pairing-nurse">
          <Icon name="stethoscope" />
          <span>
            <strong>{nurse.value.name}</strong>
            <br />
            {nurse.value.generalPractitioner}
          </span>
        </p>
      )}
      <p>
        <Button kind="risk" onClick={unpairing.ask}>
          {t('pairing.unpair.ask')}
        </Button>
      </p>
      <ConfirmDialog
        question={unpairing}
        title={t('pairing.unpair.title')}
        confirm={t('pairing.unpair.confirm')}
        failed={t('pairing.unpair.failed')}
      >
        <p>{t('pairing.unpair.text')}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Page for pairing with a practice nurse (docs/specification.md, section 2). */
export function NursePairing(island: IslandProps) {
  return (
    <Island {...island}>
      <PairingScreen />
    </Island>
  );
}

function PairingScreen() {
  const { t, href } = useIsland();
  return (
    <Screen
      title={t('pairing.title')}
      lead={t('pairing.lead')}
      back={{ href: href('account'), text: t('pairing.back') }}
    >
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <Pairing />
      </LoggedIn>
    </Screen>
  );
}

function Pairing() {
  const { t } = useIsland();
  const { fields } = useUser();
  // Next page for a user who followed an invitation.
  const [next] = useState(readLoginDestination);
  const hasNurse = isPaired(fields);
  // The nurse may also have ended the pairing.
  useEffect(() => {
    if (hasNurse) invitationDraft.clear();
    else clearNurseInfo();
  }, [hasNurse]);
  return (
    <>
      {hasNurse ? <YourNurse /> : <PairingForm next={next} />}
      {hasNurse && next !== null && (
        <p>
          <ButtonLink href={next}>{t('pairing.goOn')}</ButtonLink>
        </p>
      )}
      {hasNurse && <NurseNotes />}
      {hasNurse && <SharedWithNurse />}
      <NurseAccessList />
      <AccessRecord isOptional={!hasNurse} />
    </>
  );
}

import { useEffect, useState } from 'react';
import { isPaired } from '#src/contract/nurse-info.ts';
import { AccessRecord } from '#src/forms/access-record/AccessRecord.tsx';
import { askedDestination } from '#src/session/guard.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { takenInvitation } from '#src/session/invitation.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { PairingForm } from './PairingForm.tsx';
import { SharedWithNurse } from './SharedWithNurse.tsx';
import { forgetNurseInfo } from './use-nurse-info.ts';
import { WhatNursesSee } from './WhatNursesSee.tsx';
import { YourNurse } from './YourNurse.tsx';

/** The pairing with a practice nurse (docs/specification.md, section 2). */
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
  // The next page for a user who came by an invitation.
  const [next] = useState(askedDestination);
  const hasNurse = isPaired(fields);
  // The nurse may have ended it as well.
  useEffect(() => {
    if (hasNurse) takenInvitation.clear();
    else forgetNurseInfo();
  }, [hasNurse]);
  return (
    <>
      {hasNurse ? <YourNurse /> : <PairingForm next={next} />}
      {hasNurse && next !== null && (
        <p>
          <ButtonLink href={next}>{t('pairing.goOn')}</ButtonLink>
        </p>
      )}
      {hasNurse && <SharedWithNurse />}
      <WhatNursesSee />
      <AccessRecord isOptional={!hasNurse} />
    </>
  );
}

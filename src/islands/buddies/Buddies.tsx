import { useRef, useState } from 'react';
import { type Buddy, deleteBuddy, readBuddies } from '#src/contract/buddies.ts';
import { BuddyForm } from '#src/forms/buddy-invite/BuddyForm.tsx';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { BuddyRow } from './BuddyRow.tsx';

/** Lists the invited buddies with the state of each invitation. */
function BuddyList({ buddies }: { buddies: readonly Buddy[] }) {
  const { t } = useIsland();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Buddy | null>(null);
  const name = chosen?.name ?? '';
  const deletion = useConfirm(
    () => getApiClient().call(deleteBuddy, { body: { id: chosen?.id ?? '' } }),
    async () => {
      showToast('done', t('buddies.remove.done', { name }));
      await refreshUser();
      (heading.current ?? document.getElementById('add-buddy'))?.focus();
    },
  );
  return (
    <section className="sheet stack" aria-labelledby="buddies">
      <h2 id="buddies" ref={heading} tabIndex={-1}>
        {t('buddies.list')}
      </h2>
      <ul className="buddy-list">
        {buddies.map((buddy) => (
          <BuddyRow
            key={buddy.id}
            buddy={buddy}
            onRemove={() => {
              setChosen(buddy);
              deletion.ask();
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        question={deletion}
        title={t('buddies.remove.title', { name })}
        confirm={t('buddies.remove.confirm')}
        failed={t('buddies.remove.failed', { name })}
      >
        <p>{t(`buddies.remove.${chosen?.status === 'accepted' ? 'accepted' : 'other'}`, { name })}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Page of a participant's buddies (docs/specification.md, section 2). */
export function Buddies(island: IslandProps) {
  return (
    <Island {...island}>
      <BuddiesScreen />
    </Island>
  );
}

function BuddiesScreen() {
  const { t, href } = useIsland();
  return (
    <Screen title={t('buddies.title')} back={{ href: href('account'), text: t('buddies.back') }}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <OwnBuddies />
      </LoggedIn>
    </Screen>
  );
}

function OwnBuddies() {
  const { t } = useIsland();
  const buddies = readBuddies(useUser().fields);
  return (
    <>
      {buddies.length === 0 && <p className="lead">{t('buddies.lead')}</p>}
      {buddies.length > 0 && <BuddyList buddies={buddies} />}
      <section className="sheet stack" aria-labelledby="add-buddy">
        <h2 id="add-buddy" tabIndex={-1}>
          {t('buddies.add.title')}
        </h2>
        {buddies.length > 0 && <p>{t('buddies.lead')}</p>}
        <p>{t('buddies.add.text')}</p>
        <Details summary={t('buddies.add.more')}>
          <p>{t('buddies.add.hidden')}</p>
        </Details>
        <BuddyForm />
      </section>
    </>
  );
}

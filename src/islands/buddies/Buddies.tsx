import { readBuddies } from '#src/contract/buddy.ts';
import { BuddyForm } from '#src/forms/buddy-invite/BuddyForm.tsx';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { BuddyList } from './BuddyList.tsx';

/** The buddies of a participant (docs/specification.md, section 2). */
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
    <Screen
      title={t('buddies.title')}
      lead={t('buddies.lead')}
      back={{ href: href('account'), text: t('buddies.back') }}
    >
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
      {buddies.length > 0 && <BuddyList buddies={buddies} />}
      <section className="sheet stack" aria-labelledby="add-buddy">
        <h2 id="add-buddy">{t('buddies.add.title')}</h2>
        <p>{t('buddies.add.text')}</p>
        <BuddyForm />
      </section>
    </>
  );
}

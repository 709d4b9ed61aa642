import { type DeskOverview, showOverview } from '#src/contract/desk/show-overview.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { mayOpen } from '../frame/may-open.ts';
import { Fetched } from '../kit/Fetched.tsx';
import { LiveNow } from './LiveNow.tsx';
import { MissingForms } from './MissingForms.tsx';
import { PageLines } from './PageLines.tsx';
import { StartPages } from './StartPages.tsx';
import { WaitingList } from './WaitingList.tsx';
import { Welcome } from './Welcome.tsx';

function Begin({ overview }: { readonly overview: DeskOverview }) {
  const { role } = useUser();
  const { waiting, scheduled, lately, missingForms, isNew, ...live } = overview;
  const own = lately.filter(({ isOwn }) => isOwn);
  const welcome = <Welcome isOpen={isNew && own.length === 0} />;
  return (
    <>
      <LiveNow {...live} />
      <MissingForms forms={missingForms} />
      {isNew && welcome}
      <WaitingList waiting={waiting} />
      <div className="home-pages">
        {mayOpen('editor', role) && <StartPages />}
        <PageLines name="own" pages={own} />
        <PageLines name="scheduled" pages={scheduled} />
        <PageLines name="others" pages={lately.filter(({ isOwn }) => !isOwn)} />
      </div>
      {!isNew && welcome}
    </>
  );
}

/** Start screen of the staff: current notices, waiting work, and where to continue. */
export function Home() {
  const { t } = useIsland();
  const user = useUser();
  const overview = useCall(showOverview, {});
  return (
    <div className="stack home">
      <h1>{t('desk.home.title', { name: user.name || t('desk.home.somebody') })}</h1>
      <Fetched fetched={overview}>{(value) => <Begin overview={value} />}</Fetched>
    </div>
  );
}

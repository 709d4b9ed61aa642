import type { Opening as OpeningList } from '#src/contract/desk/opening.ts';
import { showOpening } from '#src/contract/desk/show-opening.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Fetched } from '../kit/Fetched.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MailOpened } from './MailOpened.tsx';
import { OpeningPointCard } from './OpeningPointCard.tsx';

/** State of registration, in one sentence: open or closed for new accounts. */
function Standing({ isLocal, isOpen, points }: OpeningList) {
  const { t } = useIsland();
  const open = points.filter(({ state }) => state === 'open').length;
  const key = open === 0 ? 'done' : isLocal ? 'local' : isOpen ? 'done' : 'closed';
  return (
    <Banner icon={open === 0 ? 'check' : 'lock'}>
      <p>{t(`desk-opening.standing.${key}`, { count: open })}</p>
    </Banner>
  );
}

/** Everything that is seen to before people of the world make accounts. */
export function OpeningScreen() {
  const { t, params } = useIsland();
  const opening = useCall(showOpening, {});
  return (
    <div className="stack desk-column">
      <ScreenHead title={t('desk-opening.title')} lead={t('desk-opening.lead')} />
      {params.token !== undefined && <MailOpened token={params.token} />}
      <Fetched fetched={opening}>
        {(list) => (
          <>
            <Standing {...list} />
            <ol className="opening-points">
              {list.points.map((line) => (
                <OpeningPointCard key={line.point} line={line} list={list} />
              ))}
            </ol>
          </>
        )}
      </Fetched>
    </div>
  );
}

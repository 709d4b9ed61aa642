import type { Opening as OpeningList } from '#src/contract/desk/opening.ts';
import { showOpening } from '#src/contract/desk/show-opening.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Shown } from '../library/parts/Shown.tsx';
import { MailOpened } from './MailOpened.tsx';
import { Point } from './Point.tsx';

/** How it stands with making accounts, in one sentence. */
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
export function Opening() {
  const { t, params } = useIsland();
  const opening = useCall(showOpening, {});
  return (
    <div className="stack desk-column">
      <h1>{t('desk-opening.title')}</h1>
      <p className="lead">{t('desk-opening.lead')}</p>
      {params.token !== undefined && <MailOpened token={params.token} />}
      <Shown fetched={opening}>
        {(list) => (
          <>
            <Standing {...list} />
            <ol className="opening-points">
              {list.points.map((line) => (
                <Point key={line.point} line={line} list={list} />
              ))}
            </ol>
          </>
        )}
      </Shown>
    </div>
  );
}

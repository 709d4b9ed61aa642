import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Views } from '../../frame/views/Views.tsx';
import { ScreenHead } from '../../library/parts/ScreenHead.tsx';
import { DomainFilter } from '../parts/DomainFilter.tsx';
import { usePlace } from '../parts/use-place.ts';
import { ActionTable } from './ActionTable.tsx';
import { Queue } from './Queue.tsx';
import { Removed } from './Removed.tsx';
import { SuicideWords } from './SuicideWords.tsx';

const VIEWS = ['queue', 'removed', 'record', 'words'] as const;

const LISTS = { queue: Queue, removed: Removed, record: ActionTable } as const;

/** The moderators' screen: what waits, what can be brought back, what was done, and the words that bring a text there. */
export function Moderation() {
  const { t, href } = useIsland();
  const place = usePlace(VIEWS);
  const List = place.view === 'removed' || place.view === 'record' ? LISTS[place.view] : Queue;
  return (
    <>
      <ScreenHead
        title={t('desk.screens.moderation')}
        lead={t('desk-people.moderation.lead')}
        action={
          <ButtonLink kind="quiet" icon="send" href={href('write-person')}>
            {t('desk-people.message.to')}
          </ButtonLink>
        }
      />
      <Views
        label={t('desk-people.views')}
        current={place.view}
        views={VIEWS.map((key) => ({
          key,
          label: t(`desk-people.moderation.${key}.name`),
          href: place.addressOf({ view: key, page: 1 }),
        }))}
      />
      {place.view === 'words' ? (
        <SuicideWords />
      ) : (
        <>
          <DomainFilter domain={place.domain} onChange={(domain) => place.go({ domain, page: 1 })} />
          <List domain={place.domain} page={place.page} addressOf={(page) => place.addressOf({ page })} />
        </>
      )}
    </>
  );
}

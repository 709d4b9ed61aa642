import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Views } from '../../frame/views/Views.tsx';
import { ScreenHead } from '../../library/parts/ScreenHead.tsx';
import { DomainFilter } from '../parts/DomainFilter.tsx';
import { usePlace } from '../parts/use-place.ts';
import { DeedTable } from './DeedTable.tsx';
import { Queue } from './Queue.tsx';

const VIEWS = ['queue', 'record'] as const;

/** The moderators' screen: what waits, and what was done. */
export function Moderation() {
  const { t, href } = useIsland();
  const place = usePlace(VIEWS);
  const List = place.view === 'record' ? DeedTable : Queue;
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
      <DomainFilter domain={place.domain} onChange={(domain) => place.go({ domain, page: 1 })} />
      <List domain={place.domain} page={place.page} addressOf={(page) => place.addressOf({ page })} />
    </>
  );
}

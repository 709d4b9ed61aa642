import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Views } from '../../frame/views/Views.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { readListPage, toQueryString, useListQuery } from '../../kit/use-list-address.ts';
import { DomainFilter } from '../parts/DomainFilter.tsx';
import { ActionTable } from './ActionTable.tsx';
import { ModerationQueue } from './ModerationQueue.tsx';
import { Objections } from './Objections.tsx';
import { RemovedTexts } from './RemovedTexts.tsx';
import { SuicideWordLists } from './SuicideWordLists.tsx';

const VIEWS = ['queue', 'objections', 'removed', 'record', 'words'] as const;

const readView = (query: URLSearchParams) => ({
  view: VIEWS.find((item) => item === query.get('view')),
  domain: query.get('domain') ?? '',
  page: readListPage(query),
});

const LISTS = { queue: ModerationQueue, objections: Objections, removed: RemovedTexts, record: ActionTable } as const;

/** The moderators' screen: texts to review, removed texts, past decisions, and the word lists. */
export function Moderation() {
  const { t, href } = useIsland();
  const { query, narrow } = useListQuery(readView);
  const { view = 'queue', domain, page } = query;
  const List = view === 'words' ? null : LISTS[view];
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
        current={view}
        views={VIEWS.map((key) => ({
          key,
          label: t(`desk-people.moderation.${key}.name`),
          href: location.pathname + toQueryString({ view: key === 'queue' ? undefined : key, domain, page: 0 }),
        }))}
      />
      {List === null ? (
        <SuicideWordLists />
      ) : (
        <>
          <DomainFilter domain={domain} onChange={(to) => narrow({ domain: to })} />
          <List domain={domain} page={page} onPage={(to) => narrow({ page: to })} />
        </>
      )}
    </>
  );
}

import { listNurseApplications } from '#src/contract/desk/nurses.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Views } from '../../frame/views/Views.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { readListPage, toQueryString, useListQuery } from '../../kit/use-list-address.ts';
import { NurseApplicationCard } from './NurseApplicationCard.tsx';

const VIEWS = ['waiting', 'decided'] as const;

const readView = (query: URLSearchParams) => ({
  view: VIEWS.find((item) => item === query.get('view')),
  page: readListPage(query),
});

/** Applications of practice nurses, open and decided. */
export function Nurses() {
  const { t } = useIsland();
  const { query, narrow } = useListQuery(readView);
  const { view: state = 'waiting', page } = query;
  const fetchState = useCall(listNurseApplications, { query: { state, page } }, { keepsFormer: true });
  return (
    <>
      <ScreenHead title={t('desk.screens.nurses')} lead={t('desk-people.nurses.lead')} />
      <Views
        label={t('desk-people.views')}
        current={state}
        views={VIEWS.map((key) => ({
          key,
          label: t(`desk-people.nurses.${key}.name`),
          href: location.pathname + toQueryString({ view: key === 'waiting' ? undefined : key, page: 0 }),
        }))}
      />
      <FetchedContent fetchState={fetchState}>
        {({ rows: entities, pager }) =>
          entities.length === 0 ? (
            <EmptyState drawing="rust" title={t(`desk-people.nurses.${state}.empty`)}>
              {t(`desk-people.nurses.${state}.emptyText`)}
            </EmptyState>
          ) : (
            <>
              <ul className="people-cards">
                {entities.map((application) => (
                  <li key={application.uid}>
                    <NurseApplicationCard application={application} />
                  </li>
                ))}
              </ul>
              <Paging pager={pager} onPage={(to) => narrow({ page: to })} />
            </>
          )
        }
      </FetchedContent>
    </>
  );
}

import { listNurseApplications } from '#src/contract/desk/list-nurse-applications.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Views } from '../../frame/views/Views.tsx';
import { ScreenHead } from '../../library/parts/ScreenHead.tsx';
import { Shown } from '../../library/parts/Shown.tsx';
import { Pages } from '../parts/Pages.tsx';
import { usePlace } from '../parts/use-place.ts';
import { Application } from './Application.tsx';

const VIEWS = ['waiting', 'decided'] as const;

/** The registrations of practice nurses: who waits, and what was decided. */
export function Nurses() {
  const { t } = useIsland();
  const place = usePlace(VIEWS);
  const state = place.view === 'decided' ? 'decided' : 'waiting';
  const fetched = useCall(listNurseApplications, { query: { state, page: place.page - 1 } });
  return (
    <>
      <ScreenHead title={t('desk.screens.nurses')} lead={t('desk-people.nurses.lead')} />
      <Views
        label={t('desk-people.views')}
        current={state}
        views={VIEWS.map((key) => ({
          key,
          label: t(`desk-people.nurses.${key}.name`),
          href: place.addressOf({ view: key, page: 1 }),
        }))}
      />
      <Shown fetched={fetched}>
        {({ entities, pager }) =>
          entities.length === 0 ? (
            <EmptyState drawing="rust" title={t(`desk-people.nurses.${state}.empty`)}>
              {t(`desk-people.nurses.${state}.emptyText`)}
            </EmptyState>
          ) : (
            <>
              <ul className="people-cards">
                {entities.map((application) => (
                  <li key={application.uid}>
                    <Application application={application} />
                  </li>
                ))}
              </ul>
              <Pages pager={pager} href={(page) => place.addressOf({ page })} />
            </>
          )
        }
      </Shown>
    </>
  );
}

import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { Things } from './Things.tsx';
import { UrgeList } from './UrgeList.tsx';
import { WriteUrge } from './WriteUrge.tsx';

/** All stored texts and records for a hard moment, on a screen of its own. */
export function OwnCard(island: IslandProps) {
  return (
    <Island {...island}>
      <CardScreen />
    </Island>
  );
}

function CardScreen() {
  const { t, domain, href, site } = useIsland();
  const isSelfHelp = domain.variant === 'self-help';
  const loading = <Skeleton shape="rows" label={t('forms.loading')} />;
  return (
    <Screen title={t('hard-moment.screen.title')} lead={t('hard-moment.screen.lead')}>
      <LoggedIn loading={loading}>
        <Things loading={loading} />
        {isSelfHelp && (
          <>
            <section className="stack" aria-labelledby="own-plans">
              <h2 id="own-plans">{t('hard-moment.plans.title')}</h2>
              <p>{t('hard-moment.plans.lead')}</p>
              <p>
                <WayLink href={href('if-thens')} way="on">
                  {t('hard-moment.plans.go')}
                </WayLink>
              </p>
            </section>
            {site.offers.urgeLog && (
              <>
                <WriteUrge />
                <UrgeList />
              </>
            )}
          </>
        )}
      </LoggedIn>
    </Screen>
  );
}

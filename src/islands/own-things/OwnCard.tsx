import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { HardMomentTexts } from './HardMomentTexts.tsx';
import { UrgeList } from './UrgeList.tsx';
import { UrgeRecorder } from './UrgeRecorder.tsx';

/** Page with all of the user's texts and records for hard moments. */
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
        <HardMomentTexts loading={loading} />
        {isSelfHelp && (
          <>
            <section className="stack" aria-labelledby="own-plans">
              <h2 id="own-plans">{t('hard-moment.plans.title')}</h2>
              <p>{t('hard-moment.plans.lead')}</p>
              <p>
                <ArrowLink href={href('if-thens')} way="on">
                  {t('hard-moment.plans.go')}
                </ArrowLink>
              </p>
            </section>
            <section className="stack" aria-labelledby="own-dates">
              <h2 id="own-dates">{t('hard-moment.dates.title')}</h2>
              <p>{t('hard-moment.dates.lead')}</p>
              <p>
                <ArrowLink href={href('own-dates')} way="on">
                  {t('hard-moment.dates.go')}
                </ArrowLink>
              </p>
            </section>
            {site.offers.urgeLog && (
              <>
                <UrgeRecorder />
                <UrgeList />
              </>
            )}
          </>
        )}
      </LoggedIn>
    </Screen>
  );
}

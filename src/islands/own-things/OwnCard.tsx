import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { HardMomentTexts } from './HardMomentTexts.tsx';
import { UrgeList } from './UrgeList.tsx';
import { UrgeRecorder } from './UrgeRecorder.tsx';

/** Lists with a page of their own: namespace of the texts, and screen. */
const LISTS = [
  ['plans', 'if-thens'],
  ['dates', 'own-dates'],
] as const;

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
            {LISTS.map(([name, screen]) => (
              <section key={name} className="stack" aria-labelledby={`own-${name}`}>
                <h2 id={`own-${name}`}>{t(`hard-moment.${name}.title`)}</h2>
                <p>{t(`hard-moment.${name}.lead`)}</p>
                <p>
                  <ArrowLink href={href(screen)} way="on">
                    {t(`hard-moment.${name}.go`)}
                  </ArrowLink>
                </p>
              </section>
            ))}
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

import type { DeskOverview } from '#src/contract/desk/show-overview.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { mayOpen } from '../frame/may-open.ts';

type Live = Pick<DeskOverview, 'alerts' | 'isClosed' | 'maintenance'>;

/** Alerts and closures that visitors see at this moment; nothing without any. */
export function LiveNow({ alerts, isClosed, maintenance }: Live) {
  const { t, href, language } = useIsland();
  const { role } = useUser();
  if (alerts.length === 0 && maintenance.length === 0 && !isClosed) return null;
  const named = (domains: readonly DomainKey[]) =>
    DOMAINS.filter(({ key }) => domains.includes(key))
      .map(({ words }) => words.name[language])
      .join(', ');
  return (
    <section className="home-live" aria-labelledby="live">
      <h2 id="live">{t('desk.home.now.title')}</h2>
      {isClosed && (
        <Banner icon="lock">
          <p>
            <strong>{t('desk.home.now.closed')}</strong>{' '}
            {mayOpen('administrator', role) && <a href={href('opening')}>{t('desk.home.now.closedLink')}</a>}
          </p>
        </Banner>
      )}
      {maintenance.length > 0 && (
        <Banner icon="lock">
          <p>
            <strong>{t('desk.home.now.maintenance')}</strong> <span className="soft">({named(maintenance)})</span>{' '}
            {mayOpen('administrator', role) && <a href={href('settings')}>{t('desk.home.now.maintenanceLink')}</a>}
          </p>
        </Banner>
      )}
      {alerts.map(({ id, type, title, domains }) => (
        <Banner key={id} kind={type} {...(type === 'crisis' ? { icon: 'circle-alert' as const } : {})}>
          <p>
            <strong>{t(`desk.home.now.${type}`, { title })}</strong> <span className="soft">({named(domains)})</span>{' '}
            {mayOpen('editor', role) && <a href={href('alerts')}>{t('desk.home.now.alertLink')}</a>}
          </p>
        </Banner>
      ))}
    </section>
  );
}

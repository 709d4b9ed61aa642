import { type DeskOverview, type MissingForm, showOverview } from '#src/contract/desk/overview.ts';
import { listPages } from '#src/contract/desk/page-list.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { EDIT_MARK } from '#src/session/tab-keys.ts';
import { useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { canOpenScreen } from '../frame/can-open-screen.ts';
import { getEntryName, toEntryHref } from '../frame/entry-href.ts';
import { getDomainName, getLanguageName } from '../frame/names.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { DueReviews } from './DueReviews.tsx';
import { OpenWorkList } from './OpenWorkList.tsx';
import { PageLinks } from './PageLinks.tsx';
import { Welcome } from './Welcome.tsx';

/** Returns the URL of a programme's front page on its own host, marked as a visit from the desk. */
const getSite = (domain: DomainKey, language: 'nl' | 'en'): string =>
  `${location.protocol}//${getDomain(domain).label}.${location.host}${toLocalisedPath('/', language)}#${EDIT_MARK}`;

/** Links to the pages that editors change most: the front page of each programme. */
function StartPages() {
  const { t, href, language } = useIsland();
  const fetchState = useCall(listPages, { query: { type: 'addressed', language, path: '/' } });
  return (
    <section className="sheet stack" aria-labelledby="start-pages">
      <h2 id="start-pages">{t('desk.home.start.title')}</h2>
      <p>{t('desk.home.start.lead')}</p>
      <FetchedContent fetchState={fetchState}>
        {({ rows: entities }) => (
          <ul className="desk-lines home-lines">
            {DOMAINS.flatMap(({ key }) => {
              const page = entities.find(({ domains }) => domains.includes(key));
              if (!page) return [];
              const name = getDomainName(key, language);
              return (
                <li key={key}>
                  <a href={href('page-editor', { nid: page.nid, language })}>{name}</a>
                  <a
                    href={getSite(key, language)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${t('desk.home.start.open', { name })} ${t('forms.newTab')}`}
                  >
                    {t('desk.home.start.site')}
                    <Icon name="external-link" />
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </FetchedContent>
    </section>
  );
}

/** Exercises that are hidden because their form is missing; visitors skip them until the form is restored. */
function MissingForms({ forms }: { readonly forms: readonly MissingForm[] }) {
  const { t, href, language } = useIsland();
  if (forms.length === 0) return null;
  return (
    <section aria-labelledby="missing-forms">
      <Banner icon="circle-alert">
        <h2 id="missing-forms">{t('desk.home.missingForms.title')}</h2>
        <p>{t('desk.home.missingForms.text')}</p>
        <ul>
          {forms.map(({ nid, webform, exercise, domains, ...page }) => (
            <li key={`${nid} ${page.language} ${webform}`}>
              <a href={href('page', { nid, language: page.language })} lang={page.language}>
                {exercise}
              </a>{' '}
              <span className="soft">
                {[
                  domains.map((key) => getDomainName(key, language)).join(', '),
                  getLanguageName(page.language, language),
                ].join(' · ')}{' '}
                <code>{webform}</code>
              </span>
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}

/** Releases and drafts that were not published at their scheduled time, each with a link to the reason. */
function NotPublishedList({ held }: { readonly held: DeskOverview['held'] }) {
  const { t, href, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  if (held.length === 0) return null;
  return (
    <section aria-labelledby="not-published">
      <Banner icon="circle-alert">
        <h2 id="not-published">{t('desk.home.held.title')}</h2>
        <p>{t('desk.home.held.text')}</p>
        <ul className="desk-lines">
          {held.map(({ kind, key, name, at }) => (
            <li key={`${kind} ${key}`}>
              {kind === 'release' ? (
                <a href={href('release', { release: key })}>{name}</a>
              ) : (
                <a href={toEntryHref({ kind, key }, href)}>{name || getEntryName({ kind, key }, t, language)}</a>
              )}
              <span className="soft">
                {t(`desk.home.held.kinds.${kind === 'release' ? 'release' : 'draft'}`)} · {formatMoment(at)}
              </span>
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}

type LiveFacts = Pick<DeskOverview, 'alerts' | 'isClosed' | 'maintenance'>;

/** Alerts and closures that visitors see now. Renders nothing if there are none. */
function LiveNow({ alerts, isClosed, maintenance }: LiveFacts) {
  const { t, href, language } = useIsland();
  const { role } = useUser();
  if (alerts.length === 0 && maintenance.length === 0 && !isClosed) return null;
  const getName = (domains: readonly DomainKey[]) =>
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
            {canOpenScreen('administrator', role) && <a href={href('opening')}>{t('desk.home.now.closedLink')}</a>}
          </p>
        </Banner>
      )}
      {maintenance.length > 0 && (
        <Banner icon="lock">
          <p>
            <strong>{t('desk.home.now.maintenance')}</strong> <span className="soft">({getName(maintenance)})</span>{' '}
            {canOpenScreen('administrator', role) && (
              <a href={href('settings')}>{t('desk.home.now.maintenanceLink')}</a>
            )}
          </p>
        </Banner>
      )}
      {alerts.map(({ id, type, title, domains }) => (
        <Banner key={id} kind={type} {...(type === 'crisis' ? { icon: 'circle-alert' as const } : {})}>
          <p>
            <strong>{t(`desk.home.now.${type}`, { title })}</strong> <span className="soft">({getName(domains)})</span>{' '}
            {canOpenScreen('editor', role) && <a href={href('alerts')}>{t('desk.home.now.alertLink')}</a>}
          </p>
        </Banner>
      ))}
    </section>
  );
}

function Begin({ overview }: { readonly overview: DeskOverview }) {
  const { role } = useUser();
  const { waiting, scheduled, lately, missingForms, held, isNew, ...live } = overview;
  const ownPages = lately.filter(({ isOwn }) => isOwn);
  const welcome = <Welcome isOpen={isNew && ownPages.length === 0} />;
  return (
    <>
      <LiveNow {...live} />
      <NotPublishedList held={held} />
      <MissingForms forms={missingForms} />
      <OpenWorkList waiting={waiting} />
      {isNew && welcome}
      <div className="home-pages">
        {canOpenScreen('editor', role) && <StartPages />}
        {canOpenScreen('editor', role) && <DueReviews />}
        <PageLinks name="own" pages={ownPages} />
        <PageLinks name="scheduled" pages={scheduled} />
        <PageLinks name="others" pages={lately.filter(({ isOwn }) => !isOwn)} />
      </div>
      {!isNew && welcome}
    </>
  );
}

/** Start screen for staff: current notices, open work, and recently edited pages. */
export function Home() {
  const { t } = useIsland();
  const user = useUser();
  const overview = useCall(showOverview, {});
  return (
    <div className="stack home">
      <h1>{t('desk.home.title', { name: user.name || t('desk.home.somebody') })}</h1>
      <FetchedContent fetchState={overview}>{(value) => <Begin overview={value} />}</FetchedContent>
    </div>
  );
}

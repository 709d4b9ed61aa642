import { listPages } from '#src/contract/desk/list-pages.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS, domainOf } from '#src/domains/index.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { EDIT_MARK } from '#src/session/edit-mark.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { domainName } from '../frame/names.ts';
import { Fetched } from '../kit/Fetched.tsx';

/** Front page of a programme on its own host, with a mark in the address that the visitor comes from the desk. */
const siteOf = (domain: DomainKey, language: 'nl' | 'en'): string =>
  `${location.protocol}//${domainOf(domain).label}.${location.host}${localisedPath('/', language)}#${EDIT_MARK}`;

/** The pages that editors change most: the front page of each programme, with one press. */
export function StartPages() {
  const { t, href, language } = useIsland();
  const fetched = useCall(listPages, { query: { type: 'addressed', language, path: '/' } });
  return (
    <section className="sheet" aria-labelledby="start-pages">
      <h2 id="start-pages">{t('desk.home.start.title')}</h2>
      <p>{t('desk.home.start.lead')}</p>
      <Fetched fetched={fetched}>
        {({ entities }) => (
          <ul className="desk-lines home-lines">
            {DOMAINS.flatMap(({ key }) => {
              const page = entities.find(({ domains }) => domains.includes(key));
              if (!page) return [];
              const name = domainName(key, language);
              return (
                <li key={key}>
                  <a href={href('page-editor', { nid: page.nid, language })}>{name}</a>
                  <a href={siteOf(key, language)} target="_blank" rel="noopener">
                    {t('desk.home.start.open', { name })} {t('forms.newTab')}
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </Fetched>
    </section>
  );
}

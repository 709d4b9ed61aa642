import type { EditablePage } from '#src/contract/desk/pages.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getLanguageName } from '../../frame/names.ts';
import { StateBadge } from '../StateBadge.tsx';

/** Languages of the page, each with its state and a link. */
export function PageLanguages({ page }: { readonly page: EditablePage }) {
  const { t, href, language } = useIsland();
  return (
    <nav className="page-languages" aria-label={t('desk-pages.languages.title')}>
      <ul>
        {page.languages.map((pageLanguage) => (
          <li key={pageLanguage.language}>
            <a
              href={href('page', { nid: page.nid, language: pageLanguage.language })}
              aria-current={pageLanguage.language === page.language ? 'page' : undefined}
            >
              {getLanguageName(pageLanguage.language, language)}
            </a>
            {pageLanguage.state === null ? (
              <span className="soft">{t('desk-pages.languages.none')}</span>
            ) : (
              <StateBadge state={pageLanguage.state} />
            )}
            {pageLanguage.isBehind && <span className="soft">{t('desk-pages.languages.behind')}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

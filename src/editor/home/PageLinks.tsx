import type { OverviewPage } from '#src/contract/desk/overview.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getDomainName, getLanguageName, getTypeName } from '../frame/names.ts';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { StateBadge } from '../pages/StateBadge.tsx';

interface Props {
  /** Kind of the listed pages. */
  readonly name: 'own' | 'scheduled' | 'others';
  readonly pages: readonly OverviewPage[];
}

/** Returns the page's programme if it has only one, otherwise the number of programmes. */
function getEditorPlace(
  { domains }: OverviewPage,
  t: ReturnType<typeof useIsland>['t'],
  language: 'nl' | 'en',
): string {
  const [only] = domains;
  return only !== undefined && domains.length === 1
    ? getDomainName(only, language)
    : t('desk-pages.list.programmes', { count: domains.length });
}

/** List of a few pages, each a link to continue editing. Renders nothing if there are none. */
export function PageLinks({ name, pages }: Props) {
  const { t, href, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  if (pages.length === 0) return null;
  const getTime = ({ publishAt, changedAt, author }: OverviewPage) =>
    name === 'scheduled' && publishAt !== null
      ? formatMoment(publishAt)
      : name === 'others' && author
        ? t('desk.home.changed', { moment: formatMoment(changedAt), name: author })
        : formatMoment(changedAt);
  return (
    <section className="sheet" aria-labelledby={`pages-${name}`}>
      <h2 id={`pages-${name}`}>{t(`desk.home.${name}.title`)}</h2>
      <ul className="desk-lines home-lines">
        {pages.map((page) => (
          <li key={`${page.nid} ${page.language}`}>
            <div>
              <a href={href('page', { nid: page.nid, language: page.language })} lang={page.language}>
                {page.title || t('desk.untitled')}
              </a>
              <p className="soft">
                {[
                  getTypeName(page.type, language),
                  getEditorPlace(page, t, language),
                  getLanguageName(page.language, language),
                ].join(' · ')}
                <br />
                {getTime(page)}
              </p>
            </div>
            <StateBadge state={page.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

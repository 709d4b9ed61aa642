import type { PageRow } from '#src/contract/desk/page-list.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { formatDomainNames, getLanguageName, getTypeName } from '../../frame/names.ts';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { Author } from '../Author.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { type PageSelection, toRowKey } from './use-page-selection.ts';

/** Maximum number of programmes shown by name; for more, only their number is shown. */
const MAX_NAMED_DOMAINS = 2;

function Domains({ domains }: Pick<PageRow, 'domains'>) {
  const { t, language } = useIsland();
  const names = formatDomainNames(domains, language);
  if (domains.length <= MAX_NAMED_DOMAINS) return names;
  return <span title={names}>{t('desk-pages.list.programmes', { count: domains.length })}</span>;
}

interface Props {
  readonly rows: readonly PageRow[];
  readonly choice: PageSelection;
  /** True if sorted by path: child pages are indented below their parent. */
  readonly isTree: boolean;
}

/** Maximum depth of indentation. */
const MAX_DEPTH = 4;

/** Returns the number of parent pages according to the path. */
const getDepth = ({ path }: PageRow): number =>
  path === null ? 0 : Math.min(MAX_DEPTH, path.split('/').filter(Boolean).length - 1);

/** Table of pages, each with a checkbox; on a phone each page is a small list. */
export function PageTable({ rows, choice, isTree }: Props) {
  const { t, href, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  return (
    <Table
      caption={t('desk.screens.pages')}
      rows={rows}
      rowKey={toRowKey}
      columns={[
        {
          key: 'title',
          header: t('desk-pages.list.title'),
          cell: (row) => (
            <span className="page-pick" data-depth={isTree ? Math.max(0, getDepth(row)) : undefined}>
              <Check
                id={`choose-${row.nid}-${row.language}`}
                label={
                  <span className="visually-hidden">
                    {t('desk-pages.chosen.one', {
                      title: row.title || t('desk.untitled'),
                      language: getLanguageName(row.language, language),
                    })}
                  </span>
                }
                checked={choice.has(row)}
                onChange={({ target }) => choice.set(row, target.checked)}
              />
              <span className="page-cell">
                <a href={href('page', { nid: row.nid, language: row.language })} lang={row.language}>
                  {row.title || t('desk.untitled')}
                </a>
                <span className="soft">
                  {[
                    getLanguageName(row.language, language),
                    row.path !== null && toLocalisedPath(row.path, row.language),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </span>
          ),
        },
        {
          key: 'state',
          header: t('desk-pages.list.state'),
          cell: ({ state, publishAt, language, languages }) => (
            <span className="page-cell">
              <StateBadge state={state} />
              {languages.some((pageLanguage) => pageLanguage.language === language && pageLanguage.isBehind) && (
                <span className="soft">{t('desk-pages.languages.behind')}</span>
              )}
              {publishAt !== null && <span className="soft">{formatMoment(publishAt)}</span>}
            </span>
          ),
        },
        { key: 'type', header: t('desk-pages.list.type'), cell: ({ type }) => getTypeName(type, language) },
        { key: 'domains', header: t('desk-pages.list.domains'), cell: ({ domains }) => <Domains domains={domains} /> },
        {
          key: 'changed',
          header: t('desk-pages.list.changed'),
          cell: ({ changedAt, author }) => (
            <span className="page-cell">
              <span className="page-moment">{formatMoment(changedAt)}</span>
              <span className="soft">
                <Author name={author} />
              </span>
            </span>
          ),
        },
      ]}
    />
  );
}

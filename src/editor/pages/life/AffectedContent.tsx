import type { EditablePage } from '#src/contract/desk/pages.ts';
import { type AffectedPage, type AffectedRelation, listAffected } from '#src/contract/desk/uses.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { formatDomainNames } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';

/** Merges rows that differ only in their programme. */
function mergeRows(rows: readonly AffectedPage[]) {
  const lines = new Map<string, AffectedPage & { domains: AffectedPage['domain'][] }>();
  for (const row of rows) {
    const key = [row.by, row.nid, row.type, row.title, row.path].join(' ');
    const line = lines.get(key) ?? { ...row, domains: [] };
    line.domains.push(row.domain);
    lines.set(key, line);
  }
  return [...lines.values()];
}

function Line({ line }: { readonly line: ReturnType<typeof mergeRows>[number] }) {
  const { t, language } = useIsland();
  const name = {
    itself: t('desk-pages.affected.itself'),
    reference: line.title,
    link: line.title,
    list: t(`desk-pages.affected.lists.${line.type}`),
    menu: t('desk-pages.affected.menu', { title: line.title }),
  }[line.by];
  return (
    <li>
      <strong>{name}</strong> {line.path !== null && line.by !== 'menu' && toLocalisedPath(line.path, line.language)}{' '}
      <span className="soft">{formatDomainNames(line.domains, language)}</span>
    </li>
  );
}

interface Props {
  readonly page: Pick<EditablePage, 'nid' | 'language'>;
  /** Relations to list: content that changes with the page, or content that links to it. */
  readonly by: readonly AffectedRelation[];
  readonly title: string;
}

export const CHANGING_RELATIONS: readonly AffectedRelation[] = ['itself', 'reference', 'list'];
export const LINKING_RELATIONS: readonly AffectedRelation[] = ['link', 'menu'];

/** Pages and menus that change for visitors or that link to the page, by programme. */
export function AffectedContent({ page: { nid, language }, by, title }: Props) {
  const fetchState = useCall(listAffected, { params: { nid, language } });
  return (
    <FetchedContent fetchState={fetchState} shape="text">
      {({ rows: entities }) => {
        const lines = mergeRows(entities.filter((row) => by.includes(row.by)));
        if (lines.length === 0) return null;
        return (
          <section className="page-affected">
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <Line key={[line.by, line.nid, line.type, line.title].join(' ')} line={line} />
              ))}
            </ul>
          </section>
        );
      }}
    </FetchedContent>
  );
}

import { useState } from 'react';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { listRevisions, type RevisionRow } from '#src/contract/desk/revisions.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { Author } from '../Author.tsx';
import { groupEditingSessions } from './editing-sessions.ts';

interface RevisionProps {
  readonly page: EditablePage;
  readonly row: RevisionRow;
  /** Earlier drafts of the same editing session. */
  readonly earlier?: readonly RevisionRow[];
}

function Revision({ page, row, earlier = [] }: RevisionProps) {
  const { t, href } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { nid, language, vid } = page;
  return (
    <li>
      <p>
        <strong>{formatMoment(row.savedAt)}</strong> <Author name={row.author} />
        <span className="soft">
          {t(`desk-pages.revisions.${row.state}`)}
          {row.isSeen && (
            <>
              <Icon name="eye" />
              {t('desk-pages.revisions.seen')}
            </>
          )}
        </span>
      </p>
      {row.vid === vid ? (
        <span className="soft">{t('desk-pages.revisions.newest')}</span>
      ) : (
        <a href={href('page-revision', { nid, language, vid: row.vid })}>
          {t('desk-pages.revisions.compare')}
          <span className="visually-hidden"> ({formatMoment(row.savedAt)})</span>
        </a>
      )}
      {earlier.length > 0 && (
        <Details summary={t('desk-pages.revisions.earlier', { count: earlier.length })}>
          <ol className="desk-lines">
            {earlier.map((revisionRow) => (
              <Revision key={revisionRow.vid} page={page} row={revisionRow} />
            ))}
          </ol>
        </Details>
      )}
    </li>
  );
}

function RevisionPage({ page, pageNumber }: { readonly page: EditablePage; readonly pageNumber: number }) {
  const { nid, language } = page;
  const fetchState = useCall(listRevisions, { params: { nid, language }, query: { page: pageNumber } });
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities }) => (
        <ol className="desk-lines page-revisions">
          {groupEditingSessions(entities).map(({ newest, earlier }) => (
            <Revision key={newest.vid} page={page} row={newest} earlier={earlier} />
          ))}
        </ol>
      )}
    </FetchedContent>
  );
}

/** All revisions of a page in its language, newest first. */
export function Revisions({ page }: { readonly page: EditablePage }) {
  const { t } = useIsland();
  const [count, setCount] = useState(1);
  const { nid, language } = page;
  const first = useCall(listRevisions, { params: { nid, language }, query: { page: 0 } });
  const total = first.status === 'done' ? first.value.pager.totalPages : 1;
  return (
    <section className="page-part stack" aria-labelledby="page-revisions">
      <h2 id="page-revisions">{t('desk-pages.revisions.title')}</h2>
      {Array.from({ length: count }, (_, pageNumber) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of the list is its number
        <RevisionPage key={pageNumber} page={page} pageNumber={pageNumber} />
      ))}
      {count < total && (
        <p>
          <Button kind="quiet" onClick={() => setCount(count + 1)}>
            {t('desk-pages.revisions.more')}
          </Button>
        </p>
      )}
    </section>
  );
}

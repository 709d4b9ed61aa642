import { useMemo, useState } from 'react';
import { type EditablePage, openPage } from '#src/contract/desk/pages.ts';
import { listRevisions, openRevision, type PageRevision } from '#src/contract/desk/revisions.ts';
import type { Language } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { hasAddress } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { Author } from '../Author.tsx';
import { PreviewAction } from '../life/PreviewAction.tsx';
import { compareRevisions } from './compare.ts';
import { Differences } from './Differences.tsx';
import { RestoreRevision } from './RestoreRevision.tsx';

/** Returns the revisions with which this one can be compared. */
function useOtherRevisions({ nid, language }: EditablePage, oldPageRevision: PageRevision) {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  const list = useCall(listRevisions, { params: { nid, language } });
  const rows = list.status === 'done' ? list.value.rows : [];
  return rows
    .filter(({ vid }) => vid !== oldPageRevision.vid)
    .map(({ vid, savedAt, isSeen }, index) => {
      const note = isSeen ? t('desk-pages.revisions.seen') : index === 0 ? t('desk-pages.revisions.newest') : '';
      return { value: String(vid), label: [formatMoment(savedAt), note].filter(Boolean).join(', ') };
    });
}

function SideBySide({
  page,
  old,
  from,
}: {
  readonly page: EditablePage;
  readonly old: PageRevision;
  readonly from: number;
}) {
  const { t } = useIsland();
  const [otherVid, setOther] = useState(from);
  const otherRevisions = useOtherRevisions(page, old);
  const { nid, language } = page;
  const fetchState = useCall(openRevision, { params: { nid, language, vid: otherVid } });
  return (
    <section className="page-part stack" aria-labelledby="compare">
      <h2 id="compare">{t('desk-pages.compare.title')}</h2>
      {otherRevisions.length > 0 && (
        <SelectField
          id="compare-with"
          label={t('desk-pages.compare.with')}
          value={String(otherVid)}
          onChange={({ target }) => setOther(Number(target.value))}
          options={otherRevisions}
        />
      )}
      <FetchedContent fetchState={fetchState} shape="text">
        {(newer) => <Laid type={page.type} one={old} other={newer} />}
      </FetchedContent>
    </section>
  );
}

/** Renders two revisions with the older one first, regardless of the order in which they were selected. */
function Laid({
  type,
  one,
  other,
}: {
  readonly type: string;
  readonly one: PageRevision;
  readonly other: PageRevision;
}) {
  const comparison = useMemo(() => {
    const [previousPageRevision, nextPageRevision] = one.vid < other.vid ? [one, other] : [other, one];
    return compareRevisions(type, previousPageRevision, nextPageRevision);
  }, [type, one, other]);
  return <Differences comparison={comparison} />;
}

function Revision({ page, old }: { readonly page: EditablePage; readonly old: PageRevision }) {
  const { t, href } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { nid, language, vid } = page;
  return (
    <div className="stack">
      <ScreenHead
        back={{ href: href('page', { nid, language }), text: t('desk-pages.revisions.back') }}
        title={t('desk-pages.revisions.of', { moment: formatMoment(old.savedAt, 'sentence') })}
        lead={
          <>
            <span lang={language}>{old.title || t('desk.untitled')}</span>, <Author name={old.author} />
          </>
        }
      />
      <div className="page-revision-actions">
        {vid !== null && vid !== old.vid && page.may.edit && <RestoreRevision page={page} from={vid} vid={old.vid} />}
        {hasAddress(page.type) && <PreviewAction page={page} vid={old.vid} />}
      </div>
      {vid !== null && <SideBySide page={page} old={old} from={vid} />}
    </div>
  );
}

/** Compares a revision of a page with another one, and can restore it. */
export function RevisionScreen() {
  const { params } = useIsland();
  const pageKey = { nid: Number(params.nid), language: params.language as Language };
  const page = useCall(openPage, { params: pageKey });
  const oldRevision = useCall(openRevision, { params: { ...pageKey, vid: Number(params.vid) } });
  return (
    <FetchedContent fetchState={page}>
      {(page) => (
        <FetchedContent fetchState={oldRevision}>
          {(revision) => <Revision page={page} old={revision} />}
        </FetchedContent>
      )}
    </FetchedContent>
  );
}

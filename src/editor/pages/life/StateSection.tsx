import { useState } from 'react';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { hasAddress } from '../../frame/names.ts';
import { EndDateControls } from '../../kit/things/EndDateControls.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { Author } from '../Author.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { getActionFailureText } from './action-failure.ts';
import { PreviewAction } from './PreviewAction.tsx';
import { refreshPages } from './refresh-pages.ts';
import { republishRevision } from './republish-revision.ts';
import { SchedulePublication } from './SchedulePublication.tsx';
import { UndoPublish } from './UndoPublish.tsx';
import { StopSchedule, UnpublishPage } from './UnpublishPage.tsx';

/** State of a page in its language, and its actions. */
export function StateSection({ page, vid }: { readonly page: EditablePage; readonly vid: number }) {
  const { t, href, paths } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { nid, language, state, publishAt, publishedVid, changedAt, author } = page;
  /** Revision that visitors saw before it was published here. */
  const [vidBefore, setBefore] = useState<number | null>(null);
  if (state === null) return null;
  const undoPublish = async () => {
    if (vidBefore === null) return;
    const { failure, isDraftLost } = await republishRevision({ nid, language }, vidBefore, vid);
    if (failure) showToast('failed', getActionFailureText(t, failure, t('desk-pages.putBack.failed')));
    else {
      setBefore(null);
      showToast('done', t(`desk-pages.putBack.${isDraftLost ? 'noDraft' : 'done'}`));
    }
    await refreshPages();
  };
  const texts = state === 'scheduled' && publishedVid !== null ? 'rescheduled' : state;
  return (
    <section className="page-part stack" aria-labelledby="page-state">
      <h2 id="page-state">{t('desk-pages.state.title')}</h2>
      <p>
        <StateBadge state={state} />
      </p>
      <p>{t(`desk-pages.state.${texts}`, { moment: publishAt === null ? '' : formatMoment(publishAt, 'sentence') })}</p>
      {changedAt !== null && (
        <p className="soft">
          {t('desk-pages.state.saved', { moment: formatMoment(changedAt, 'sentence') })} <Author name={author} />
        </p>
      )}
      <div className="button-row">
        {state !== 'published' && page.may.publish && (
          <SchedulePublication page={page} vid={vid} onPublished={() => setBefore(publishedVid)} />
        )}
        {vidBefore !== null && publishedVid !== null && <UndoPublish onUndo={undoPublish} />}
        {'page-editor' in paths && page.may.edit && (
          <ButtonLink
            kind={state === 'published' ? 'accent' : 'quiet'}
            icon="pencil"
            href={href('page-editor', { nid, language })}
          >
            {t('desk-pages.edit')}
          </ButtonLink>
        )}
        {state === 'scheduled' && page.may.publish && <StopSchedule page={page} vid={vid} />}
        {publishedVid !== null && page.may.publish && <UnpublishPage page={page} vid={vid} />}
      </div>
      {publishedVid !== null && (
        <EndDateControls entryKey={{ kind: 'page', key: joinEntryKey(String(nid), language) }} />
      )}
      {hasAddress(page.type) && <PreviewAction page={page} vid={vid} />}
    </section>
  );
}

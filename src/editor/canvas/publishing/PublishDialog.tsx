import { useState } from 'react';
import type { PageParams, PageViolation } from '#src/contract/desk/pages.ts';
import { AffectedContent, CHANGING_RELATIONS } from '#src/editor/pages/life/AffectedContent.tsx';
import { BrokenLinksWarning } from '#src/editor/pages/links/BrokenLinksWarning.tsx';
import type { BrokenPageLink } from '#src/editor/pages/links/page-links.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { getSharedKind, type OpenedSection, setPublishedRevision } from '../shared/opened-sections.ts';
import { SectionsToPublish } from '../shared/SectionsToPublish.tsx';
import type { PageContent } from '../stored/page-content.ts';
import { publishRevision } from './publish-revision.ts';

interface Props {
  readonly params: PageParams;
  /** Revision to publish. */
  readonly vid: number;
  readonly content: PageContent;
  /** Error of a refused publication because its facts must be reviewed first; null before that. */
  readonly unapproved: string | null;
  /** Broken links of the page. */
  readonly broken: readonly BrokenPageLink[];
  /** Shared sections that were edited on the page. */
  readonly sections: readonly OpenedSection[];
  readonly onRefused: (violations: readonly PageViolation[]) => void;
  /** Called with the published revision, which is the base of the next save. */
  readonly onPublished: (vid: number) => void;
  readonly onClose: () => void;
}

/** Dialog before publishing, with the changes that visitors will see. */
export function PublishDialog(props: Props) {
  const { params, vid, content, unapproved, broken, sections, onRefused, onPublished, onClose } = props;
  const { t, href, paths } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [toRead, setToRead] = useState(unapproved);
  const [along, setAlong] = useState<ReadonlySet<string>>(new Set(sections.map(({ page }) => page.uuid)));

  /** Publishes the selected sections; returns the reason if one of them was refused. */
  const publishAlong = async (): Promise<string | null> => {
    for (const { page, content, saveNow } of sections.filter((section) => along.has(section.page.uuid))) {
      const { nid, language, uuid, title } = page;
      const saved = await saveNow?.();
      const outcome = saved == null ? null : await publishRevision(t, { nid, language }, saved, content);
      if (outcome?.kind !== 'published') {
        return t(`desk-fields.${getSharedKind(page.type)}.notPublished`, { title: title || t('desk.untitled') });
      }
      setPublishedRevision(uuid, outcome.vid);
    }
    return null;
  };

  const publish = async () => {
    setBusy(true);
    // Sections that are not published with the page remain drafts; they are saved first, because the editor is closed
    // after publishing.
    await Promise.all(sections.map(({ saveNow }) => saveNow?.()));
    const publishedAlong = await publishAlong();
    if (publishedAlong !== null) {
      setBusy(false);
      return setProblem(publishedAlong);
    }
    const outcome = await publishRevision(t, params, vid, content);
    setBusy(false);
    if (outcome.kind === 'refused') return onRefused(outcome.violations);
    if (outcome.kind === 'unapproved') return setToRead(outcome.problem);
    if (outcome.kind === 'failed') return setProblem(outcome.problem);
    onPublished(outcome.vid);
    showToast('done', t('desk-fields.publish.done'));
    onClose();
  };
  return (
    <Dialog
      open
      title={t('desk-fields.publish.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void publish()} busy={isBusy && t('desk-fields.publish.busy')}>
            {t(broken.length > 0 ? 'desk-pages.links.anyway' : 'desk-fields.publish.confirm')}
          </Button>
          {'page' in paths && (
            <ButtonLink kind="quiet" icon="clock" href={href('page', { nid: params.nid, language: params.language })}>
              {t('desk-fields.publish.later')}
            </ButtonLink>
          )}
          <Button kind="plain" onClick={onClose}>
            {t('desk-fields.cancel')}
          </Button>
        </>
      }
    >
      <BrokenLinksWarning links={broken} />
      <SectionsToPublish sections={sections} selected={along} onChange={setAlong} />
      <AffectedContent page={params} by={CHANGING_RELATIONS} title={t('desk-pages.affected.changes')} />
      {toRead && (
        <div role="alert">
          <p className="field-error">{toRead}</p>
          <a href={`${href('page', { nid: params.nid, language: params.language })}#approval-by-link`}>
            {t('desk-fields.publish.haveRead')}
          </a>
        </div>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

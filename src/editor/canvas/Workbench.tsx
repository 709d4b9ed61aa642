import type { Data } from '@puckeditor/core';
import { Puck, useGetPuck } from '@puckeditor/core';
import { type ComponentProps, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { EditablePage, PageViolation } from '#src/contract/desk/pages.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { UnsavedNotice } from '../frame/unsaved/UnsavedNotice.tsx';
import { PhonePreview } from '../kit/PhonePreview.tsx';
import { RequestApproval } from '../pages/approval/RequestApproval.tsx';
import { getActionFailureText } from '../pages/life/action-failure.ts';
import { republishRevision } from '../pages/life/republish-revision.ts';
import { hasBrokenLinks } from '../pages/links/page-links.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { useMergeConflict } from './conflict/use-merge-conflict.ts';
import { useEditing } from './editing.ts';
import { FIELDS_ID, FieldsPane } from './FieldsPane.tsx';
import { NotesPanel } from './notes/NotesPanel.tsx';
import { useNotes } from './notes/use-notes.ts';
import { focusWhenRendered } from './outline/focus-when-rendered.ts';
import { Outline } from './outline/Outline.tsx';
import { PaneSwitch } from './PaneSwitch.tsx';
import { CanvasPalette } from './palette/CanvasPalette.tsx';
import { toggleSide, useIsSideOpen, usePane, usePanesFolded } from './panes.ts';
import { checkPage, toFieldProblem } from './problems/check-page.ts';
import { type NamedProblem, ProblemPanel } from './problems/ProblemPanel.tsx';
import { useFieldLocations } from './problems/use-locations.ts';
import { PublishDialog } from './publishing/PublishDialog.tsx';
import { affectsOnlyThisPage, publishRevision } from './publishing/publish-revision.ts';
import { usePreview } from './publishing/use-preview.ts';
import { Stage } from './Stage.tsx';
import type { UnsavedCopy } from './saving/use-page-copy.ts';
import type { PageSaving } from './saving/use-saving.ts';
import { listChangedSections } from './shared/opened-sections.ts';
import { SectionsAutosave } from './shared/SectionsAutosave.tsx';
import { useShortcuts } from './shortcuts.ts';
import type { PageContent } from './stored/page-content.ts';
import { TopBar } from './TopBar.tsx';
import { EditorNotes } from './together/EditorNotes.tsx';
import { usePresence } from './together/use-presence.ts';
import { TranslationPane } from './translation-pane/TranslationPane.tsx';
import { findOtherLanguage, useIsTranslationOpen, useOtherLanguage } from './translation-pane/translation-pane.ts';
import { dropUndoSteps } from './use-undo.ts';
import { useIsWide } from './use-wide.ts';

/** Revision that is about to be published, and the reason if it was refused because of unreviewed facts. */
type Publishing = Pick<ComponentProps<typeof PublishDialog>, 'vid' | 'unapproved'>;

interface Props {
  readonly page: EditablePage;
  readonly content: PageContent;
  readonly saving: PageSaving;
  /** Unsaved text of an earlier visit; null if there is none. */
  readonly kept: UnsavedCopy | null;
  readonly problems: readonly NamedProblem[];
  readonly onProblems: (problems: readonly NamedProblem[]) => void;
  readonly onDomain: (domain: DomainKey) => void;
  /** Converts page content to the data of the editor library. */
  readonly dataOf: (content: PageContent) => Data;
}

const toFields = () => focusWhenRendered(FIELDS_ID);

/** Palette of block types, which can be dragged to the page. */
const Palette = memo(() => {
  const { t } = useIsland();
  return (
    <>
      <p>{t('desk-fields.palette.lead')}</p>
      <Puck.Components />
    </>
  );
});

/** The panes and bars around the canvas. */
export function Workbench({ page, content, saving, kept, problems, onProblems, onDomain, dataOf }: Props) {
  const { t } = useIsland();
  const { registry, definition, domain } = useEditing();
  const getPuck = useGetPuck();
  const pane = usePane();
  const isWide = useIsWide();
  const [text, setSaid] = useState('');
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const [phoneUrl, setPhoneUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState<number | null>(null);
  /** Revision that visitors see, and the revision they saw before this editor published. */
  const [seen, setSeen] = useState<{ readonly vid: number | null; readonly before: number | null }>({
    vid: page.publishedVid,
    before: null,
  });
  const isFolded = usePanesFolded();
  const isSideOpen = useIsSideOpen();
  const sideTab = useRef('outline');
  const hasOtherOption = findOtherLanguage(page) !== undefined;
  const isSideBySide = useIsTranslationOpen() && hasOtherOption;
  const otherLanguage = useOtherLanguage(page);
  const params = useMemo(() => ({ nid: page.nid, language: page.language }), [page]);
  const [plannedAt, setPlannedAt] = useState(page.state === 'scheduled' ? page.publishAt : null);
  /** Forgets the version before a colleague's publication: restoring it would undo that publication too. */
  const see = ({ publishedVid: vid, state, publishAt }: EditablePage) => {
    setPlannedAt(state === 'scheduled' ? publishAt : null);
    setSeen((previous) => (previous.vid === vid ? previous : { vid, before: null }));
  };
  const noteCount = usePresence(params, saving, see);
  const { preview, makePreview } = usePreview(params, domain, saving.saveNow);
  const { nameOf, jump } = useFieldLocations(content);
  const links = { type: page.type, domains: page.domains, language: page.language, fields: content.fields };
  const { notes, texts, broken } = useNotes(content, links);
  const { state } = saving;
  const wasSaving = useRef(false);
  useEffect(() => {
    // A save stops the schedule.
    if (state.status === 'saved' && wasSaving.current) setPlannedAt(null);
    wasSaving.current = state.status === 'saving';
  }, [state.status]);
  const titledProblems: readonly NamedProblem[] =
    state.status === 'refused' ? state.violations.map(({ path, message }) => ({ path, text: message })) : [];

  const show = (next: PageContent) =>
    getPuck().dispatch({ type: 'replaceRoot', root: dataOf(next).root, recordHistory: true });
  const showMerged = (next: PageContent) => {
    if (state.status === 'conflict') see(state.conflict.current);
    show(next);
    dropUndoSteps(getPuck);
  };
  const meeting = useMergeConflict({ definition, content, saving, show: showMerged });

  const refuse = (violations: readonly PageViolation[]) =>
    onProblems(violations.map(({ path, message }) => ({ path, text: message })));

  const handlePublished = (vid: number) => {
    saving.startFrom({ vid });
    setPlannedAt(null);
    setSeen((previous) => ({ vid, before: previous.vid }));
  };

  const undoPublish = async () => {
    const newest = await saving.saveNow();
    if (newest === null || seen.before === null) return;
    const { vid, failure, isDraftLost } = await republishRevision(params, seen.before, newest);
    saving.startFrom({ vid });
    if (failure) return showToast('failed', getActionFailureText(t, failure, t('desk-pages.putBack.failed')));
    setSeen({ vid: seen.before, before: null });
    showToast('done', t(`desk-pages.putBack.${isDraftLost ? 'noDraft' : 'done'}`));
  };

  const publish = async () => {
    meeting.choose();
    const problems = checkPage(registry, definition, content);
    onProblems(problems.map((problem) => ({ path: problem.path, text: toFieldProblem(t, problem) })));
    if (problems.length > 0) return;
    const vid = await saving.saveNow();
    if (vid === null) return showToast('failed', t('desk-fields.publish.notSaved'));
    if (!page.may.publish) return setAsking(vid);
    // A page is published without a confirmation if it is already published, no other page shows it, all its links work
    // and none of its shared sections was edited.
    const canSkipConfirm =
      listChangedSections().length === 0 &&
      seen.vid !== null &&
      (await affectsOnlyThisPage(params)) &&
      !(await hasBrokenLinks(links));
    if (!canSkipConfirm) return setPublishing({ vid, unapproved: null });
    const outcome = await publishRevision(t, params, vid, content);
    if (outcome.kind === 'refused') return refuse(outcome.violations);
    if (outcome.kind === 'unapproved') return setPublishing({ vid, unapproved: outcome.problem });
    if (outcome.kind === 'failed') return showToast('failed', outcome.problem);
    handlePublished(outcome.vid);
    showToast('done', t('desk-fields.publish.done'));
  };

  useShortcuts({
    save: () => void saving.saveNow().then((vid) => vid !== null && setSaid(t('desk-fields.saving.saved'))),
    publish: () => void publish(),
  });

  return (
    <div className="canvas-editor">
      <TopBar
        page={page}
        state={state}
        plannedAt={plannedAt}
        domain={domain}
        isBehind={otherLanguage.status === 'done' && otherLanguage.value.before !== null}
        onDomain={onDomain}
        onSolve={() => {
          if (state.status === 'failed') void saving.saveNow();
          else meeting.clash ? meeting.choose() : onProblems(titledProblems);
        }}
        onPreview={() => void preview()}
        onPhone={() => void makePreview().then(setPhoneUrl)}
        onPublish={() => void publish()}
        onUndo={seen.before === null ? null : undoPublish}
      />
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {kept && <UnsavedNotice onTakeBack={() => void kept.takeBack(show)} onThrowAway={kept.throwAway} />}
      <SectionsAutosave />
      <ProblemPanel problems={problems} getName={nameOf} onJump={jump} />
      <PaneSwitch hasOtherOption={hasOtherOption} />
      <div
        className="canvas-columns"
        data-pane={pane === 'beside' && !isSideBySide ? 'stage' : pane}
        data-folded={isFolded || undefined}
        data-side={(isSideOpen && !isFolded) || undefined}
        data-beside={isSideBySide || undefined}
      >
        <div className="canvas-side" data-pane-name="outline">
          <Tabs
            label={t('desk-fields.side')}
            onShow={(key) => {
              toggleSide(key === sideTab.current);
              sideTab.current = key;
            }}
            tabs={[
              {
                key: 'outline',
                label: t('desk-fields.outline.title'),
                icon: 'panel-left',
                panel: <Outline announce={setSaid} onEdit={toFields} />,
              },
              // Blocks are dragged to the canvas next to the palette; on narrow screens they are added in the outline.
              ...(isWide
                ? [
                    {
                      key: 'palette',
                      label: t('desk-fields.palette.title'),
                      icon: 'plus',
                      panel: <Palette />,
                    } as const,
                  ]
                : []),
              {
                key: 'notes',
                label: t('desk-fields.notes.title', { count: notes.length }),
                icon: 'circle-alert',
                panel: <NotesPanel notes={notes} texts={texts} nameOf={nameOf} onJump={jump} />,
              },
              {
                key: 'colleagues',
                label: t('desk-fields.colleagues.title', { count: noteCount }),
                icon: 'message-circle',
                panel: <EditorNotes />,
              },
            ]}
          />
        </div>
        {isSideBySide && <TranslationPane fetched={otherLanguage} />}
        <Stage />
        <FieldsPane />
      </div>
      <CanvasPalette announce={setSaid} />
      {publishing !== null && (
        <PublishDialog
          params={params}
          {...publishing}
          content={content}
          broken={broken}
          sections={listChangedSections()}
          onRefused={(violations) => {
            setPublishing(null);
            refuse(violations);
          }}
          onPublished={handlePublished}
          onClose={() => setPublishing(null)}
        />
      )}
      {phoneUrl !== null && (
        <Dialog
          open
          title={t('desk-fields.preview.onPhone')}
          closeLabel={t('forms.close')}
          onClose={() => setPhoneUrl(null)}
        >
          <PhonePreview url={phoneUrl} />
        </Dialog>
      )}
      {asking !== null && <RequestApproval page={params} vid={asking} onClose={() => setAsking(null)} />}
      {meeting.clash && !meeting.isLater && (
        <ConflictDialog {...meeting.clash} mine={content} onSettle={meeting.settle} onLater={meeting.later} />
      )}
    </div>
  );
}

import { useEffect, useMemo } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import { UnsavedNotice } from '../../frame/unsaved/UnsavedNotice.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useMergeConflict } from '../conflict/use-merge-conflict.ts';
import { EditingProvider, useEditing } from '../editing.ts';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { usePageCopy } from '../saving/use-page-copy.ts';
import { useSaving } from '../saving/use-saving.ts';
import type { PageContent } from '../stored/page-content.ts';
import {
  closeSections,
  type OpenedSection,
  registerSectionSave,
  setSectionContent,
  setSectionStatus,
  useOpenedSections,
} from './opened-sections.ts';

interface Props {
  readonly section: OpenedSection;
  readonly definition: NodeDefinition;
}

/**
 * Saves the changes in one section as a draft, stores a copy in the tab until they are saved, and merges saves by other
 * editors.
 */
function SectionAutosave({ section: { page, content }, definition }: Props) {
  const { nid, language, uuid, vid, publishedVid } = page;
  const params = useMemo(() => ({ nid, language }), [nid, language]);
  const { copy, offerFor } = usePageCopy(page);
  const saving = useSaving(params, page, copy);
  const { change, saveNow, startFrom } = saving;
  useEffect(() => registerSectionSave(uuid, saveNow), [uuid, saveNow]);
  useEffect(() => setSectionStatus(uuid, saving.state.status), [uuid, saving.state.status]);
  useEffect(() => change(content), [change, content]);
  // The next save is based on the published revision.
  useEffect(() => {
    if (vid !== null && vid === publishedVid) startFrom({ vid });
  }, [vid, publishedVid, startFrom]);
  const show = (next: PageContent) => setSectionContent(uuid, next);
  const meeting = useMergeConflict({ definition, content, saving, show });
  const editing = useEditing();
  const unsavedOffer = offerFor(saving);
  return (
    <>
      {unsavedOffer && (
        <UnsavedNotice
          of={page.title}
          onTakeBack={() => void unsavedOffer.takeBack(show)}
          onThrowAway={unsavedOffer.throwAway}
        />
      )}
      {meeting.clash && !meeting.isLater && (
        <EditingProvider value={{ ...editing, definition }}>
          <ConflictDialog {...meeting.clash} mine={content} onSettle={meeting.settle} onLater={meeting.later} />
        </EditingProvider>
      )}
    </>
  );
}

/** Saves the shared sections that are edited on this page. */
export function SectionsAutosave() {
  const sections = useOpenedSections();
  useEffect(() => closeSections, []);
  return Object.values(sections).map((section) => {
    const definition = findNodeType(REGISTRY, section.page.type);
    return definition && <SectionAutosave key={section.page.uuid} section={section} definition={definition} />;
  });
}

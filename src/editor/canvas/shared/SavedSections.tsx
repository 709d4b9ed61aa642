import { useEffect, useMemo } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useMeeting } from '../conflict/use-meeting.ts';
import { EditingProvider, useEditing } from '../editing.ts';
import { nodeNamed, REGISTRY } from '../editor-registry.ts';
import { useSaving } from '../saving/use-saving.ts';
import {
  closeSections,
  type OpenedSection,
  saveSectionBy,
  sectionSaving,
  showSection,
  useOpenedSections,
} from './opened-sections.ts';

interface Props {
  readonly section: OpenedSection;
  readonly definition: NodeDefinition;
}

/** Saves what is typed in one section as a draft of it, and settles it with what somebody else saved. */
function SavedSection({ section: { page, content }, definition }: Props) {
  const { nid, language, uuid, vid, publishedVid } = page;
  const params = useMemo(() => ({ nid, language }), [nid, language]);
  const saving = useSaving(params, page, null);
  const { change, saveNow, startFrom } = saving;
  useEffect(() => saveSectionBy(uuid, saveNow), [uuid, saveNow]);
  useEffect(() => sectionSaving(uuid, saving.state.status), [uuid, saving.state.status]);
  useEffect(() => change(content), [change, content]);
  // What was published is what the next save starts from.
  useEffect(() => {
    if (vid !== null && vid === publishedVid) startFrom({ vid });
  }, [vid, publishedVid, startFrom]);
  const meeting = useMeeting({ definition, content, saving, show: (next) => showSection(uuid, next) });
  const editing = useEditing();
  return meeting.clash && !meeting.isLater ? (
    <EditingProvider value={{ ...editing, definition }}>
      <ConflictDialog {...meeting.clash} mine={content} onSettle={meeting.settle} onLater={meeting.later} />
    </EditingProvider>
  ) : null;
}

/** Keeps the sections that are typed in on this page. */
export function SavedSections() {
  const sections = useOpenedSections();
  useEffect(() => closeSections, []);
  return Object.values(sections).map((section) => {
    const definition = nodeNamed(REGISTRY, section.page.type);
    return definition && <SavedSection key={section.page.uuid} section={section} definition={definition} />;
  });
}

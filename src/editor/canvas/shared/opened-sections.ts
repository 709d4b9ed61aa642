import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { useMemo } from 'react';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { setValueByPath } from '../live/marks.ts';
import type { SaveState } from '../saving/use-saving.ts';
import { isDeepEqual, type PageContent } from '../stored/page-content.ts';

/** A shared section, or a question of a list, that is edited on the canvas of a page that shows it. */
export interface OpenedSection {
  readonly page: EditablePage;
  readonly content: PageContent;
  readonly past: readonly PageContent[];
  readonly future: readonly PageContent[];
  /** Time of the last keystroke; typing soon after it belongs to the same undo step. */
  readonly typedAt: number;
  /** Saves the draft immediately; null if saving failed. Omitted until the section is rendered. */
  readonly saveNow?: () => Promise<number | null>;
  readonly status: SaveState['status'];
}

/** Sections that are edited here, by uuid. */
const $sections = map<Readonly<Record<string, OpenedSection>>>({});

/** Keystrokes within this time in ms are one undo step, as in the history of the page. */
const ONE_STEP_MS = 300;

/** Prefix of the owner of a text in a section; the uuid of the section follows. */
const OWNER = 'section:';
export const toSectionOwner = (uuid: string): string => OWNER + uuid;

/** Returns the uuid of the section that owns a text; undefined for a block and for the page. */
export const getSectionUuid = (owner: string): string | undefined =>
  owner.startsWith(OWNER) ? owner.slice(OWNER.length) : undefined;

export const useOpenedSections = (): Readonly<Record<string, OpenedSection>> => useStore($sections);

/** Returns which of these sections are edited here; changes of other sections cause no render. */
export function useOpenedSectionsByUuid(uuids: readonly string[]): readonly OpenedSection[] {
  const sections = useStore($sections, { keys: [...uuids] });
  return useMemo(() => uuids.flatMap((uuid) => sections[uuid] ?? []), [uuids, sections]);
}

/** Returns the kind of a shared entry, as a text key of the desk. */
export const getSharedKind = (type: string): 'section' | 'question' => (type === 'section' ? 'section' : 'question');

/** Returns the values in which editable texts of the section are found: its title and fields. */
export const getSectionValues = ({ content }: OpenedSection): Readonly<Record<string, unknown>> => ({
  ...content.fields,
  title: content.title,
});

/** Returns the section if it is edited here. */
export const findOpenedSection = (uuid: string | undefined): OpenedSection | undefined =>
  uuid === undefined ? undefined : $sections.get()[uuid];

/** Opens the newest draft of a section for editing. */
export function openSection(page: EditablePage): void {
  const content = { title: page.title, fields: page.fields };
  $sections.setKey(page.uuid, { page, content, past: [], future: [], typedAt: 0, status: 'saved' });
}

/** Closes all sections when another page is opened. */
export const closeSections = (): void => $sections.set({});

const updateSection = (uuid: string, next: Partial<OpenedSection>): void => {
  const openedSection = $sections.get()[uuid];
  if (openedSection) $sections.setKey(uuid, { ...openedSection, ...next });
};

/** Registers the function that saves the draft of the section immediately. */
export const registerSectionSave = (uuid: string, saveNow: () => Promise<number | null>): void =>
  updateSection(uuid, { saveNow });

/** Sets the save state of a section. */
export const setSectionStatus = (uuid: string, status: OpenedSection['status']): void =>
  updateSection(uuid, { status });

/** Shows the section after a merge with another editor's save. */
export const setSectionContent = (uuid: string, content: PageContent): void =>
  updateSection(uuid, { content, past: [], future: [] });

/** Sets the published revision of the section. */
export function setPublishedRevision(uuid: string, vid: number): void {
  const openedSection = $sections.get()[uuid];
  if (!openedSection) return;
  updateSection(uuid, { page: { ...openedSection.page, ...openedSection.content, vid, publishedVid: vid } });
}

/**
 * Sets a value at its path in the section; `isOneMore` is true if nothing else was changed since the last keystroke.
 */
export function editSection(
  uuid: string,
  path: readonly (string | number)[],
  value: unknown,
  { now, isOneMore }: { readonly now: number; readonly isOneMore: boolean },
): void {
  const openedSection = $sections.get()[uuid];
  if (!openedSection) return;
  const { content, past, typedAt } = openedSection;
  const next = path[0] === 'title' ? { title: String(value) } : { fields: setValueByPath(content.fields, path, value) };
  const isStep = !isOneMore || now - typedAt > ONE_STEP_MS || past.length === 0;
  updateSection(uuid, {
    content: { ...content, ...next },
    past: isStep ? [...past, content] : past,
    future: [],
    typedAt: now,
  });
}

/** Undoes or redoes one step of typing in the section. */
export function undoSectionStep(uuid: string, direction: 'back' | 'forward'): void {
  const openedSection = $sections.get()[uuid];
  if (!openedSection) return;
  const { content, past, future } = openedSection;
  const next = direction === 'back' ? past.at(-1) : future[0];
  if (!next) return;
  if (direction === 'back')
    updateSection(uuid, { content: next, past: past.slice(0, -1), future: [content, ...future], typedAt: 0 });
  else updateSection(uuid, { content: next, past: [...past, content], future: future.slice(1), typedAt: 0 });
}

/** Returns the sections that were changed here since they were published. */
export const listChangedSections = (): readonly OpenedSection[] =>
  Object.values($sections.get()).filter(
    ({ page, content }) => !isDeepEqual(content, { title: page.title, fields: page.fields }),
  );

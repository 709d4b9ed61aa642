import type { ComponentData } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import type { ParagraphsField, StoredParagraph } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph, toStoredParagraphs } from '#registry/stored.ts';
import { openPage } from '#src/contract/desk/pages.ts';
import { openRevision } from '#src/contract/desk/revisions.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { copyForm } from '../../pages/make/page-form.ts';
import { type EditingState, useEditing } from '../editing.ts';
import { type EditorRegistry, findNodeType, findParagraph } from '../editor-registry.ts';
import { toItemUuid, toStoredBlock } from '../stored/from-puck.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { toPuckBlock } from '../stored/to-puck.ts';
import { findSectionUuid, findVisibleSection } from '../stored/visible-section.ts';
import { copyBlock } from './copy-block.ts';
import { createSection, getSectionShape, type SectionShape, toSectionBlock } from './share-block.ts';
import { useBlockActions } from './use-block-actions.ts';

const UNSEEN: Failure = { kind: 'not_found', status: null, message: '' };

function copySection(registry: EditorRegistry, type: string, fields: Readonly<Record<string, unknown>>) {
  const definition = findNodeType(registry, type);
  const blocks = definition ? listBlockFields(definition).flatMap(([name]) => toStoredParagraphs(fields[name])) : [];
  return blocks.map((block) => copyBlock(toPuckBlock(registry, block, new Map())));
}

/** Loads the blocks of a section as published, each with a new id. */
async function loadSectionBlocks(
  uuid: string,
  { registry, tools, language }: Pick<EditingState, 'registry' | 'tools' | 'language'>,
): Promise<Result<readonly ComponentData[]>> {
  const section = findVisibleSection(uuid, tools.resolve);
  if (!section) return { ok: false, failure: UNSEEN };
  const params = { nid: section.nid, language };
  const page = await getApiClient().call(openPage, { params });
  if (!page.ok) return page;
  const { type, vid, publishedVid, fields } = page.value;
  if (publishedVid === null || publishedVid === vid) return { ...page, value: copySection(registry, type, fields) };
  const result = await getApiClient().call(openRevision, { params: { ...params, vid: publishedVid } });
  return result.ok ? { ...result, value: copySection(registry, type, result.value.fields) } : result;
}

interface Props {
  readonly shape: SectionShape;
  readonly block: StoredParagraph;
  /** Name of the block, used as the start of the name of the section. */
  readonly name: string;
  /** Called with the uuid of the new section. */
  readonly onShared: (uuid: string) => void;
  readonly onClose: () => void;
}

function ShareForm({ shape, block, name, onShared }: Omit<Props, 'onClose'>) {
  const { t } = useIsland();
  const { nid, domains, language } = useEditing();
  const form = useDeskForm({
    keep: `page.${nid}.share.${language}`,
    form: copyForm,
    id: 'share-block',
    start: { title: name },
    textKey: 'desk-pages.make.errors',
    submit: ({ title }) => createSection(shape, { title, domains, language, block }),
    onDone: onShared,
  });
  return (
    <DeskForm form={form} submit={t('desk-fields.section.share')}>
      <TextField
        {...form.field('title')}
        label={t('desk-fields.section.name')}
        help={t('desk-fields.section.nameHelp')}
        autoComplete="off"
      />
    </DeskForm>
  );
}

/** Dialog that converts a block to a section that other pages can show too. */
function ShareBlock({ onClose, ...props }: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-fields.section.share')} onClose={onClose}>
      <ShareForm {...props} />
    </FormDialog>
  );
}

interface SectionList {
  readonly list: string;
  readonly field: ParagraphsField<string>;
  readonly items: readonly ComponentData[];
  readonly getName: (item: ComponentData) => { readonly kind: string; readonly summary: string };
  readonly announce: (text: string) => void;
  /** Called with the id of the first block that replaced a section. */
  readonly onDetached: (id: string) => void;
}

/** Returns the actions that convert a block to a shared section, and a section to blocks of the page. */
export function useSections({ list, field, items, getName, announce, onDetached }: SectionList) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const editing = useEditing();
  const { registry } = editing;
  const actions = useBlockActions();
  const shape = useMemo(() => getSectionShape(registry), [registry]);
  const [sharing, setSharing] = useState<{ readonly block: StoredParagraph; readonly name: string } | null>(null);
  const readUuid = ({ type, props }: ComponentData) => findSectionUuid(findParagraph(registry, type), props);

  /** Replaces the block from which the section was created, which may have moved in the meantime. */
  const insertSection = (sectionUuid: string, section: string) => {
    setSharing(null);
    const index = items.findIndex(({ props }) => toItemUuid(String(props.id)) === sectionUuid);
    if (index < 0 || !shape) return;
    actions.replace({ list, at: index }, [toSectionBlock(shape, section)]);
    showToast('done', t('desk-fields.section.shared'));
  };

  return {
    isSection: (item: ComponentData) => readUuid(item) !== undefined,
    /** Replaces a section with copies of its blocks, which belong only to this page. */
    detach: async (item: ComponentData, at: number) => {
      const sectionBlocks = await loadSectionBlocks(readUuid(item) ?? '', editing);
      if (!sectionBlocks.ok || sectionBlocks.value.length === 0)
        return showToast('failed', t('desk-fields.section.notDetached'));
      actions.replace({ list, at }, sectionBlocks.value);
      announce(t('desk-fields.section.detached', { count: sectionBlocks.value.length, at: at + 1 }));
      onDetached(String(sectionBlocks.value[0]?.props.id));
    },
    mayShare: ({ type }: ComponentData) =>
      mayPublish && shape?.allow.includes(type) === true && field.allow.includes(shape.paragraph.name),
    share: (item: ComponentData) => {
      const block = toStoredBlock(registry, item, new Map());
      const { kind, summary } = getName(item);
      if (isStoredParagraph(block)) setSharing({ block, name: summary || kind });
    },
    dialog: sharing && shape && (
      <ShareBlock
        shape={shape}
        {...sharing}
        onShared={(uuid) => insertSection(sharing.block.uuid, uuid)}
        onClose={() => setSharing(null)}
      />
    ),
  };
}

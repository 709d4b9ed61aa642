import type { ComponentData } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import type { ParagraphsField, StoredParagraph } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useEditing } from '../editing.ts';
import { paragraphNamed } from '../editor-registry.ts';
import { blockFromPuck, uuidOf } from '../stored/from-puck.ts';
import { sectionOf } from '../stored/shown-section.ts';
import { blocksOfSection } from './detach-section.ts';
import { ShareBlock } from './ShareBlock.tsx';
import { sectionShape, toSectionBlock } from './share-block.ts';
import { useBlockActions } from './use-block-actions.ts';

interface Given {
  readonly list: string;
  readonly field: ParagraphsField<string>;
  readonly items: readonly ComponentData[];
  readonly nameOf: (item: ComponentData) => { readonly kind: string; readonly summary: string };
  readonly say: (text: string) => void;
  /** Called with the id of the first block that replaced a section. */
  readonly onDetached: (id: string) => void;
}

/** Actions of a list of blocks to turn a block into a shared section, and a section into blocks of the page. */
export function useSections({ list, field, items, nameOf, say, onDetached }: Given) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const editing = useEditing();
  const { registry } = editing;
  const actions = useBlockActions();
  const shape = useMemo(() => sectionShape(registry), [registry]);
  const [sharing, setSharing] = useState<{ readonly block: StoredParagraph; readonly name: string } | null>(null);
  const uuidIn = ({ type, props }: ComponentData) => sectionOf(paragraphNamed(registry, type), props);

  /** The section replaces the block that it was made of, which may have moved meanwhile. */
  const put = (own: string, section: string) => {
    setSharing(null);
    const at = items.findIndex(({ props }) => uuidOf(String(props.id)) === own);
    if (at < 0 || !shape) return;
    actions.replace({ list, at }, [toSectionBlock(shape, section)]);
    showToast('done', t('desk-fields.section.shared'));
  };

  return {
    isSection: (item: ComponentData) => uuidIn(item) !== undefined,
    /** Puts the blocks of a section in its place: from then on they are this page's own. */
    detach: async (item: ComponentData, at: number) => {
      const found = await blocksOfSection(uuidIn(item) ?? '', editing);
      if (!found.ok || found.value.length === 0) return showToast('failed', t('desk-fields.section.notDetached'));
      actions.replace({ list, at }, found.value);
      say(t('desk-fields.section.detached', { count: found.value.length, at: at + 1 }));
      onDetached(String(found.value[0]?.props.id));
    },
    mayShare: ({ type }: ComponentData) =>
      mayPublish && shape?.allow.includes(type) === true && field.allow.includes(shape.paragraph.name),
    share: (item: ComponentData) => {
      const block = blockFromPuck(registry, item, new Map());
      const { kind, summary } = nameOf(item);
      if (isStoredParagraph(block)) setSharing({ block, name: summary || kind });
    },
    dialog: sharing && shape && (
      <ShareBlock
        shape={shape}
        {...sharing}
        onShared={(uuid) => put(sharing.block.uuid, uuid)}
        onClose={() => setSharing(null)}
      />
    ),
  };
}

import type { SlotComponent } from '@puckeditor/core';
import { useMemo } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { useValueAfterPause } from '../kit/use-value-after-pause.ts';
import { RenderedBlockContent } from './BlockOnCanvas.tsx';
import { PAGE_ID, useEditing } from './editing.ts';
import type { Mark } from './live/marks.ts';
import { listBlockItems } from './problems/block-ids.ts';
import { getListClass } from './render/block-classes.ts';
import { BlockLayoutProvider } from './render/block-layout.ts';
import { type BlocksByList, type PageFrame, renderCanvasFrame } from './render/render-canvas-frame.ts';
import { useStableObject } from './render/use-stable-object.ts';
import { listBlockFields } from './stored/page-content.ts';
import { usePuck } from './use-puck.ts';

type Props = Readonly<Record<string, unknown>> & { readonly definition: NodeDefinition };

/** Hint to add the first block to an empty list. */
function EmptyList({ list }: { readonly list: string }) {
  const { t } = useIsland();
  const isEmpty = usePuck(({ appState: { data } }) => listBlockItems(data, list).length === 0);
  return isEmpty ? <p className="canvas-empty page-width">{t('desk-fields.canvas.empty')}</p> : null;
}

/** Slot for the blocks of one list of the page, in the layout of that list. */
function Blocks({ slot: Slot, blocks }: { readonly slot: SlotComponent; readonly blocks: PageFrame['blocks'] }) {
  return <Slot className={getListClass(blocks)} minEmptyHeight={120} />;
}

const toIdsKey = (blocks: BlocksByList) =>
  JSON.stringify(Object.values(blocks).map((list) => list.map(({ props }) => props.id)));

/**
 * Returns the blocks with which the frame of the page is rendered. Updated immediately when a block is added, removed
 * or moved, and after a pause in typing when only texts changed, because the table of contents of a long page requires
 * rendering every block.
 */
function useFramedBlocks(definition: NodeDefinition): BlocksByList {
  const data = usePuck(({ appState }) => appState.data);
  const blocks = useMemo(
    () => Object.fromEntries(listBlockFields(definition).map(([name]) => [name, listBlockItems(data, name)])),
    [definition, data],
  );
  const rested = useValueAfterPause(blocks);
  const isSettled = useMemo(() => toIdsKey(rested) === toIdsKey(blocks), [rested, blocks]);
  return isSettled ? rested : blocks;
}

/** The page on the canvas: its frame, with a slot for each list of blocks. */
export function PageOnCanvas({ definition, puck: _puck, children: _children, editMode: _mode, ...values }: Props) {
  const { tools } = useEditing();
  const { language } = useIsland();
  const lists = listBlockFields(definition);
  const framed = useFramedBlocks(definition);
  const unframed = useStableObject(Object.fromEntries(Object.entries(values).filter(([name]) => !(name in framed))));
  // The page is selected if no block is selected.
  const isChosen = usePuck(({ selectedItem }) => !selectedItem);
  const { frame, marks } = useMemo(() => {
    const marks: Mark[] = [];
    const marking = { owner: PAGE_ID, language, path: [], marks, hasEmpty: isChosen };
    return { marks, frame: renderCanvasFrame(definition, unframed, framed, { ...tools, marking }) };
  }, [definition, unframed, framed, tools, language, isChosen]);
  const { drawn, blocks } = frame;
  // A section shows only its blocks, which are listed below.
  const isBlocksAlone = definition.renderedBy === 'parent' && lists.length > 0;
  const layout = useStableObject({ blocks, besideBlock: frame.blocks === 'reading' ? frame.besideBlock : null });
  return (
    <BlockLayoutProvider value={layout}>
      <div className={`canvas-page ${definition.name.replaceAll('_', '-')}`}>
        {drawn.kind === 'html' ? (
          <RenderedBlockContent drawn={drawn} definition={definition} values={values} marks={marks} />
        ) : (
          <div className="page-width">
            <h1>{String(values.title ?? '')}</h1>
            {!isBlocksAlone && (
              <RenderedBlockContent drawn={drawn} definition={definition} values={values} marks={marks} />
            )}
          </div>
        )}
        {lists.map(([name, field]) => {
          const slot = values[name] as SlotComponent | undefined;
          if (typeof slot !== 'function') return null;
          return (
            <div key={name} className={blocks === 'reading' ? 'page-width reading canvas-reading' : undefined}>
              {frame.blocks === 'reading' && <SafeHtmlBlock html={frame.beside} className="reading-aside" />}
              {lists.length > 1 && <h2 className="page-width canvas-list-name">{field.label[language]}</h2>}
              <EmptyList list={name} />
              <Blocks slot={slot} blocks={blocks} />
            </div>
          );
        })}
      </div>
    </BlockLayoutProvider>
  );
}

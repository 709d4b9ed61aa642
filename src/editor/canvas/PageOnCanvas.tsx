import type { SlotComponent } from '@puckeditor/core';
import type { NodeDefinition } from '#registry/define.ts';
import { useIsland } from '#src/session/Island.tsx';
import { DrawnBlock } from './BlockOnCanvas.tsx';
import { useEditing } from './editing.ts';
import { itemsOf } from './problems/block-ids.ts';
import { BlockLayoutProvider } from './render/block-layout.ts';
import { drawFrame } from './render/draw-block.ts';
import { blockFields } from './stored/page-content.ts';
import { usePuck } from './use-puck.ts';

type Props = Readonly<Record<string, unknown>> & { readonly definition: NodeDefinition };

/** Says on a list without blocks how the first one comes there. */
function EmptyList({ list }: { readonly list: string }) {
  const { t } = useIsland();
  const isEmpty = usePuck(({ appState: { data } }) => itemsOf(data, list).length === 0);
  return isEmpty ? <p className="canvas-empty page-width">{t('desk-fields.canvas.empty')}</p> : null;
}

/** The page on the canvas: what stands around its blocks, and a place for each of its lists of blocks. */
export function PageOnCanvas({ definition, puck: _puck, children: _children, editMode: _mode, ...values }: Props) {
  const { tools } = useEditing();
  const { language } = useIsland();
  const { drawn, blocks } = drawFrame(definition, values, tools);
  const lists = blockFields(definition);
  return (
    <BlockLayoutProvider value={blocks}>
      <div className={`canvas-page ${definition.name.replaceAll('_', '-')}`}>
        {drawn.kind === 'html' ? (
          <DrawnBlock drawn={drawn} definition={definition} values={values} />
        ) : (
          <div className="page-width">
            <h1>{String(values.title ?? '')}</h1>
            <DrawnBlock drawn={drawn} definition={definition} values={values} />
          </div>
        )}
        {lists.map(([name, field]) => {
          const Slot = values[name] as SlotComponent | undefined;
          if (typeof Slot !== 'function') return null;
          return (
            <div key={name}>
              {lists.length > 1 && <h2 className="page-width canvas-list-name">{field.label[language]}</h2>}
              <EmptyList list={name} />
              <Slot
                className={blocks === 'bands' ? 'canvas-blocks' : 'page-width canvas-blocks canvas-column'}
                minEmptyHeight={120}
              />
            </div>
          );
        })}
      </div>
    </BlockLayoutProvider>
  );
}

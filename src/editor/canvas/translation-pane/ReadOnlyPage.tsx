import type { ComponentData } from '@puckeditor/core';
import { memo, useMemo } from 'react';
import type { Definition } from '#registry/define.ts';
import type { OtherLanguage } from '#src/contract/desk/other-language.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { CanvasCard } from '../BlockOnCanvas.tsx';
import { toBlockContext, useCanvasContext } from '../canvas-context.ts';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { replaceMarks } from '../live/marks.ts';
import { listBlockItems } from '../problems/block-ids.ts';
import { getBlockClasses, getListClass } from '../render/block-classes.ts';
import { type BlockResult, type BlockTools, renderBlock } from '../render/render-block.ts';
import { renderCanvasFrame } from '../render/render-canvas-frame.ts';
import { findRowPosition } from '../render/row-position.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { toPuckData } from '../stored/to-puck.ts';
import { useReferences } from '../use-references.ts';

interface Props {
  readonly page: OtherLanguage;
  /** Uuids of the blocks that changed since the last update of the translation. */
  readonly marked: ReadonlySet<string>;
  /** The selected block of the edited page; null for the page as a whole. */
  readonly selected: string | null;
}

/** Rendered block without tab stops; nothing for a block of a type without a component. */
function Drawing({ drawn, definition, className }: { drawn: BlockResult; definition: Definition; className?: string }) {
  const { language } = useIsland();
  const html = useMemo(() => (drawn.kind === 'html' ? replaceMarks(drawn.html, []) : null), [drawn]);
  if (html !== null) return <SafeHtmlBlock html={html} {...(className ? { className } : {})} />;
  return (
    <CanvasCard title={definition.label[language]} className={className}>
      {null}
    </CanvasCard>
  );
}

interface BlockProps extends Omit<Props, 'page'> {
  readonly item: ComponentData;
  readonly place: ReturnType<typeof getBlockClasses>;
  readonly tools: BlockTools;
}

function Block({ item, place, tools, marked, selected }: BlockProps) {
  const { t } = useIsland();
  const id = String(item.props.id);
  const definition = findParagraph(tools.registry, item.type);
  if (!definition) return null;
  return (
    <div className={place.place} data-block={id} data-chosen={id === selected || undefined}>
      {marked.has(id) && <p className="canvas-source-changed">{t('desk-fields.beside.changedHere')}</p>}
      <div className={place.row}>
        <Drawing
          drawn={renderBlock(definition, item.props, tools)}
          definition={definition}
          {...(place.inner ? { className: place.inner } : {})}
        />
      </div>
    </div>
  );
}

/** Read-only page as visitors see it, its blocks aligned with those of the page that is edited. */
export const ReadOnlyPage = memo(function ReadPage({ page, marked, selected }: Props) {
  const { registry, definition, domain, tools } = useEditing();
  const canvasContext = useCanvasContext();
  const content = useMemo(() => ({ title: page.title, fields: page.fields }), [page]);
  const resolve = useReferences({ registry, definition, domain, language: page.language }, content);
  const blockTools = useMemo<BlockTools>(() => {
    const context = toBlockContext(canvasContext, domain, page.language);
    return { registry, context, resolve, safe: tools.safe };
  }, [registry, canvasContext, domain, page, resolve, tools]);
  const { data } = useMemo(() => toPuckData(registry, definition, content), [registry, definition, content]);
  const lists = listBlockFields(definition).map(([name]) => [name, listBlockItems(data, name)] as const);
  const frame = renderCanvasFrame(definition, data.root.props ?? {}, Object.fromEntries(lists), blockTools);
  const besideBlock = frame.blocks === 'reading' ? frame.besideBlock : null;
  return (
    <div className={`canvas-page canvas-read ${definition.name.replaceAll('_', '-')}`}>
      {frame.drawn.kind === 'html' ? (
        <Drawing drawn={frame.drawn} definition={definition} />
      ) : (
        <div className="page-width">
          <h1>{page.title}</h1>
        </div>
      )}
      {lists.map(([name, items]) => (
        <div key={name} className={frame.blocks === 'reading' ? 'page-width reading canvas-reading' : undefined}>
          {frame.blocks === 'reading' && (
            <SafeHtmlBlock html={replaceMarks(frame.beside, [])} className="reading-aside" />
          )}
          <div className={getListClass(frame.blocks)}>
            {items.map((item) => {
              const id = String(item.props.id);
              const blockClasses = getBlockClasses(findRowPosition(items, id), frame.blocks, id === besideBlock);
              return (
                <Block
                  key={id}
                  item={item}
                  place={blockClasses}
                  tools={blockTools}
                  marked={marked}
                  selected={selected}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
});

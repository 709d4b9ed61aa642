import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Definition, ParagraphDefinition } from '#registry/define.ts';
import { getFields } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { CanvasBlock, type CanvasItem } from './CanvasBlock.tsx';
import { useEditing } from './editing.ts';
import { EditableHtml } from './live/EditableHtml.tsx';
import type { Mark } from './live/marks.ts';
import { listKeyFacts } from './render/key-facts.ts';
import { type BlockResult, renderBlock } from './render/render-block.ts';
import { useStableObject } from './render/use-stable-object.ts';
import { useOpenedSectionsByUuid } from './shared/opened-sections.ts';
import { SharedContentNotice } from './shared/SharedContentNotice.tsx';
import { listSharedContent } from './stored/visible-section.ts';
import { usePuck } from './use-puck.ts';

type Values = Readonly<Record<string, unknown>>;

interface CardProps {
  readonly className?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** Card on the canvas for a block without its own rendering. */
export function CanvasCard({ title, className, children }: CardProps) {
  return (
    <div className={className}>
      <div className="canvas-card notice">
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}

interface RenderedProps {
  readonly drawn: BlockResult;
  readonly definition: Definition;
  readonly values: Values;
  readonly marks: readonly Mark[];
  readonly className?: string | undefined;
}

/**
 * Rendered block, or a card with the reason why it could not be rendered. The HTML is frozen while the editor types in
 * it, so that the caret does not move and a text that is briefly empty remains open.
 */
export function RenderedBlockContent({
  drawn: fresh,
  definition,
  values,
  marks: currentMarks,
  className,
}: RenderedProps) {
  const { t, language } = useIsland();
  const [isHeld, setHeld] = useState(false);
  const frozenRef = useRef({ drawn: fresh, marks: currentMarks });
  // The HTML and its marks belong to one rendering, so they change together.
  if (!isHeld) frozenRef.current = { drawn: fresh, marks: currentMarks };
  const { drawn, marks } = frozenRef.current;
  const renderCard = (children: ReactNode) => (
    <CanvasCard title={definition.label[language]} className={className}>
      {children}
    </CanvasCard>
  );
  if (drawn.kind === 'html')
    return <EditableHtml html={drawn.html} marks={marks} className={className} onHold={setHeld} />;
  if (drawn.kind === 'lacks') {
    const field = getFields(definition).find(([name]) => name === drawn.field)?.[1];
    const name = field?.label[language] ?? drawn.field;
    return renderCard(t('desk-fields.card.lacks', { field: name }));
  }
  if (drawn.kind === 'threw') {
    return renderCard(t('desk-fields.card.threw', { message: drawn.message }));
  }
  return renderCard(
    <>
      <ul>
        {listKeyFacts(definition, values, language).map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
      <p>{t('desk-fields.card.screen')}</p>
    </>,
  );
}

type BlockProps = Values & Pick<CanvasItem, 'id' | 'puck'> & { readonly definition: ParagraphDefinition };

/** A block of a known type on the canvas, as visitors see it. */
export function BlockOnCanvas({ definition, puck, id, ...given }: BlockProps) {
  const { tools } = useEditing();
  const { language } = useIsland();
  const values = useStableObject(given);
  const isChosen = usePuck(({ selectedItem }) => selectedItem?.props.id === id);
  const shared = useMemo(() => listSharedContent(definition, values), [definition, values]);
  const openedSections = useOpenedSectionsByUuid(shared);
  const { drawn, marks } = useMemo(() => {
    const marks: Mark[] = [];
    const marking = { owner: id, language, path: [], marks, hasEmpty: isChosen };
    return { marks, drawn: renderBlock(definition, values, { ...tools, marking, opened: openedSections }) };
  }, [definition, id, values, tools, language, isChosen, openedSections]);
  return (
    <CanvasBlock
      id={id}
      name={definition.label[language]}
      puck={puck}
      below={isChosen && shared.length > 0 && <SharedContentNotice id={id} uuids={shared} />}
      draw={(className) => (
        <RenderedBlockContent
          drawn={drawn}
          definition={definition}
          values={values}
          marks={marks}
          className={className}
        />
      )}
    />
  );
}

/** A block of a type that is not in the registry: its name is shown, its values are not changed. */
export function UnknownCanvasBlock({ id, name, puck }: { readonly name?: string } & Pick<CanvasItem, 'id' | 'puck'>) {
  const { t } = useIsland();
  const title = t('desk-fields.card.unknown', { type: name ?? '' });
  return (
    <CanvasBlock
      id={id}
      name={title}
      puck={puck}
      draw={(className) => (
        <CanvasCard title={title} className={className}>
          {t('desk-fields.card.unknownText')}
        </CanvasCard>
      )}
    />
  );
}

import type { PuckContext } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { Definition, ParagraphDefinition } from '#registry/define.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { useEditing } from './editing.ts';
import { useBlockLayout } from './render/block-layout.ts';
import { type Drawn, drawBlock } from './render/draw-block.ts';
import { keyFacts } from './render/key-facts.ts';
import { fieldsOf } from './stored/page-content.ts';

type Values = Readonly<Record<string, unknown>>;

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Stands on the canvas for what has no look of its own there. */
export function CanvasCard({ title, children }: CardProps) {
  return (
    <div className="canvas-card notice">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}

/** What was drawn, or the card that says why it could not be. */
export function DrawnBlock({ drawn, definition, values }: { drawn: Drawn; definition: Definition; values: Values }) {
  const { t, language } = useIsland();
  const title = definition.label[language];
  if (drawn.kind === 'html') return <SafeHtmlBlock html={drawn.html} />;
  if (drawn.kind === 'lacks') {
    const field = fieldsOf(definition).find(([name]) => name === drawn.field)?.[1];
    const name = field?.label[language] ?? drawn.field;
    return <CanvasCard title={title}>{t('desk-fields.card.lacks', { field: name })}</CanvasCard>;
  }
  if (drawn.kind === 'threw') {
    return <CanvasCard title={title}>{t('desk-fields.card.threw', { message: drawn.message })}</CanvasCard>;
  }
  return (
    <CanvasCard title={title}>
      <ul>
        {keyFacts(definition, values, language).map(({ name, text }) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
      <p>{t('desk-fields.card.screen')}</p>
    </CanvasCard>
  );
}

interface Placed {
  /** What it is called where it cannot be seen. */
  readonly name: string;
  readonly puck: Pick<PuckContext, 'dragRef'>;
  readonly children: ReactNode;
}

/** A block at its place on the page, which can be picked up as a whole: what stands in it is not pressed here. */
function Place({ name, puck, children }: Placed) {
  const { t } = useIsland();
  const layout = useBlockLayout();
  const isBand = layout === 'bands';
  return (
    // The editor's library makes it a button.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: see above
    <div
      ref={puck.dragRef}
      className={isBand ? 'band' : undefined}
      aria-label={t('desk-fields.canvas.block', { name })}
    >
      <div inert className={isBand ? 'page-width' : undefined}>
        {children}
      </div>
    </div>
  );
}

type BlockProps = Values & Pick<Placed, 'puck'> & { readonly id: string; readonly definition: ParagraphDefinition };

/** A block of a known type on the canvas, as visitors see it. */
export function BlockOnCanvas({ definition, puck, id: _id, ...values }: BlockProps) {
  const { tools } = useEditing();
  const { language } = useIsland();
  const drawn = drawBlock(definition, values, tools);
  return (
    <Place name={definition.label[language]} puck={puck}>
      <DrawnBlock drawn={drawn} definition={definition} values={values} />
    </Place>
  );
}

/** A block of a type that the registry does not know: named, and left as it is. */
export function UnknownOnCanvas({ name, puck }: { readonly name?: string } & Pick<Placed, 'puck'>) {
  const { t } = useIsland();
  const title = t('desk-fields.card.unknown', { type: name ?? '' });
  return (
    <Place name={title} puck={puck}>
      <CanvasCard title={title}>{t('desk-fields.card.unknownText')}</CanvasCard>
    </Place>
  );
}

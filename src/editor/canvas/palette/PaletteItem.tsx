import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { BlockPreview } from './BlockPreview.tsx';

interface Props {
  readonly name: string;
  readonly children?: ReactNode;
}

/** Name and description of a type. */
export function PaletteName({ name, children }: Props) {
  const { language } = useIsland();
  const { registry } = useEditing();
  const definition = findParagraph(registry, name);
  if (!definition) return <>{children}</>;
  return (
    <span className="canvas-palette-name">
      <strong>{definition.label[language]}</strong>
      <span>{definition.hint[language]}</span>
    </span>
  );
}

/** A draggable type in the palette: its name, description and preview. */
export function PaletteItem({ name, children }: Props) {
  const { registry } = useEditing();
  const definition = findParagraph(registry, name);
  return (
    <div className="canvas-palette-item">
      <PaletteName name={name}>{children}</PaletteName>
      {definition && <BlockPreview definition={definition} />}
    </div>
  );
}

import { useMemo } from 'react';
import type { ParagraphDefinition } from '#registry/define.ts';
import { renderExample } from '#registry/gallery.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { useEditing } from '../editing.ts';

/**
 * Small, inert preview of the example of a type. Renders nothing for a type that a screen shows, or if rendering the
 * example fails.
 */
export function BlockPreview({ definition }: { readonly definition: ParagraphDefinition }) {
  const { registry, context, tools } = useEditing();
  const html = useMemo(() => {
    const example = registry.examples[definition.name];
    if (!example || !registry.components[definition.name]) return null;
    try {
      return renderExample(definition, example, context, tools);
    } catch {
      // The example of a type under development may not be complete.
      return null;
    }
  }, [registry, definition, context, tools]);
  if (html === null) return null;
  return (
    <div className="canvas-preview" inert aria-hidden="true">
      <div>
        <SafeHtmlBlock html={html} />
      </div>
    </div>
  );
}

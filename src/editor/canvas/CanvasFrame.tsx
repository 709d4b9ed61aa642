import { type ReactNode, useEffect } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { useCanvasContext } from './canvas-context.ts';
import { useEditing } from './editing.ts';
import { useFrameDocument } from './frame-document.ts';
import { forwardKeys } from './shortcuts.ts';

interface Props {
  readonly children: ReactNode;
  readonly document?: Document;
}

/** Document of the canvas, with the style sheet, language and colours of the domain's pages. */
export function CanvasFrame({ children, document: target }: Props) {
  const { t } = useIsland();
  const { domain, language } = useEditing();
  const { sheets } = useCanvasContext();
  const title = t('desk-fields.canvas.title');
  useFrameDocument(target, { domain, language, sheet: sheets[domain], title });
  useEffect(() => (target ? forwardKeys(target) : undefined), [target]);
  return <>{children}</>;
}

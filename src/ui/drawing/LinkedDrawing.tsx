import { VIEW_BOXES } from './frames.ts';
import linked from './linked.json' with { type: 'json' };

export type LinkedDrawingName = keyof typeof linked;

interface LinkedDrawingProps {
  readonly kind: keyof typeof VIEW_BOXES;
  readonly href: string;
  readonly crop?: string;
}

interface Props {
  name: LinkedDrawingName | (string & {});
  alt?: string;
  /** True if the page may replace it by another drawing of the same kind before hydration (`shell/before-paint.js`). */
  isChangedBefore?: boolean;
}

/**
 * A drawing loaded from its file, for islands: the page loads only this drawing, and scripts do not contain its paths.
 * Decorative without `alt`. Renders nothing for an unknown name.
 */
export function LinkedDrawing({ name, alt = '', isChangedBefore = false }: Props) {
  const drawing = (linked as Readonly<Record<string, LinkedDrawingProps | undefined>>)[name];
  if (!drawing) return null;
  const { kind, href, crop } = drawing;
  return (
    <svg
      className={`drawing ${kind}${crop ? ` crop-${crop}` : ''}`}
      {...VIEW_BOXES[kind]}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <use href={href} suppressHydrationWarning={isChangedBefore} />
    </svg>
  );
}

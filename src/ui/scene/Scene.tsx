import type { ReactNode } from 'react';
import { Drawing } from '../drawing/Drawing.tsx';
import type { DrawingName } from '../drawing/drawings.ts';

/** Header of a page with a landscape; the text is in its sky. */
export function Scene({
  drawing,
  children,
}: {
  drawing?: DrawingName | (string & {}) | undefined;
  children: ReactNode;
}) {
  return (
    <section className="scene">
      <div className="page-width">{children}</div>
      {drawing && <Drawing name={drawing} isLinked />}
    </section>
  );
}

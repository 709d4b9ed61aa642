import type { ReactNode } from 'react';
import { LinkedDrawing, type LinkedName } from '../drawing/LinkedDrawing.tsx';
import { ArrowLink } from '../way-link/ArrowLink.tsx';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** A back link, above the title. */
  back?: { readonly href: string; readonly text: string };
  /** A landscape next to the column if there is room, otherwise below it. */
  scene?: LinkedName;
  /** On a phone the landscape is above the column, as a band. */
  isSceneFirst?: boolean;
  children: ReactNode;
}

/** A screen of one column: its title, then its content. */
export function Screen({ title, lead, back, scene, isSceneFirst = false, children }: Props) {
  const column = (
    <div className="stack">
      {back && (
        <p className="screen-back">
          <ArrowLink href={back.href} way="back">
            {back.text}
          </ArrowLink>
        </p>
      )}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
  if (!scene) return <div className="page-width page-column screen">{column}</div>;
  return (
    <div className={`page-width screen screen-beside${isSceneFirst ? ' screen-scene-first' : ''}`}>
      {column}
      <LinkedDrawing name={scene} />
    </div>
  );
}

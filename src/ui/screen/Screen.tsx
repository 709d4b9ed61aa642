import type { ReactNode } from 'react';
import { LinkedDrawing, type LinkedDrawingName } from '../drawing/LinkedDrawing.tsx';
import { ArrowLink } from '../way-link/ArrowLink.tsx';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Back link above the title. */
  back?: { readonly href: string; readonly text: string };
  /** Landscape next to the column if there is room, otherwise below it. */
  scene?: LinkedDrawingName;
  /** True to show the landscape above the column on phones. */
  isSceneFirst?: boolean;
  children: ReactNode;
}

/** Single-column layout of a screen: the title and the content. */
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
      {/* Before the column also in the HTML: a drawing that arrives late would move a painted column down. */}
      {isSceneFirst && <LinkedDrawing name={scene} />}
      {column}
      {!isSceneFirst && <LinkedDrawing name={scene} />}
    </div>
  );
}

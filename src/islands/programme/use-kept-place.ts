import { useEffect } from 'react';
import { keepFrame } from '#src/session/first-frame.ts';
import type { LinkedName } from '#src/ui/drawing/LinkedDrawing.tsx';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

/** Keeps heading and landscape, so that the next visit begins with them. */
export function useKeptPlace(heading: string, scene: LinkedName): void {
  useEffect(() => {
    keepFrame({ place: { path: location.pathname, heading, scene, href: linked[scene].href } });
  }, [heading, scene]);
}

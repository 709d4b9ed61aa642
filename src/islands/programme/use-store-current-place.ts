import { useEffect } from 'react';
import type { Light } from '#src/rules/programme/scene.ts';
import { storeFirstFrame } from '#src/session/first-frame.ts';
import type { LinkedDrawingName } from '#src/ui/drawing/LinkedDrawing.tsx';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

/** Stores heading, landscape and time of day, with which the next page load starts. */
export function useStoreCurrentPlace(heading: string, scene: LinkedDrawingName, light: Light): void {
  useEffect(() => {
    storeFirstFrame({ place: { path: location.pathname, heading, scene, light, href: linked[scene].href } });
  }, [heading, scene, light]);
}

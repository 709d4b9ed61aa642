import { useEffect } from 'react';
import type { Light } from '#src/rules/programme/scene.ts';
import { storeFirstFrame } from '#src/session/first-frame.ts';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

const HREFS: Readonly<Record<string, { readonly href: string } | undefined>> = linked;

/** Stores landscape and time of day, with which the next page load starts. */
export function useStoreCurrentPosition(scene: string, light: Light): void {
  useEffect(() => {
    const href = HREFS[scene]?.href;
    if (href) storeFirstFrame({ place: { path: location.pathname, scene, light, href } });
  }, [scene, light]);
}

import { useEffect } from 'react';
import type { Light } from '#src/rules/programme/scene.ts';
import { storeFirstFrame } from '#src/session/first-frame.ts';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

const HREFS: Readonly<Record<string, { readonly href: string } | undefined>> = linked;

/** Stores the landscape, its time of day, and whether it has no drawing; the next page load starts with them. */
export function useStoreCurrentPosition(scene: string, light: Light, isPlain?: boolean): void {
  useEffect(() => {
    const href = HREFS[scene]?.href;
    if (href)
      storeFirstFrame({ place: { path: location.pathname, scene, light, href, ...(isPlain ? { isPlain } : {}) } });
  }, [scene, light, isPlain]);
}

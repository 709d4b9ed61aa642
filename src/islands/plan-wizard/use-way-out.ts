import { useEffect, useState } from 'react';
import { cameFrom } from '#src/session/came-from.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Where the wizard was opened from: the cross, Escape and "later" all lead back there. */
export function useWayOut(): string {
  const { href } = useIsland();
  const [out] = useState(() => cameFrom([href('programme'), href('plan')]));
  useEffect(() => {
    document.querySelector('a[data-close]')?.setAttribute('href', out);
  }, [out]);
  return out;
}

import { useEffect, useState } from 'react';
import { cameFrom } from '#src/session/came-from.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Page that the wizard was opened from: the target of the cross, Escape and "later". */
export function useWayOut(): string {
  const { href } = useIsland();
  const [out] = useState(() => cameFrom([href('programme'), href('plan')]));
  useEffect(() => {
    document.querySelector('a[data-close]')?.setAttribute('href', out);
  }, [out]);
  return out;
}

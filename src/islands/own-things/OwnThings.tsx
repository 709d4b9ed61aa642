import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { Things } from './Things.tsx';
import { WriteUrge } from './WriteUrge.tsx';

/** The own texts and the urge log on the screen for a hard moment; empty while loading. */
export function OwnThings(island: IslandProps) {
  return (
    <Island {...island}>
      <LoggedIn loading={null} frame={() => null}>
        <Things />
        {island.domain.variant === 'self-help' && island.site.offers.urgeLog && <WriteUrge />}
      </LoggedIn>
    </Island>
  );
}

import { useState } from 'react';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { OwnPlans } from './OwnPlans.tsx';
import { Things } from './Things.tsx';
import { WriteUrge } from './WriteUrge.tsx';

const NOWHERE: Pick<Urge, 'place' | 'company'> = { place: null, company: null };

/** The own texts, the own plans and the urge log on the screen for a hard moment; empty while loading. */
export function OwnThings(island: IslandProps) {
  return (
    <Island {...island}>
      <LoggedIn loading={null} frame={() => null}>
        <Own />
      </LoggedIn>
    </Island>
  );
}

function Own() {
  const { domain, site } = useIsland();
  const [where, setWhere] = useState(NOWHERE);
  const isSelfHelp = domain.variant === 'self-help';
  return (
    <>
      <Things>{isSelfHelp && <OwnPlans {...where} />}</Things>
      {isSelfHelp && site.offers.urgeLog && <WriteUrge onWhere={setWhere} />}
    </>
  );
}

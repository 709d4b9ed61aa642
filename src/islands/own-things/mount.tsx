import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { type IfThen, sortByFit } from '#src/rules/hard-moment/if-thens.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { HardMomentTexts } from './HardMomentTexts.tsx';
import { UrgeRecorder } from './UrgeRecorder.tsx';

/** The user's if-then plans; one for this hour, or for the chosen place and company, is first. */
function OwnPlans({ place, company }: Pick<IfThen, 'place' | 'company'>) {
  const { t } = useIsland();
  const ownDay = useUserToday();
  const plansCall = useCall(listIfThens, {});
  if (plansCall.status !== 'done') return null;
  const now = getNow();
  const moment = { date: getAmsterdamDate(now), minute: getAmsterdamMinute(now), ownDay, place, company };
  const plans = sortByFit(plansCall.value.plans, moment);
  if (plans.length === 0) return null;
  return (
    <section className="fitting-plans stack" aria-labelledby="fitting-plans" aria-live="polite">
      <h3 id="fitting-plans">{t('hard-moment.plans.fitting')}</h3>
      {plans.map(({ uuid, situation, action }, index) => (
        <p key={uuid} {...(index === 0 && { className: 'lead' })} dir="auto">
          {t('hard-moment.plans.sentence', { situation, action })}
        </p>
      ))}
    </section>
  );
}

const NOWHERE: Pick<Urge, 'place' | 'company'> = { place: null, company: null };

/** The user's texts, if-then plans and urges on the hard-moment screen; empty while loading. */
function PersonalTexts(island: IslandProps) {
  return (
    <Island {...island}>
      <LoggedIn loading={null} frame={() => null} keepsExpired>
        <LoggedInTexts />
      </LoggedIn>
    </Island>
  );
}

function LoggedInTexts() {
  const { domain, site } = useIsland();
  const [where, setWhere] = useState(NOWHERE);
  const isSelfHelp = domain.variant === 'self-help';
  return (
    <>
      <HardMomentTexts>{isSelfHelp && <OwnPlans {...where} />}</HardMomentTexts>
      {isSelfHelp && site.offers.urgeLog && <UrgeRecorder onWhere={setWhere} />}
    </>
  );
}

/** Renders the user's texts into an element. */
export function mountPersonalTexts(container: HTMLElement, props: IslandProps): void {
  createRoot(container).render(<PersonalTexts {...props} />);
}

import { useState } from 'react';
import { listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { isOftenDismissed, selectIfThens } from '#src/rules/hard-moment/if-thens.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { useToday } from '#src/session/use-today.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** Shows at most one if-then plan for this hour; empty if none matches. */
export function CurrentIfThenPlan(island: IslandProps) {
  return (
    <Island {...island}>
      <LoggedIn loading={null} frame={() => null}>
        <NowCard />
      </LoggedIn>
    </Island>
  );
}

/** Returns the time to the minute, so that an open page is updated. */
const toMomentText = (instant: Date): string => `${getAmsterdamDate(instant)} ${getAmsterdamMinute(instant)}`;

function NowCard() {
  const { t, href } = useIsland();
  const moment = useToday(toMomentText);
  const ownDay = useUserToday();
  const plansCall = useCall(listIfThens, {});
  const notice = useFailureToast();
  const [put, setPut] = useState<readonly string[]>([]);
  if (plansCall.status !== 'done') return null;
  const [date, minute] = moment.split(' ') as [ReturnType<typeof getAmsterdamDate>, string];
  const plans = plansCall.value.plans.filter(({ uuid }) => !put.includes(uuid));
  const [plan] = selectIfThens(plans, { date, minute: Number(minute), ownDay });
  if (!plan) return null;

  const dismissPlan = async (isDone: boolean) => {
    const { call } = getApiClient();
    notice.close();
    setPut([...put, plan.uuid]);
    // Saving replaces the whole plan, which another device may have changed or deleted.
    const list = await call(listIfThens);
    const fresh = list.ok && list.value.plans.find(({ uuid }) => uuid === plan.uuid);
    const result = fresh
      ? await call(saveIfThen, { body: { ...fresh, hiddenOn: ownDay, putOff: isDone ? 0 : fresh.putOff + 1 } })
      : list;
    if (result.ok) return void refreshCalls(listIfThens.name);
    notice.show(toFailureText(t, result.failure));
    return setPut((uuids) => uuids.filter((uuid) => uuid !== plan.uuid));
  };
  return (
    <section className="page-width if-then-now" aria-labelledby="plan-now">
      <div className="sheet stack">
        <h2 id="plan-now">{t('hard-moment.now.title')}</h2>
        <p className="lead" dir="auto">
          {t('hard-moment.plans.sentence', { situation: plan.situation, action: plan.action })}
        </p>
        {isOftenDismissed(plan) && (
          <p>
            <ArrowLink href={href('if-thens')} way="on">
              {t('hard-moment.now.fits')}
            </ArrowLink>
          </p>
        )}
        <div className="button-row">
          <Button kind="quiet" icon="check" onClick={() => void dismissPlan(true)}>
            {t('hard-moment.now.done')}
          </Button>
          <Button kind="plain" onClick={() => void dismissPlan(false)}>
            {t('hard-moment.now.later')}
          </Button>
        </div>
      </div>
    </section>
  );
}

import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import { amsterdamDate, amsterdamMinute } from '#src/rules/calendar/today.ts';
import { type IfThen, ifThensFor } from '#src/rules/hard-moment/if-thens.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useCall } from '#src/session/use-call.ts';

/** The own plans that fit this hour, or the given place and company; two at most. */
export function FittingPlans({ place, company }: Pick<IfThen, 'place' | 'company'>) {
  const { t } = useIsland();
  const own = useCall(listIfThens, {});
  if (own.status !== 'done') return null;
  const now = getNow();
  const moment = { date: amsterdamDate(now), minute: amsterdamMinute(now), place, company };
  const plans = ifThensFor(own.value.plans, moment);
  if (plans.length === 0) return null;
  return (
    <section className="fitting-plans" aria-labelledby="fitting-plans" aria-live="polite">
      <h2 id="fitting-plans">{t('hard-moment.plans.fitting')}</h2>
      {plans.map(({ uuid, situation, action }) => (
        <p key={uuid} className="lead" dir="auto">
          {t('hard-moment.plans.sentence', { situation, action })}
        </p>
      ))}
    </section>
  );
}

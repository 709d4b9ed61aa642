import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import { amsterdamDate, amsterdamMinute } from '#src/rules/calendar/today.ts';
import { type IfThen, sortByFit } from '#src/rules/hard-moment/if-thens.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useOwnToday } from '#src/session/own-today.ts';
import { useCall } from '#src/session/use-call.ts';

/** The own plans, all of them; the one that fits this hour, or the chosen place and company, comes first. */
export function OwnPlans({ place, company }: Pick<IfThen, 'place' | 'company'>) {
  const { t } = useIsland();
  const ownDay = useOwnToday();
  const own = useCall(listIfThens, {});
  if (own.status !== 'done') return null;
  const now = getNow();
  const moment = { date: amsterdamDate(now), minute: amsterdamMinute(now), ownDay, place, company };
  const plans = sortByFit(own.value.plans, moment);
  if (plans.length === 0) return null;
  return (
    <section className="fitting-plans stack" aria-labelledby="fitting-plans" aria-live="polite">
      <h3 id="fitting-plans">{t('hard-moment.plans.fitting')}</h3>
      {plans.map(({ uuid, situation, action }, at) => (
        <p key={uuid} {...(at === 0 && { className: 'lead' })} dir="auto">
          {t('hard-moment.plans.sentence', { situation, action })}
        </p>
      ))}
    </section>
  );
}
